import { readCsv } from "./read-csv.server.ts";
import { readXlsx } from "./xlsx/read-xlsx.server.ts";

const zipSignature = "PK\u0003\u0004";

/** The rows of a CSV or XLSX file, recognised by its first bytes. Throws as `readCsv` and `readXlsx` do. */
export async function* readRecords(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const iterator = chunks[Symbol.asyncIterator]();
  const firstResult = await iterator.next();
  async function* allChunks() {
    if (!firstResult.done) yield firstResult.value;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  const isZip =
    !firstResult.done &&
    Buffer.from(firstResult.value.subarray(0, zipSignature.length)).toString("latin1") === zipSignature;
  if (isZip) yield* await readXlsx(allChunks());
  else yield* await readCsv(allChunks());
}
