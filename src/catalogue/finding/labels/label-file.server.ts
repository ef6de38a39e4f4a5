import { closeSync, fstatSync, openSync, readSync, unlinkSync, writeSync } from "node:fs";
import { Growing } from "../../../search/index/growing.ts";
import { type Label, toLabel } from "./label.server.ts";

const tooShort = "the file of labels is too short";

/** At the end of the file: how many labels there are. */
const footBytes = 8;
const idBytes = Float64Array.BYTES_PER_ELEMENT;
const startBytes = Uint32Array.BYTES_PER_ELEMENT;

/** Labels are written so many bytes at a time. */
const roomBytes = 2 ** 20;

/** Writes a file of labels: each as JSON, one behind another, then all ids, then where each begins and the last ends. */
export class LabelWriter {
  readonly #descriptor: number;
  readonly #ids = new Growing(Float64Array);
  readonly #starts = new Growing(Uint32Array);
  readonly #room = Buffer.alloc(roomBytes);
  #used = 0;
  #end = 0;

  constructor(file: string) {
    this.#descriptor = openSync(file, "w", 0o600);
  }

  /** Adds a label as JSON; they are to come by id. */
  add(id: number, label: string): void {
    const mostBytes = 3 * label.length;
    if (this.#used + mostBytes > roomBytes) this.#flush();
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
