import { writeXlsxStream } from "hucre/xlsx";
import { z } from "zod";
import { byteOrderMark, type CsvValue } from "#src/api/csv-line.ts";
import type { Operation } from "#src/api/operation.ts";
import { type Admitted, admit } from "./admit.server.ts";
import type { Api, ApiContext, Permission, ServeTerms } from "./api.server.ts";
import { createApiContext, mount, parseInput } from "./serve.server.ts";

export type Csv = {
  fileName: string;
  /** Batches of some hundred lines, which are pulled as the network accepts them. */
  lines: AsyncGenerator<string>;
};

/**
 * An XLSX file; texts stay texts in it, so that no program runs them as formulas or cuts the zeros of a barcode.
 * `sheet` is the sheet's name.
 */
type Sheet = { fileName: string; sheet: string; rows: AsyncGenerator<CsvValue[]> };

type JsonFile = { fileName: string; json: string };

export type Download = Csv | Sheet | JsonFile;

const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

type DownloadTerms<Input, M extends Permission> = Pick<
  ServeTerms<Input, string, M>,
  "input" | "may" | "scope" | "refuses"
> & {
  /** Whether it may also return an XLSX file. */
  sheets?: boolean;
  /** Whether it may also return a JSON file. */
  json?: boolean;
};

/** Mounts a read that returns a file: CSV, with `sheets` also XLSX, with `json` also JSON. Streams CSV and XLSX. */
export function serveDownload<Sent, Input, M extends Permission>(
  api: Api,
  operation: Operation<Sent, string>,
  { sheets, json, ...terms }: DownloadTerms<Input, M>,
  run: (input: Input, context: ApiContext<Admitted<M>>) => Promise<Download>,
): void {
  const mounted = {
    operation: operation as Operation<unknown, unknown>,
    output: z.string(),
    gives: ["text/csv", ...(sheets ? [xlsxType] : []), ...(json ? ["application/json"] : [])],
    ...terms,
  };
  mount(api, mounted, async (c) => {
    const viewer = await admit(api, operation.method, terms, c.req.raw);
    const input = parseInput(terms.input, { ...c.req.query(), ...c.req.param() });
    const file = await run(input, createApiContext(c, api, viewer as Admitted<M>));
    c.header("Content-Disposition", `attachment; filename="${file.fileName}"`);
    c.header("Cache-Control", "no-store");
    if ("json" in file)
      return c.body(file.json, { headers: { "Content-Type": "application/json; charset=utf-8" } });
    c.header("Content-Type", "sheet" in file ? xlsxType : "text/csv; charset=utf-8");
    return c.body(
      "sheet" in file
        ? writeXlsxStream(file.rows, { name: file.sheet })
        : toTextStream(file.lines, byteOrderMark),
    );
  });
}

/** A body of text whose parts are pulled as the network accepts them. */
export function toTextStream(
  lines: AsyncGenerator<string>,
  head: string,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(head)),
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await lines.return(undefined)),
  });
}
