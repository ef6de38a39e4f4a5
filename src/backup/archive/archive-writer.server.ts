import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { block, padding, tarHeader } from "./tar-header.server.ts";

/** Writes a tar file. Lengths need not be known in advance: headers are written afterwards. */
export class ArchiveWriter {
  readonly #file: FileHandle;
  readonly #at = new Date();
  #position = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async create(path: string): Promise<ArchiveWriter> {
    return new ArchiveWriter(await open(path, "wx", 0o600));
  }

  async add(name: string, content: AsyncIterable<Buffer> | Iterable<Buffer>) {
    const headerAt = this.#position;
    this.#position += block;
    const hash = createHash("sha256");
    for await (const piece of content) {
      hash.update(piece);
      await this.#write(piece);
    }
    const bytes = this.#position - headerAt - block;
    await this.#write(Buffer.alloc(padding(bytes)));
    await this.#file.write(tarHeader({ name, bytes }, this.#at), 0, block, headerAt);
    return { bytes, sha256: hash.digest("hex") };
  }

  async end(): Promise<number> {
    await this.#write(Buffer.alloc(2 * block));
    await this.#file.sync();
    await this.close();
    return this.#position;
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  async #write(piece: Buffer) {
    let written = 0;
    while (written < piece.length) {
      const at = this.#position + written;
      const { bytesWritten } = await this.#file.write(piece, written, piece.length - written, at);
      written += bytesWritten;
    }
    this.#position += piece.length;
  }
}
