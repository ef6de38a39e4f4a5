import { useEffect, useRef, useState } from "react";
import { type UploadState, uploadFile } from "./use-upload.ts";

export type Pending = { key: number; state: UploadState; stop: () => void };

export function useUploads(onUploaded: (image: string) => void) {
  const [pending, setPending] = useState<Pending[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());
  const leaving = useRef(new AbortController());
  const count = useRef(0);
  const latest = useRef(onUploaded);
  latest.current = onUploaded;
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const put = (key: number, state: UploadState) =>
    setPending((all) => all.map((upload) => (upload.key === key ? { ...upload, state } : upload)));
  const drop = (key: number) => setPending((all) => all.filter((upload) => upload.key !== key));

  const startOne = (file: Blob) => {
    const key = count.current++;
    const stopped = new AbortController();
    const stop = () => {
      stopped.abort();
      drop(key);
    };
    setPending((all) => [...all, { key, stop, state: { step: "sending", percent: 0 } }]);
    last.current = last.current.then(async () => {
      const signal = AbortSignal.any([stopped.signal, leaving.current.signal]);
      if (signal.aborted) return;
      const image = await uploadFile(file, (state) => state.step !== "resting" && put(key, state), signal);
      if (!image) return;
      drop(key);
      latest.current(image);
    });
  };
  return { pending, start: (files: Blob[]) => files.forEach(startOne), drop };
}
