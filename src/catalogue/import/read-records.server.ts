import { readCsv } from "./read-csv.server.ts";
import { readXlsx } from "./xlsx/read-xlsx.server.ts";

const zip = "PK\u0003\u0004";

/** The rows of a CSV or XLSX file, recognised by its first bytes. Throws as `readCsv` and `readXlsx` do. */
export async function* readRecords(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const whole = chunks[Symbol.asyncIterator]();
  const first = await whole.next();
  async function* again() {
    if (!first.done) yield first.value;
    for (let next = await whole.next(); !next.done; next = await whole.next()) yield next.value;
  }
  const isZip = !first.done && Buffer.from(first.value.subarray(0, zip.length)).toString("latin1") === zip;
  if (isZip) yield* await readXlsx(again());
  else yield* await readCsv(again());
}
