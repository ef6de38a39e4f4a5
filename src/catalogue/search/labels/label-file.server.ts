import { closeSync, fstatSync, openSync, readSync, unlinkSync } from "node:fs";
import { open } from "node:fs/promises";
import { Growing } from "../index/growing.ts";
import { type Label, type LabelRow, toLabel } from "./label.server.ts";

const tooShort = "the file of labels is too short";

/** At the end of the file: how many labels there are. */
const footBytes = 8;
const idBytes = Float64Array.BYTES_PER_ELEMENT;
const startBytes = Uint32Array.BYTES_PER_ELEMENT;

/** Writes labels, which come by id: each as JSON, one behind another, then all ids, then where each begins and the last ends. */
export async function writeLabels(file: string, batches: AsyncIterable<LabelRow[]>): Promise<void> {
  const ids = new Growing(Float64Array);
  const starts = new Growing(Uint32Array);
  const handle = await open(file, "w", 0o600);
  let end = 0;
  const write = async (parts: readonly Uint8Array[]) => {
    const bytes = parts.reduce((sum, part) => sum + part.byteLength, 0);
    if ((await handle.writev(parts)).bytesWritten < bytes) throw new Error("no room for the file of labels");
  };
  try {
    for await (const rows of batches) {
      const texts = rows.map((row) => Buffer.from(JSON.stringify(row)));
      for (const [at, text] of texts.entries()) {
        ids.push((rows[at] as LabelRow)[0]);
        starts.push(end);
        end += text.length;
      }
      await write([Buffer.concat(texts)]);
    }
    starts.push(end);
    const foot = new Uint8Array(Float64Array.of(ids.length).buffer);
    await write([bytesOf(ids.values), bytesOf(starts.values), foot]);
  } finally {
    await handle.close();
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float64Array | Uint32Array) =>
  new Uint8Array(buffer, byteOffset, byteLength);

/**
 * The labels in a file, each read when it is asked for: the operating system keeps in memory what is often wanted, and this
 * process only where each one begins. Takes the file away from its folder; it lives as long as it is open.
 */
export class LabelFile {
  readonly #descriptor: number;
  readonly #ids: Float64Array;
  readonly #starts: Uint32Array;
  #room = Buffer.alloc(1_024);

  constructor(file: string) {
    this.#descriptor = openSync(file, "r");
    unlinkSync(file);
    const { size } = fstatSync(this.#descriptor);
    const count = new Float64Array(this.#bytes(size - footBytes, footBytes))[0] as number;
    const starts = size - footBytes - (count + 1) * startBytes;
    this.#starts = new Uint32Array(this.#bytes(starts, (count + 1) * startBytes));
    this.#ids = new Float64Array(this.#bytes(starts - count * idBytes, count * idBytes));
  }

  /** The label of a product as it was when the file was written; undefined where there was none. */
  find(id: number): Label | undefined {
    const at = this.#placeOf(id);
    if (at < 0) return undefined;
    const start = this.#starts[at] as number;
    const length = (this.#starts[at + 1] as number) - start;
    if (length > this.#room.length) this.#room = Buffer.alloc(2 * length);
    if (readSync(this.#descriptor, this.#room, 0, length, start) < length) throw new Error(tooShort);
    return toLabel(JSON.parse(this.#room.toString("utf8", 0, length)));
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #placeOf(id: number): number {
    let low = 0;
    let high = this.#ids.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const there = this.#ids[middle] as number;
      if (there === id) return middle;
      if (there < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  #bytes(position: number, length: number): ArrayBuffer {
    const bytes = new Uint8Array(length);
    if (readSync(this.#descriptor, bytes, 0, length, position) < length) throw new Error(tooShort);
    return bytes.buffer;
  }
}
