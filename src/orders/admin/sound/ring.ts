let audioContext: AudioContext | undefined;

/** Must be called in a press or key event: browsers block audio otherwise. */
export function readySound(): void {
  audioContext ??= new AudioContext();
  void audioContext.resume();
}

/** Two notes in Hz, and the seconds of each. */
const noteFrequenciesHz = [880, 1_175];
const noteSeconds = 0.25;

/** Rings twice; silent before `readySound`. */
export function ring(): void {
  if (audioContext?.state !== "running") return;
  for (const [index, frequency] of noteFrequenciesHz.entries()) {
    const start = audioContext.currentTime + index * noteSeconds;
    const tone = new OscillatorNode(audioContext, { frequency, type: "triangle" });
    const volume = new GainNode(audioContext, { gain: 0.25 });
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 2 * noteSeconds);
    tone.connect(volume).connect(audioContext.destination);
    tone.start(start);
    tone.stop(start + 2 * noteSeconds);
  }
}
