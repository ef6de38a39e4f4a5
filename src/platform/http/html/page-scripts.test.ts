import { expect, test } from "vitest";
import { hashOf, newMark, takeMarks } from "./page-scripts.server.ts";

test("only scripts that the renderer marked are allowed in a page, whatever else stands in it", () => {
  const mark = newMark();
  const page = Buffer.from(
    `<link nonce="${mark}" rel="preload" href="/a.js"/><p>টাটকা</p>
     <script>steal()</script><script nonce="guessed">steal(1)</script><script nonce="${newMark()}">steal(2)</script>
     <script nonce="${mark}">ours()</script><script type="module" nonce="${mark}" async="">import "/b.js"</script>
     <script nonce="${mark}" src="/c.js"></script><script type="application/ld+json" nonce="${mark}">{}</script>`,
  );
  const { html, hashes } = takeMarks(page, mark);
  expect(hashes).toEqual([hashOf("ours()"), hashOf('import "/b.js"')]);
  expect(html.toString()).toBe(page.toString().replaceAll(` nonce="${mark}"`, ""));
});
