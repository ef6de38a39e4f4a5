/** Why the camera does not work: no https, refused by the user, missing, or in use elsewhere. */
export type CameraProblem = "insecure" | "denied" | "missing" | "busy";

export type Camera = {
  stop: () => void;
  /** Turns the light on or off; absent without one. */
  turnLight?: (on: boolean) => Promise<void>;
};

const problems: Record<string, CameraProblem> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
};

/** Shows the rear camera in `video`; `stop` ends it. Throws a `CameraProblem`. */
export async function openCamera(video: HTMLVideoElement): Promise<Camera> {
  if (!navigator.mediaDevices?.getUserMedia) throw "insecure" satisfies CameraProblem;
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    throw problems[(error as Error).name] ?? ("busy" satisfies CameraProblem);
  }
  video.srcObject = stream;
  // Browsers that block autoplay still show the first picture.
  await video.play().catch(() => undefined);
  const [track] = stream.getVideoTracks();
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  const abilities = track?.getCapabilities?.() as { torch?: boolean } | undefined;
  if (!track || !abilities?.torch) return { stop };
  return { stop, turnLight: (on) => track.applyConstraints({ advanced: [{ torch: on } as object] }) };
}
