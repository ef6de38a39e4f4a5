import { once } from "node:events";
import pg, { type ClientBase, type QueryArrayConfig } from "pg";

/** Streams rows as arrays, twice as fast as a cursor. Only for workers: an exception in `take` ends the process. */
export async function forEachRow<Row extends unknown[]>(
  client: ClientBase,
  text: string,
  take: (row: Row) => void,
): Promise<void> {
  const query: QueryArrayConfig = { text, rowMode: "array" };
  const reading = client.query(new pg.Query<Row>(query));
  reading.on("row", (row) => take(row));
  await once(reading, "end");
}
