import { EventEmitter } from "node:events";
import { createContext } from "react-router";

type Pipe = (destination: NodeJS.WritableStream) => unknown;

/** A page as it goes out, and the hashes of the inline scripts that its renderer wrote. */
export type RenderedPage = { html: Buffer; hashes: string[] };

/** Where the renderer leaves the page it made: as the body of a Response its bytes would be copied four times over. */
export const pageContext = createContext<{ page?: RenderedPage }>();

/** Collects what React pipes into one piece of UTF-8: pages are kept and compressed, never streamed. */
export function wholePage(begin: (ready: (pipe: Pipe) => void, failed: (error: unknown) => void) => void) {
  return new Promise<Buffer>((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    // Of a stream this is what React asks for: a real one takes turns and notes for every piece.
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
    begin((pipe) => pipe(sink as unknown as NodeJS.WritableStream), reject);
  });
}
