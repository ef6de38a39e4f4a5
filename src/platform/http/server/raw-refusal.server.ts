import { STATUS_CODES } from "node:http";
import type { ProblemBody, ProblemCode } from "#src/api/problem.ts";
import { locales } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { refusals } from "#src/platform/metrics/counts.server.ts";
import type { Settings } from "#src/platform/settings/settings.server.ts";
import { securityHeaders } from "../html/security-headers.server.ts";

/** Refused before the language is known: in both languages. */
const problemByStatus: Record<number, [ProblemCode, typeof m.problem_broken_request]> = {
  400: ["broken_request", m.problem_broken_request],
  405: ["method_not_allowed", m.problem_method_not_allowed],
  408: ["broken_request", m.problem_unreachable],
  414: ["url_too_long", m.problem_url_too_long],
  431: ["headers_too_large", m.problem_too_large],
  500: ["unexpected", m.problem_unexpected],
};

export type RawStatus = 400 | 405 | 408 | 414 | 431 | 500;

export type RawRefusal = { status: number; headers: Record<string, string>; body: string };

/** A refusal in the usual form, from the settings alone. */
export function createRawRefusal(settings: Settings, status: RawStatus): RawRefusal {
  const [code, toMessage] = problemByStatus[status] as (typeof problemByStatus)[number];
  refusals[code]++;
  const message = locales.map((locale) => toMessage({}, { locale })).join(" ");
  const body = JSON.stringify({ success: false, code, message } satisfies ProblemBody);
  const headers = {
    ...securityHeaders(settings),
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body)),
    "Cache-Control": "no-store",
    Connection: "close",
  };
  return { status, headers, body };
}

export function rawRefusalText(settings: Settings, status: RawStatus): string {
  const { headers, body } = createRawRefusal(settings, status);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}
