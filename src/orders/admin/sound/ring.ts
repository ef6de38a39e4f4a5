let context: AudioContext | undefined;

/** Must be called in a press or key event: browsers block audio otherwise. */
export function readySound(): void {
  context ??= new AudioContext();
  void context.resume();
}

/** Two notes in Hz, and the seconds of each. */
const notes = [880, 1_175];
const seconds = 0.25;

/** Rings twice; silent before `readySound`. */
export function ring(): void {
  if (context?.state !== "running") return;
  for (const [index, frequency] of notes.entries()) {
    const start = context.currentTime + index * seconds;
    const tone = new OscillatorNode(context, { frequency, type: "triangle" });
    const volume = new GainNode(context, { gain: 0.25 });
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 2 * seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 2 * seconds);
  }
}
