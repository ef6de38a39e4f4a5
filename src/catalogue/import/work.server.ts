import { setTimeout as sleep } from "node:timers/promises";
import type { PoolClient } from "pg";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import { retentionDays } from "#src/platform/retention/days.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { mergeRows } from "./merge-rows.server.ts";
import { deleteCreatedCategories } from "./new-categories.server.ts";
import { queuePictures, revertPictures } from "./pictures/picture-queue.server.ts";
import type { ImportState } from "./rules.ts";
import { undoRows } from "./undo-rows.server.ts";

/** The target duration of a batch in ms, because orders wait for its locks; the batch size adapts to it. */
const targetBatchMs = 100;
const minBatchSize = 100;
const maxBatchSize = 500;
/** How often each process polls for imports of crashed processes, in ms. */
const pollIntervalMs = 2_000;

/** Merges imports in short transactions, so that any process can resume. Each batch is locked by one process. */
export class ImportWork {
  readonly #shop: Shop;
  #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(shop: Shop) {
    this.#shop = shop;
    this.#timer = setInterval(() => this.processWaiting(), pollIntervalMs).unref();
  }

  /** Processes waiting imports now. */
  processWaiting(): void {
    this.#running ??= this.#processAll()
      .catch((error) => {
        if (!this.#closed) this.#shop.log.warn("an import waits", { error });
      })
      .finally(() => {
        this.#running = undefined;
      });
  }

  /** Waits for the current batch. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #processAll(): Promise<void> {
    const { pool } = this.#shop.database;
    const { rows } = await pool.query<{ id: number }>(
      "select id from product_imports where state in ('merging', 'undoing') order by id",
    );
    for (const { id } of rows) await this.#processImport(id);
  }

  async #processImport(id: number): Promise<void> {
    let batchSize = minBatchSize;
    // Until the table is analysed, PostgreSQL underestimates the number of rows and sorts all of them for each batch.
    let isAnalysed = false;
    while (!this.#closed) {
      const startedAt = performance.now();
      try {
        const result = await inTransaction(this.#shop.database, (client) =>
          processBatch(client, id, batchSize),
        );
        if (result !== "more") return this.#shop.queues.wake();
      } catch (error) {
        if (!isConstraintViolation(error)) throw error;
        // The database refused a row of the batch: process the rows one by one to find it.
        if (batchSize === 1) await this.#markNextAsFailed(id);
        batchSize = 1;
        continue;
      }
      const durationMs = performance.now() - startedAt;
      if (!isAnalysed) await this.#shop.database.pool.query("analyze product_import_rows");
      isAnalysed = true;
      const growth = Math.min(2, targetBatchMs / durationMs);
      batchSize = Math.round(Math.min(maxBatchSize, Math.max(minBatchSize, batchSize * growth)));
      // Lets waiting transactions take the locks.
      await sleep(1);
    }
  }

  /** Marks the next row, which the database refused, for review: as not reverted, or as wrong. */
  async #markNextAsFailed(id: number): Promise<void> {
    await this.#shop.database.pool.query(
      `update product_import_rows set state = case state when 'merged' then 'stayed' else 'wrong' end,
         problem = '{"column": "sku", "code": "failed"}'
       where (import_id, row) in (
         select r.import_id, r.row from product_import_rows r join product_imports i on i.id = r.import_id
         where i.id = $1 and case i.state when 'undoing' then r.state = 'merged' else r.state in ('new', 'change') end
         order by r.product_id, r.row limit 1
       )`,
      [id],
    );
  }
}

/** Whether the database refused a value: SQLSTATE classes 22 (data exception) and 23 (constraint violation). */
const isConstraintViolation = (error: unknown) =>
  /^(23|22)...$/.test(String((error as { code?: unknown }).code));

/** Merges or reverts one batch of an import. "elsewhere": it is finished, or another process is working on it. */
async function processBatch(
  client: PoolClient,
  id: number,
  size: number,
): Promise<"more" | "done" | "elsewhere"> {
  const { rows } = await client.query<{ state: ImportState; user_id: number }>(
    `select state, user_id from product_imports where id = $1 and state in ('merging', 'undoing') for update skip locked`,
    [id],
  );
  const [productImport] = rows;
  if (!productImport) return "elsewhere";
  const isUndoing = productImport.state === "undoing";
  const processRows = isUndoing ? undoRows : mergeRows;
  const count = await processRows(client, id, productImport.user_id, size);
  if (count > 0) return "more";
  if (isUndoing) {
    if ((await revertPictures(client, id, size)) > 0) return "more";
    await deleteCreatedCategories(client, id, productImport.user_id);
  } else await queuePictures(client, id);
  await client.query("update product_imports set state = $2 where id = $1", [
    id,
    isUndoing ? "undone" : "done",
  ]);
  return "done";
}

/** Deletes imports whose undo period is over, and incomplete uploads. */
export async function deleteOldImports({ database }: Shop): Promise<number> {
  const { rowCount } = await database.pool.query(
    `delete from product_imports where at < now() - make_interval(days => $1)
       or (state = 'reading' and at < now() - interval '1 day')`,
    [retentionDays.imports],
  );
  return rowCount ?? 0;
}
