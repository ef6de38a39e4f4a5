import { Writable } from "node:stream";
import { createContext } from "react-router";

type Pipe = (destination: Writable) => unknown;

/** In bytes: up to here React writes without a pause. */
const longestPage = 16 * 1_048_576;

/** A page as it goes out, and the hashes of the inline scripts that its renderer wrote. */
export type RenderedPage = { html: Buffer; hashes: string[] };

/** Where the renderer leaves the page it made: as the body of a Response its bytes would be copied four times over. */
export const pageContext = createContext<{ page?: RenderedPage }>();

/** Collects what React pipes into one piece of UTF-8: pages are kept and compressed, never streamed. */
export function wholePage(begin: (ready: (pipe: Pipe) => void, failed: (error: unknown) => void) => void) {
  return new Promise<Buffer>((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    const sink = new Writable({
      highWaterMark: longestPage,
      write(piece: Uint8Array, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve(Buffer.concat(pieces));
        done();
      },
    });
    sink.on("error", reject);
    begin((pipe) => pipe(sink), reject);
  });
}
