// Three short tones made in code: my turn, not allowed, game over. Off on phones unless switched on.

const KEY = "kosmodrom-sound";
const TONES = { turn: [[660, 0], [880, 0.11]], illegal: [[196, 0]], over: [[523, 0], [659, 0.14], [784, 0.28]] };
let context = null;

export const isOn = () => (localStorage.getItem(KEY) ?? (matchMedia("(pointer: coarse)").matches ? "off" : "on")) === "on";

export function toggle() {
  localStorage.setItem(KEY, isOn() ? "off" : "on");
  if (isOn()) tone("turn");
  return isOn();
}

export function tone(name) {
  if (!isOn() || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [pitch, after] of TONES[name]) {
    const start = context.currentTime + after;
    const source = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.09, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.18);
    source.connect(volume).connect(context.destination);
    source.start(start);
    source.stop(start + 0.2);
  }
}
