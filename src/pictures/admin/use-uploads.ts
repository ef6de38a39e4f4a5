import { useEffect, useRef, useState } from "react";
import { type UploadState, uploadFile } from "./use-upload.ts";

export type Pending = { key: number; state: UploadState; stop: () => void };

/** Uploads several pictures one after another. Unmounting aborts them. `drop` removes a refused one from `pending`. */
export function useUploads(onUploaded: (image: string) => void) {
  const [pending, setPending] = useState<Pending[]>([]);
  const uploadQueue = useRef<Promise<void>>(Promise.resolve());
  const unmountController = useRef(new AbortController());
  const keyCounter = useRef(0);
  const latestCallback = useRef(onUploaded);
  latestCallback.current = onUploaded;
  useEffect(() => {
    unmountController.current = new AbortController();
    return () => unmountController.current.abort();
  }, []);

  const setUploadState = (key: number, state: UploadState) =>
    setPending((all) => all.map((upload) => (upload.key === key ? { ...upload, state } : upload)));
  const drop = (key: number) => setPending((all) => all.filter((upload) => upload.key !== key));

  const startUpload = (file: Blob) => {
    const key = keyCounter.current++;
    const stopController = new AbortController();
    const stop = () => {
      stopController.abort();
      drop(key);
    };
    setPending((all) => [...all, { key, stop, state: { step: "sending", percent: 0 } }]);
    uploadQueue.current = uploadQueue.current.then(async () => {
      const signal = AbortSignal.any([stopController.signal, unmountController.current.signal]);
      if (signal.aborted) return;
      const report = (state: UploadState) => state.step !== "resting" && setUploadState(key, state);
      const image = await uploadFile(file, report, signal);
      if (!image) return;
      drop(key);
      latestCallback.current(image);
    });
  };
  return { pending, start: (files: Blob[]) => files.forEach(startUpload), drop };
}
