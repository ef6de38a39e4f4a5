import { once } from "node:events";
import pg, { type ClientBase, type QueryArrayConfig } from "pg";

/** Streams rows as arrays, twice as fast as a cursor. Only for workers: an exception in `onRow` ends the process. */
export async function forEachRow<Row extends unknown[]>(
  client: ClientBase,
  text: string,
  onRow: (row: Row) => void,
): Promise<void> {
  const query: QueryArrayConfig = { text, rowMode: "array" };
  const reading = client.query(new pg.Query<Row>(query));
  reading.on("row", (row) => onRow(row));
  await once(reading, "end");
}
