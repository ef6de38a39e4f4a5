import type { ProblemBody } from "#src/api/problem.ts";
import { locale, urlIn } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { asText } from "./as-text.server.ts";
import { cspHash } from "./page-scripts.server.ts";

const style = `@font-face{font-family:Figtree;src:url(/fonts/figtree-1.woff2);font-weight:400 800;font-display:swap;unicode-range:U+20-7E}
@font-face{font-family:Bengali;src:local("Noto Sans Bengali"),url(/fonts/noto-bengali-1.woff2);font-weight:400 700;font-display:swap;unicode-range:U+964-965,U+980-9FF,U+200C-200D}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:oklch(.986 .008 95);color:oklch(.25 .03 158);font:1rem/1.6 Figtree,Bengali,sans-serif}
main{max-width:26rem;padding:2rem 1.25rem;text-align:center}
h1{margin:0;font-size:1.375rem;line-height:1.35;text-wrap:balance}
p{margin:.5rem 0 0;color:oklch(.475 .025 155)}
code{color:oklch(.25 .03 158)}
a{display:inline-block;margin-top:1.5rem;padding:.625rem 1.5rem;border-radius:.75rem;background:oklch(.455 .118 152);color:#fff;font-weight:650;text-decoration:none}
a:hover{background:oklch(.385 .102 153)}
a:focus-visible{outline:3px solid oklch(.25 .03 158);outline-offset:3px}`;

export const shortPagePolicy = `default-src 'none'; style-src ${cspHash(style)}; font-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

export function renderShortPage(status: number, { message, request_id }: ProblemBody): string {
  const requestIdHtml = request_id ? `<p>${m.failure_request()} <code>${request_id}</code></p>` : "";
  return `<!doctype html><html lang="${locale()}"><head><meta charset="utf-8"><title>${asText(message)}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${style}</style></head><body><main>
<h1>${asText(message)}</h1><p>${m.failure_status({ status: formatDigits(status) })}</p>${requestIdHtml}
<a href="${urlIn(locale(), "/")}">${m.not_found_home()}</a></main></body></html>`;
}
