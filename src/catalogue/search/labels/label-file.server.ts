import { closeSync, fstatSync, openSync, readSync, unlinkSync, writeSync } from "node:fs";
import { GrowingArray } from "#src/search/arrays/growing-array.ts";
import { lowerBound } from "#src/search/arrays/lower-bound.ts";
import { type Label, toLabel } from "./label.server.ts";

const tooShortMessage = "the file of labels is too short";

/** The length of the number of labels at the end of the file, a 64-bit float. */
const footerBytes = Float64Array.BYTES_PER_ELEMENT;
const idBytes = Float64Array.BYTES_PER_ELEMENT;
const startBytes = Uint32Array.BYTES_PER_ELEMENT;

/** The size of the writer's buffer. */
const bufferBytes = 2 ** 20;

/** Writes a file of labels: the labels as JSON, the ids, the offset of each label and of the end, and the count. */
export class LabelWriter {
  readonly #descriptor: number;
  readonly #ids = new GrowingArray(Float64Array);
  readonly #starts = new GrowingArray(Uint32Array);
  readonly #buffer = Buffer.alloc(bufferBytes);
  /** The length of the bytes in the buffer. */
  #bufferedBytes = 0;
  /** The length of all labels so far. */
  #labelBytes = 0;

  constructor(file: string) {
    this.#descriptor = openSync(file, "w", 0o600);
  }

  /** Appends a label as JSON. Labels must have ascending ids. */
  add(id: number, label: string): void {
    // UTF-8 takes at most three bytes per UTF-16 unit.
    const maxBytes = 3 * label.length;
    if (this.#bufferedBytes + maxBytes > bufferBytes) this.#flush();
    this.#ids.push(id);
    this.#starts.push(this.#labelBytes);
    const bytes = this.#buffer.write(label, this.#bufferedBytes);
    this.#bufferedBytes += bytes;
    this.#labelBytes += bytes;
  }

  finish(): void {
    this.#starts.push(this.#labelBytes);
    this.#flush();
    for (const numbers of [this.#ids.values, this.#starts.values, Float64Array.of(this.#ids.length)])
      this.#write(numbers);
    closeSync(this.#descriptor);
  }

  #flush(): void {
    this.#write(this.#buffer.subarray(0, this.#bufferedBytes));
    this.#bufferedBytes = 0;
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
  #buffer = Buffer.alloc(1_024);

  constructor(file: string) {
    this.#descriptor = openSync(file, "r");
    unlinkSync(file);
    const { size } = fstatSync(this.#descriptor);
    const count = new Float64Array(this.#readBytes(size - footerBytes, footerBytes))[0] as number;
    const starts = size - footerBytes - (count + 1) * startBytes;
    this.#starts = new Uint32Array(this.#readBytes(starts, (count + 1) * startBytes));
    this.#ids = new Float64Array(this.#readBytes(starts - count * idBytes, count * idBytes));
  }

  /** The label of a product when the file was written; undefined if it did not exist. */
  find(id: number): Label | undefined {
    const ids = this.#ids;
    const index = lowerBound(ids.length, (at) => (ids[at] as number) < id);
    if (ids[index] !== id) return undefined;
    const start = this.#starts[index] as number;
    const length = (this.#starts[index + 1] as number) - start;
    if (length > this.#buffer.length) this.#buffer = Buffer.alloc(2 * length);
    if (readSync(this.#descriptor, this.#buffer, 0, length, start) < length) throw new Error(tooShortMessage);
    return toLabel(JSON.parse(this.#buffer.toString("utf8", 0, length)));
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #readBytes(position: number, length: number): ArrayBuffer {
    const bytes = new Uint8Array(length);
    if (readSync(this.#descriptor, bytes, 0, length, position) < length) throw new Error(tooShortMessage);
    return bytes.buffer;
  }
}
