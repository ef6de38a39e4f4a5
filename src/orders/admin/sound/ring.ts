let audioContext: AudioContext | undefined;

/** Must be called in a press or key event: browsers block audio otherwise. */
export function readySound(): void {
  audioContext ??= new AudioContext();
  void audioContext.resume();
}

const noteFrequenciesHz = [880, 1_175];
const noteSeconds = 0.25;
/** Of 1, the full volume. */
const startGain = 0.25;
/** An exponential fade never reaches 0. */
const endGain = 0.001;

/** Plays both notes, each fading over twice its length; silent before `readySound`. */
export function ring(): void {
  if (audioContext?.state !== "running") return;
  for (const [index, frequency] of noteFrequenciesHz.entries()) {
    const start = audioContext.currentTime + index * noteSeconds;
    const tone = new OscillatorNode(audioContext, { frequency, type: "triangle" });
    const volume = new GainNode(audioContext, { gain: startGain });
    volume.gain.setValueAtTime(startGain, start);
    volume.gain.exponentialRampToValueAtTime(endGain, start + 2 * noteSeconds);
    tone.connect(volume).connect(audioContext.destination);
    tone.start(start);
    tone.stop(start + 2 * noteSeconds);
  }
}
