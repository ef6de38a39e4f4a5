let context: AudioContext | undefined;

/** Beeps and vibrates, so that staff need not look at the screen. Does nothing if the browser allows neither. */
export function signalScanAccepted(): void {
  navigator.vibrate?.(60);
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
  if (context.state !== "running") return;
  const tone = new OscillatorNode(context, { frequency: 1_760, type: "square" });
  const volume = new GainNode(context, { gain: 0.08 });
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + 0.09);
}
