import { EventEmitter } from "node:events";
import { createContext } from "react-router";

type Pipe = (destination: NodeJS.WritableStream) => unknown;

export type RenderedPage = { html: Buffer; hashes: string[] };

/** Carries the page past the Response: as its body the bytes would be copied four times. */
export const pageContext = createContext<{ page?: RenderedPage }>();

/** Collects React's output in one buffer: pages are cached and compressed, never streamed. */
export function collectHtml(
  startRender: (onReady: (pipe: Pipe) => void, onFailure: (error: unknown) => void) => void,
) {
  return new Promise<Buffer>((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    // The part of a stream that React uses: a real one does far more for every piece.
    const sink = Object.assign(new EventEmitter(), {
      writable: true,
      write(piece: Uint8Array | string) {
        pieces.push(typeof piece === "string" ? Buffer.from(piece) : piece);
        return true;
      },
      end() {
        resolve(Buffer.concat(pieces));
        return sink;
      },
      destroy: reject,
    });
    startRender((pipe) => pipe(sink as unknown as NodeJS.WritableStream), reject);
  });
}
