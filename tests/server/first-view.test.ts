import { afterAll, beforeAll, expect, test } from "vitest";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { type Server, startServer } from "../support/shop/start-server.ts";
import { bytesOnTheWire } from "../support/shop/wire.ts";

let server: Server;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: await openedFolder() });
});
afterAll(() => server.end());

/** For a browser that accepts brotli. */
const weight = (path: string) => bytesOnTheWire(server.url + path, "br");

const sum = async (paths: string[]) => (await Promise.all(paths.map(weight))).reduce((a, b) => a + b, 0);

test.each(["/", "/bn"])("the first view of %s stays light: script, CSS and HTML", async (path) => {
  const html = await (await fetch(server.url + path)).text();
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
  const styles = [...new Set(html.match(/\/assets\/[\w.-]+\.css/g))];
  expect(scripts.length).toBeGreaterThan(2);
  expect(await sum(scripts)).toBeLessThanOrEqual(125_000);
  expect(await sum(styles)).toBeLessThanOrEqual(15_500);
  expect(await weight(path)).toBeLessThanOrEqual(30_000);
});

test.each([
  ["/about", 136_300, 12],
  ["/products?category=1", 137_400, 10],
  ["/products/1", 139_700, 10],
  ["/cart", 147_500, 11],
  ["/checkout", 173_200, 17],
  ["/contact", 136_000, 15],
  ["/login", 137_700, 15],
])("%s loads few scripts, and asks for its style and React first", async (path, most, files) => {
  const answer = await fetch(server.url + path);
  const html = await answer.text();
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
  expect(scripts.length).toBeLessThanOrEqual(files);
  expect(await sum(scripts)).toBeLessThanOrEqual(most);
  const named = [...(answer.headers.get("link") ?? "").matchAll(/<(.+?)>; rel=(\w+)/g)];
  const style = /href="(\/assets\/[\w.-]+\.css)/.exec(html)?.[1];
  const react = scripts.find((file) => file.includes("/react-"));
  expect(named.map(([, file, rel]) => [file, rel])).toEqual([
    [style, "preload"],
    [react, "modulepreload"],
  ]);
});

test("nothing blocks the first paint but the CSS", async () => {
  const html = await (await fetch(`${server.url}/`)).text();
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = ""]) => attributes);
  const fetching = scripts.filter((attributes) => /\bsrc=/.test(attributes));
  expect(fetching.filter((attributes) => !/async|defer|type="module"/.test(attributes))).toEqual([]);
  expect(html).not.toMatch(/<link[^>]+rel="stylesheet"[^>]+href="https?:/);
});

test("no page for shoppers names a file of the back office", async () => {
  const html = await (await fetch(server.url)).text();
  const manifest = /\/assets\/manifest-[\w.-]+\.js/.exec(html)?.[0] ?? "";
  const text = await (await fetch(server.url + manifest)).text();
  type Route = { id: string; imports: string[]; css: string[] };
  const { routes } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  const all = Object.values<Route>(routes);
  const isAdmin = ({ id }: Route) => id.includes("/admin");
  const files = (some: Route[]) => new Set(some.flatMap(({ imports, css }) => [...imports, ...css]));
  const staff = files(all.filter(isAdmin));
  const shoppers = files(all.filter((route) => !isAdmin(route)));
  expect([...staff].filter((file) => file.includes("staff-messages"))).toHaveLength(1);
  expect([...shoppers].filter((file) => file.includes("staff-messages"))).toEqual([]);
  // React Router ends the address with # where a page that is loaded on demand has the same styles.
  expect([...shoppers].filter((file) => /\.css#?$/.test(file))).toHaveLength(1);
});
