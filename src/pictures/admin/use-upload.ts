import { useEffect, useRef, useState } from "react";
import { sendFile } from "#src/api/client/send-file.ts";
import { uploadPicture } from "../contract.ts";
import { maxUploadBytes } from "../rules.ts";
import { tooLarge } from "../too-large.ts";
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
  const refused = (message: string) => report({ step: "refused", message });
  const onProgress = (share: number) => report({ step: "sending", percent: Math.floor(share * 100) });
  try {
    report({ step: "shrinking" });
    const picture = await smallerPicture(file);
    signal.throwIfAborted();
    if (picture.size > maxUploadBytes) return void refused(tooLarge());
    onProgress(0);
    const result = await sendFile(uploadPicture, picture, { onProgress, signal });
    if (!result.ok) return void refused(result.problem.message);
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
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (file: Blob) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const image = await uploadFile(file, (now) => running.current === mine && setState(now), mine.signal);
    if (image && !mine.signal.aborted) onUploaded(image);
  };
  const rest = () => setState({ step: "resting" });
  const stop = () => {
    running.current?.abort();
    rest();
  };
  return { state, start, stop, rest };
}
