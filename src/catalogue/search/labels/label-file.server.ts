import { closeSync, fstatSync, openSync, readSync, unlinkSync, writeSync } from "node:fs";
import { GrowingArray } from "#src/search/arrays/growing-array.ts";
import { lowerBound } from "#src/search/arrays/lower-bound.ts";
import { type Label, toLabel } from "./label.server.ts";

const tooShortMessage = "the file of labels is too short";

const footerBytes = 8;
const idBytes = Float64Array.BYTES_PER_ELEMENT;
const startBytes = Uint32Array.BYTES_PER_ELEMENT;

const bufferBytes = 2 ** 20;

/** Writes a file of labels: the labels as JSON, the ids, the offset of each label and of the end, and the count. */
export class LabelWriter {
  readonly #descriptor: number;
  readonly #ids = new GrowingArray(Float64Array);
  readonly #starts = new GrowingArray(Uint32Array);
  readonly #room = Buffer.alloc(bufferBytes);
  #used = 0;
  #end = 0;

  constructor(file: string) {
    this.#descriptor = openSync(file, "w", 0o600);
  }

  /** Appends a label as JSON. Labels must have ascending ids. */
  add(id: number, label: string): void {
    const maxBytes = 3 * label.length;
    if (this.#used + maxBytes > bufferBytes) this.#flush();
    this.#ids.push(id);
    this.#starts.push(this.#end);
    const bytes = this.#room.write(label, this.#used);
    this.#used += bytes;
    this.#end += bytes;
  }

  finish(): void {
    this.#starts.push(this.#end);
    this.#flush();
    for (const numbers of [this.#ids.values, this.#starts.values, Float64Array.of(this.#ids.length)])
      this.#write(numbers);
    closeSync(this.#descriptor);
  }

  #flush(): void {
    this.#write(this.#room.subarray(0, this.#used));
    this.#used = 0;
  }

  #write(bytes: NodeJS.ArrayBufferView): void {
    if (writeSync(this.#descriptor, bytes) < bytes.byteLength)
      throw new Error("no room for the file of labels");
  }
}

/**
 * Reads labels from a file; only ids and offsets are in memory (12 bytes each). Unlinks the file at once, so
 * that a crash leaves no file behind.
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
    const count = new Float64Array(this.#bytes(size - footerBytes, footerBytes))[0] as number;
    const starts = size - footerBytes - (count + 1) * startBytes;
    this.#starts = new Uint32Array(this.#bytes(starts, (count + 1) * startBytes));
    this.#ids = new Float64Array(this.#bytes(starts - count * idBytes, count * idBytes));
  }

  /** The label of a product when the file was written; undefined if it did not exist. */
  find(id: number): Label | undefined {
    const ids = this.#ids;
    const index = lowerBound(ids.length, (at) => (ids[at] as number) < id);
    if (ids[index] !== id) return undefined;
    const start = this.#starts[index] as number;
    const length = (this.#starts[index + 1] as number) - start;
    if (length > this.#room.length) this.#room = Buffer.alloc(2 * length);
    if (readSync(this.#descriptor, this.#room, 0, length, start) < length) throw new Error(tooShortMessage);
    return toLabel(JSON.parse(this.#room.toString("utf8", 0, length)));
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #bytes(position: number, length: number): ArrayBuffer {
    const bytes = new Uint8Array(length);
    if (readSync(this.#descriptor, bytes, 0, length, position) < length) throw new Error(tooShortMessage);
    return bytes.buffer;
  }
}
