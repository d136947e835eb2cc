"""A bot in plain Python that plays one table through the JSON API, from opening it to the score sheet.

    kosmodrom serve
    python examples/client.py http://localhost:8765

It opens a table against a bot of the house. With a table and the secret of a seat it plays there instead:

    python examples/client.py http://localhost:8765 TABLE SECRET
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

PATIENCE = 60
"""Seconds without a sign of life after which a stream is opened anew."""


class Refused(Exception):
    """The server said no; `answer` says why."""

    def __init__(self, status: int, answer: dict[str, Any]) -> None:
        super().__init__(f"{status}: {answer.get('message')}")
        self.status = status
        self.answer = answer


class Client:
    """Speaks with one server, as the holder of one secret."""

    def __init__(self, server: str, secret: str | None = None) -> None:
        self.server = server.rstrip("/")
        self.secret = secret

    def _request(self, method: str, path: str, body: object = None, **headers: str) -> urllib.request.Request:
        data = None if body is None else json.dumps(body).encode()
        headers["Content-Type"] = "application/json"
        if self.secret:
            headers["Authorization"] = f"Bearer {self.secret}"
        return urllib.request.Request(self.server + path, data, headers, method=method)

    def call(self, method: str, path: str, body: object = None) -> Any:
        """One request; waits and asks again where the server asks for patience."""
        while True:
            try:
                with urllib.request.urlopen(self._request(method, path, body), timeout=PATIENCE) as answer:
                    return json.loads(answer.read() or b"null")
            except urllib.error.HTTPError as error:
                refused = Refused(error.code, json.loads(error.read()))
                if error.code != 429:
                    raise refused from None
                time.sleep(float(error.headers.get("Retry-After", "1")))

    def events(self, table: str) -> Iterator[dict[str, Any]]:
        """What happens at a table, for ever; a stream that breaks is resumed where it was."""
        last = ""
        while True:
            try:
                request = self._request("GET", f"/api/events?tables={table}")
                if last:
                    request.add_header("Last-Event-ID", last)
                with urllib.request.urlopen(request, timeout=PATIENCE) as stream:
                    for row in stream:
                        field, _, value = row.decode().rstrip("\n").partition(": ")
                        if field == "id":
                            last = value
                        elif field == "data":
                            yield json.loads(value)
            except urllib.error.HTTPError as error:
                if error.code < 500 and error.code != 429:
                    raise Refused(error.code, json.loads(error.read())) from None
                time.sleep(float(error.headers.get("Retry-After", "1")))
            except OSError:
                time.sleep(1)


def play(client: Client, table: str, choose: random.Random) -> dict[str, Any]:
    """Decide at random whenever asked; the table when the match is over."""
    for event in client.events(table):
        for sentence in event["told"]:
            print(sentence["words"])
        asked = event["question"] is not None
        while asked:
            asked = decide(client, table, choose)
        if event["state"] == "over":
            break
    over: dict[str, Any] = client.call("GET", f"/api/tables/{table}")
    return over


def decide(client: Client, table: str, choose: random.Random) -> bool:
    """Answer one question; whether another one may follow at once."""
    legal = client.call("GET", f"/api/tables/{table}/legal")
    if not legal["asked"]:
        return False
    chosen = choose.choice(legal["decisions"])
    answer = {"question": legal["question"], "decision": chosen["decision"]}
    try:
        client.call("POST", f"/api/tables/{table}/decide", answer)
    except Refused as refused:
        if refused.status != 409:
            raise
        print("refused:", refused.answer["message"])
    return True


def main(server: str, table: str | None = None, secret: str | None = None) -> None:
    client = Client(server, secret)
    if table is None:
        seats = [{"kind": "me", "name": "A client"}, {"kind": "bot", "level": "random"}]
        opened = client.call("POST", "/api/tables", {"game": "star_scrappers", "seats": seats})
        table, client.secret = str(opened["table"]), opened["secret"]
    over = play(client, table, random.Random())
    print()
    for name, points in zip((seat["name"] for seat in over["seats"]), over["result"]["scores"], strict=True):
        print(f"{name}: {points}")


if __name__ == "__main__":
    main(*sys.argv[1:])
