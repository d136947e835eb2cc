// The form of a table that is played with a deck of one's own.

import { prepareForms } from "./table_form.js";

prepareForms();
