import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { findReader } from "./find-reader.ts";
import { type Camera, type CameraProblem, openCamera } from "./open-camera.ts";
import { readCodes } from "./read-codes.ts";

type CameraState =
  | { step: "opening" }
  | { step: "open"; light: Camera["light"] }
  /** `reader`: what reads the codes could not be loaded. */
  | { step: "failed"; problem: CameraProblem | "reader" };

const watchVisibility = (changed: () => void) => {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
};

/** The rear camera in `video` and the codes that it sees; off while the page is hidden and after unmounting. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void) {
  const [state, setState] = useState<CameraState>({ step: "opening" });
  const [attempt, setAttempt] = useState(0);
  const take = useEffectEvent(onCode);
  const isVisible = useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === "visible",
    () => false,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the camera again
  useEffect(() => {
    const picture = video.current;
    if (!isVisible || !picture) return;
    let isOver = false;
    let camera: Camera | undefined;
    const run = async () => {
      const reader = findReader();
      reader.catch(() => undefined);
      camera = await openCamera(picture);
      if (isOver) return camera.stop();
      setState({ step: "open", light: camera.light });
      const loadedReader = await reader.catch(() => {
        throw "reader";
      });
      await readCodes(picture, loadedReader, () => isOver, take);
    };
    run().catch((problem: CameraProblem | "reader") => {
      camera?.stop();
      if (!isOver) setState({ step: "failed", problem });
    });
    return () => {
      isOver = true;
      camera?.stop();
      setState({ step: "opening" });
    };
  }, [video, isVisible, attempt]);
  return { state, retry: () => setAttempt((now) => now + 1) };
}
