import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { blockBytes, paddingBytes, tarHeader } from "./tar-header.server.ts";

/** Writes a tar file. Lengths need not be known in advance: headers are written afterwards. */
export class ArchiveWriter {
  readonly #file: FileHandle;
  readonly #modifiedAt = new Date();
  #position = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async create(path: string): Promise<ArchiveWriter> {
    return new ArchiveWriter(await open(path, "wx", 0o600));
  }

  /** Adds a file. Returns its length in bytes and its SHA-256. */
  async add(name: string, content: AsyncIterable<Buffer> | Iterable<Buffer>) {
    const headerPosition = this.#position;
    this.#position += blockBytes;
    const hash = createHash("sha256");
    for await (const piece of content) {
      hash.update(piece);
      await this.#write(piece);
    }
    const bytes = this.#position - headerPosition - blockBytes;
    await this.#write(Buffer.alloc(paddingBytes(bytes)));
    await this.#file.write(tarHeader({ name, bytes }, this.#modifiedAt), 0, blockBytes, headerPosition);
    return { bytes, sha256: hash.digest("hex") };
  }

  /** Completes and closes the archive. Returns its length in bytes. */
  async end(): Promise<number> {
    await this.#write(Buffer.alloc(2 * blockBytes));
    await this.#file.sync();
    await this.close();
    return this.#position;
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  async #write(piece: Buffer) {
    let writtenBytes = 0;
    while (writtenBytes < piece.length) {
      const filePosition = this.#position + writtenBytes;
      const { bytesWritten } = await this.#file.write(
        piece,
        writtenBytes,
        piece.length - writtenBytes,
        filePosition,
      );
      writtenBytes += bytesWritten;
    }
    this.#position += piece.length;
  }
}
