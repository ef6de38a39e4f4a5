import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import { digits } from "#src/language/numbers/numbers.ts";

const mostCharacters = 100_000;
/** A file may arrive in one chunk: it is parsed in small pieces, so that it does not block the event loop. */
const pieceBytes = 64 * 1_024;
const separators = [",", ";", "\t"] as const;

export type CsvFile = { separator: string; records: AsyncIterable<string[]> };

/** Parses a CSV stream, UTF-8 or UTF-16 with BOM, separated by commas, semicolons or tabs. Throws on other encodings and open quotes. */
export async function readCsv(chunks: AsyncIterable<Uint8Array>): Promise<CsvFile> {
  const texts = decoded(chunks);
  let start = "";
  while (!start.includes("\n") && start.length < mostCharacters) {
    const next = await texts.next();
    if (next.done) break;
    start += next.value;
  }
  const separator = separatorOf(start);
  return { separator, records: recordsOf(start, texts, separator) };
}

/** The most frequent separator outside quotes in the first line. */
function separatorOf(text: string): string {
  const [line = ""] = text.replace(/"[^"]*"/g, "").split("\n");
  const counts = separators.map((one) => line.split(one).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ",";
}

async function* recordsOf(start: string, rest: AsyncGenerator<string>, separator: string) {
  async function* all() {
    yield start;
    yield* rest;
  }
  const parser = parse({
    delimiter: separator,
    relax_column_count: true,
    max_record_size: mostCharacters,
  });
  const source = Readable.from(all());
  source.on("error", (error) => parser.destroy(error));
  try {
    for await (const record of source.pipe(parser)) yield record as string[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Problem("invalid_fields", m.import_broken_line({ line: digits(Number(error["lines"] ?? 1)) }));
  } finally {
    source.destroy();
  }
}

async function* decoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  const read = (chunk?: Uint8Array) => {
    try {
      return decoder?.decode(chunk, { stream: chunk !== undefined }) ?? "";
    } catch {
      throw new Problem("invalid_fields", m.import_not_unicode({ kind: "CSV UTF-8" }));
    }
  };
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
    for (let from = 0; from < chunk.length; from += pieceBytes)
      yield read(chunk.subarray(from, from + pieceBytes));
  }
  yield read();
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
