import { useEffect, useRef, useState } from "react";
import { sendFile } from "#src/api/client/send-file.ts";
import { uploadPicture } from "../contract.ts";
import { maxUploadBytes } from "../rules.ts";
import { tooLargeText } from "../too-large-text.ts";
import { smallerPicture } from "./smaller-picture.ts";

/** Progress in per cent; at 100 the server processes the picture. */
export type UploadState =
  | { step: "resting" }
  | { step: "shrinking" }
  | { step: "sending"; percent: number }
  | { step: "refused"; message: string };

/** Uploads one file, scaled down if necessary, and returns the picture's URL; reports a failure unless aborted. */
export async function uploadFile(
  file: Blob,
  report: (state: UploadState) => void,
  signal: AbortSignal,
): Promise<string | undefined> {
  const reportRefusal = (message: string) => report({ step: "refused", message });
  const onProgress = (share: number) => report({ step: "sending", percent: Math.floor(share * 100) });
  try {
    report({ step: "shrinking" });
    const picture = await smallerPicture(file);
    signal.throwIfAborted();
    if (picture.size > maxUploadBytes) return void reportRefusal(tooLargeText());
    onProgress(0);
    const result = await sendFile(uploadPicture, picture, { onProgress, signal });
    if (!result.ok) return void reportRefusal(result.problem.message);
    report({ step: "resting" });
    return result.value.data.image;
  } catch {
    report({ step: "resting" });
    return undefined;
  }
}

/** Uploads one picture at a time: a new upload or unmounting aborts the current one. */
export function useUpload(onUploaded: (image: string) => void) {
  const [state, setState] = useState<UploadState>({ step: "resting" });
  const runningUpload = useRef<AbortController>(undefined);
  useEffect(() => () => runningUpload.current?.abort(), []);
  const start = async (file: Blob) => {
    runningUpload.current?.abort();
    const controller = new AbortController();
    runningUpload.current = controller;
    const report = (newState: UploadState) => runningUpload.current === controller && setState(newState);
    const image = await uploadFile(file, report, controller.signal);
    if (image && !controller.signal.aborted) onUploaded(image);
  };
  const reset = () => setState({ step: "resting" });
  const stop = () => {
    runningUpload.current?.abort();
    reset();
  };
  return { state, start, stop, reset };
}
