import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { block, padding, tarHeader } from "./tar-header.server.ts";

/** A tar file in the making. How long a file in it is need not be known before: its header is written afterwards. */
export class ArchiveWriter {
  readonly #file: FileHandle;
  readonly #at = new Date();
  #position = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Makes the file, for its owner alone; refuses one that exists. */
  static async create(path: string): Promise<ArchiveWriter> {
    return new ArchiveWriter(await open(path, "wx", 0o600));
  }

  /** Adds a file. Returns its length in bytes, and its SHA-256 in hex. */
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

  /** Ends the archive, once it is on the disk. Returns its length in bytes. */
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
