import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";

/** The maximum length of a record, and of the start in which the separator is searched. */
const maxCharacters = 100_000;
/** A file may arrive in one chunk: it is parsed in small pieces, so that it does not block the event loop. */
const pieceBytes = 64 * 1_024;
const separators = [",", ";", "\t"] as const;

/**
 * Parses a CSV stream in UTF-8, UTF-16 with BOM, or Windows-1252, separated by commas, semicolons or tabs.
 * Throws on other encodings and on unclosed quotes.
 */
export async function readCsv(chunks: AsyncIterable<Uint8Array>): Promise<AsyncIterable<string[]>> {
  const texts = decodeChunks(chunks);
  let start = "";
  while (!start.includes("\n") && start.length < maxCharacters) {
    const next = await texts.next();
    if (next.done) break;
    start += next.value;
  }
  return parseRecords(start, texts, findSeparator(start));
}

/** The most frequent separator outside quotes in the first line. */
function findSeparator(text: string): string {
  const [line = ""] = text.replace(/"[^"]*"/g, "").split("\n");
  const columnCounts = separators.map((separator) => line.split(separator).length);
  return separators[columnCounts.indexOf(Math.max(...columnCounts))] ?? ",";
}

async function* parseRecords(start: string, remainingTexts: AsyncGenerator<string>, separator: string) {
  async function* allTexts() {
    yield start;
    yield* remainingTexts;
  }
  const parser = parse({
    delimiter: separator,
    relax_column_count: true,
    max_record_size: maxCharacters,
  });
  const source = Readable.from(allTexts());
  source.on("error", (error) => parser.destroy(error));
  try {
    for await (const record of source.pipe(parser)) yield record as string[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Problem(
      "invalid_fields",
      m.import_broken_line({ line: formatDigits(Number(error["lines"] ?? 1)) }),
    );
  } finally {
    source.destroy();
  }
}

async function* decodeChunks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decode: ((piece: Uint8Array, isLast?: boolean) => string) | undefined;
  for await (const chunk of chunks) {
    decode ??= createDecoder(chunk);
    for (let from = 0; from < chunk.length; from += pieceBytes)
      yield decode(chunk.subarray(from, from + pieceBytes));
  }
  yield decode?.(new Uint8Array(), true) ?? "";
}

/** A decoder for a file with these first bytes: UTF-16 with a byte order mark, else UTF-8 or Windows-1252. */
function createDecoder([first, second]: Uint8Array): (piece: Uint8Array, isLast?: boolean) => string {
  if (first === 0xff && second === 0xfe) return utf16("utf-16le");
  return first === 0xfe && second === 0xff ? utf16("utf-16be") : utf8OrWindows();
}

const notUnicodeProblem = () => new Problem("invalid_fields", m.import_not_unicode({ kind: "CSV UTF-8" }));

function utf16(encoding: string) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (piece: Uint8Array, isLast = false): string => {
    try {
      return decoder.decode(piece, { stream: !isLast });
    } catch {
      throw notUnicodeProblem();
    }
  };
}

const bengaliLetter = /[\u0980-\u09FF]/;

/** UTF-8, or Windows-1252 where a file that was ASCII so far stops being UTF-8: Excel's usual "CSV". */
function utf8OrWindows() {
  const strict = new TextDecoder("utf-8", { fatal: true });
  const windows = new TextDecoder("windows-1252");
  let decoder = strict;
  let isAscii = true;
  /** The start of a character whose other bytes are in the next piece. */
  let heldBytes = new Uint8Array();
  return (piece: Uint8Array, isLast = false): string => {
    const bytes = Buffer.concat([heldBytes, piece]);
    const end = isLast ? bytes.length : endOfWholeCharacters(bytes);
    heldBytes = bytes.subarray(end);
    const text = bytes.subarray(0, end);
    try {
      const decoded = decoder.decode(text);
      isAscii &&= decoded.length === text.length;
      return decoded;
    } catch {
      if (!isAscii || bengaliLetter.test(new TextDecoder().decode(text))) throw notUnicodeProblem();
      decoder = windows;
      return windows.decode(text);
    }
  };
}

/** Longest character of UTF-8, in bytes. */
const maxCharacterBytes = 4;

/** Where the last, perhaps incomplete, character of UTF-8 begins. */
function endOfWholeCharacters(bytes: Uint8Array): number {
  for (let index = bytes.length - 1; index >= Math.max(0, bytes.length - maxCharacterBytes); index--) {
    const byte = bytes[index] ?? 0;
    const isAscii = byte < 0x80;
    const startsCharacter = byte >= 0xc0;
    if (isAscii) return bytes.length;
    if (startsCharacter) return index;
  }
  return bytes.length;
}
