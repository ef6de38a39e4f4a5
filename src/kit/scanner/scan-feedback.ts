/** The signal: how long it vibrates, and a beep of this pitch (Hz), length (s) and volume (0 to 1). */
const vibrationMs = 60;
const beep = { frequency: 1_760, seconds: 0.09, volume: 0.08 };

let context: AudioContext | undefined;

/** Beeps and vibrates, so that staff need not look at the screen. Does nothing if the browser allows neither. */
export function signalScanAccepted(): void {
  navigator.vibrate?.(vibrationMs);
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
  if (context.state !== "running") return;
  const tone = new OscillatorNode(context, { frequency: beep.frequency, type: "square" });
  const volume = new GainNode(context, { gain: beep.volume });
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + beep.seconds);
}
