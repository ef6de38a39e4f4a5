import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { findReader } from "./find-reader.ts";
import { type Camera, type CameraProblem, openCamera } from "./open-camera.ts";
import { readCodes } from "./read-codes.ts";

type CameraState =
  | { step: "opening" }
  | { step: "open"; turnLight: Camera["turnLight"] }
  /** `reader`: the barcode reader could not be loaded. */
  | { step: "failed"; problem: CameraProblem | "reader" };

const watchVisibility = (listener: () => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};

/** The rear camera in `video` and the codes that it sees; off while the page is hidden and after unmounting. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void) {
  const [state, setState] = useState<CameraState>({ step: "opening" });
  const [attempt, setAttempt] = useState(0);
  const reportCode = useEffectEvent(onCode);
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
    const readFromCamera = async () => {
      const reader = findReader();
      // Prevents an unhandled rejection while the camera opens; a failure is handled below.
      reader.catch(() => undefined);
      camera = await openCamera(picture);
      if (isOver) return camera.stop();
      setState({ step: "open", turnLight: camera.turnLight });
      const loadedReader = await reader.catch(() => {
        throw "reader";
      });
      await readCodes(picture, loadedReader, () => isOver, reportCode);
    };
    readFromCamera().catch((problem: CameraProblem | "reader") => {
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
