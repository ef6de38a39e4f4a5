import { useEffect, useRef, useState } from "react";
import { sendFile } from "#src/api/client/send-file.ts";
import { uploadPicture } from "../contract.ts";
import { maxUploadBytes } from "../rules.ts";
import { tooLarge } from "../too-large.ts";
import { smallerPicture } from "./smaller-picture.ts";

/** How far the upload of one picture is; at 100 per cent the server prepares it. */
export type UploadState =
  | { step: "resting" }
  | { step: "shrinking" }
  | { step: "sending"; percent: number }
  | { step: "refused"; message: string };

/** Sends one file, smaller if need be, and gives the picture's URL; reports why there is none, unless it was stopped. */
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

/** The upload of one picture at a time: a new one stops the one before, as does leaving. */
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
