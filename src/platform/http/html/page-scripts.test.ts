import { expect, test } from "vitest";
import { createNonce, cspHash, removeNonces } from "./page-scripts.server.ts";

test("only scripts that the renderer marked are allowed in a page, whatever else stands in it", () => {
  const mark = createNonce();
  const page = Buffer.from(
    `<link nonce="${mark}" rel="preload" href="/a.js"/><p>টাটকা</p>
     <script>steal()</script><script nonce="guessed">steal(1)</script><script nonce="${createNonce()}">steal(2)</script>
     <script nonce="${mark}">ours()</script><script type="module" nonce="${mark}" async="">import "/b.js"</script>
     <script nonce="${mark}" src="/c.js"></script><script type="application/ld+json" nonce="${mark}">{}</script>`,
  );
  const { html, hashes } = removeNonces(page, mark);
  expect(hashes).toEqual([cspHash("ours()"), cspHash('import "/b.js"')]);
  expect(html.toString()).toBe(page.toString().replaceAll(` nonce="${mark}"`, ""));
});
