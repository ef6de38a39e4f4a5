import { once } from "node:events";
import pg, { type ClientBase, type QueryArrayConfig } from "pg";

/**
 * Calls `take` with each row of a statement, as a list of its values, while the next are on their way: all are of one state
 * of the shop, and none is kept. In portions, by a cursor, it takes twice as long. For a process of its own, as what `take` throws ends it.
 */
export async function eachRow<Row extends unknown[]>(
  client: ClientBase,
  text: string,
  take: (row: Row) => void,
): Promise<void> {
  const whole: QueryArrayConfig = { text, rowMode: "array" };
  const reading = client.query(new pg.Query<Row>(whole));
  reading.on("row", (row) => take(row));
  await once(reading, "end");
}
