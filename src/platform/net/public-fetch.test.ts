import { once } from "node:events";
import http, { type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { publicFetch } from "./public-fetch.server.ts";

const limits = { maxBytes: 1_000, timeoutMs: 2_000, redirects: 3 };

/** What DNS says in these tests: some outside names lead inward. */
const names: Record<string, string[]> = {
  localhost: ["127.0.0.1"],
  "localhost.": ["127.0.0.1"],
  "localtest.me": ["127.0.0.1"],
  "inner.example": ["10.0.0.5"],
  "127.0.0.1.nip.io": ["127.0.0.1"],
  "mixed.example": ["93.184.215.14", "192.168.1.1"],
  "six.example": ["::1"],
  "metadata.google.internal": ["169.254.169.254"],
  "mapped.example": ["::ffff:10.0.0.1"],
  "none.example": [],
};
const resolve = async (host: string) =>
  (names[host] ?? ["93.184.215.14"]).map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));

const refusalOf = async (url: string, more: object = {}) =>
  publicFetch(url, { ...limits, resolve, ...more }).then(
    ({ status }) => status,
    (error) => error.reason,
  );

async function serverOf(listener: RequestListener) {
  const server = http.createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

test.each([
  ["http://127.0.0.1/", "this machine"],
  ["http://127.1/", "its short form"],
  ["http://2130706433/", "as one decimal number"],
  ["http://0x7f000001/", "as one hexadecimal number"],
  ["http://0x7f.0.0.1/", "with one part hexadecimal"],
  ["http://0177.0.0.1/", "with one part octal"],
  ["http://017700000001/", "as one octal number"],
  ["http://0/", "the address 0"],
  ["http://0.0.0.0/", "any address of this machine"],
  ["http://127.0.0.1./", "with a dot at the end"],
  ["http://①②⑦.⓪.⓪.①/", "in circled digits"],
  ["http://127。0。0。1/", "with ideographic dots"],
  ["http:\\\\127.0.0.1\\", "with backslashes"],
  ["http:127.0.0.1/", "without slashes"],
  ["http://[::1]/", "this machine by IPv6"],
  ["http://[::]/", "any address by IPv6"],
  ["http://[::ffff:127.0.0.1]/", "IPv4 mapped into IPv6"],
  ["http://[::ffff:7f00:1]/", "the same in hexadecimal"],
  ["http://[::127.0.0.1]/", "IPv4-compatible IPv6"],
  ["http://[64:ff9b::10.0.0.1]/", "NAT64"],
  ["http://[64:ff9b:1::a00:1]/", "local NAT64"],
  ["http://[2002:7f00:1::]/", "6to4"],
  ["http://[2001:0:7f00:1::]/", "Teredo"],
  ["http://[fe80::1]/", "link-local IPv6"],
  ["http://[fc00::1]/", "unique local IPv6"],
  ["http://[fec0::1]/", "site-local IPv6"],
  ["http://[ff02::1]/", "multicast IPv6"],
  ["http://[2001:db8::1]/", "IPv6 for documentation"],
  ["http://10.0.0.1/", "a private network"],
  ["http://172.31.255.255/", "another one"],
  ["http://192.168.0.1/", "a router at home"],
  ["http://100.64.0.1/", "carrier-grade NAT"],
  ["http://169.254.169.254/latest/meta-data/", "metadata of a cloud"],
  ["http://198.18.0.1/", "a network for benchmarks"],
  ["http://192.0.0.1/", "reserved for protocols"],
  ["http://224.0.0.1/", "multicast"],
  ["http://255.255.255.255/", "broadcast"],
  ["http://localhost/", "a name of this machine"],
  ["http://LOCALHOST%2e/", "the same, escaped, with a dot"],
  ["http://localtest.me/", "an outside name that leads inward"],
  ["http://127.0.0.1.nip.io/", "a name made of an address"],
  ["https://inner.example/", "a name of a private network"],
  ["http://mixed.example/", "a name with one public and one inner address"],
  ["http://six.example/", "a name that leads inward by IPv6"],
  ["http://mapped.example/", "a name of a mapped address"],
  ["http://metadata.google.internal/", "metadata by name"],
  ["http://shop.example:8080/", "another port"],
  ["https://shop.example:22/", "a port of another service"],
  ["http://shop.example:443/", "http at the port of https"],
])("%s is refused: %s", async (url) => {
  expect(await refusalOf(url)).toBe("not_public");
});

test.each([
  "file:///etc/passwd",
  "ftp://shop.example/a.jpg",
  "gopher://127.0.0.1:6379/_INFO",
  "data:image/png;base64,AAAA",
  "http://user@shop.example/",
  "http://127.0.0.1:80@shop.example/",
  "http://shop.example:pass@127.0.0.1/",
  "http://[::1%25lo]/",
  "//127.0.0.1/a.jpg",
  "a.jpg",
  "",
])("%s is no URL to fetch", async (url) => {
  expect(await refusalOf(url)).toBe("not_url");
});

test("a redirect inward, to another port, to a name that leads inward, or to a file is refused; three redirects are followed", async () => {
  const inner = await serverOf((_, answer) => answer.end("secret"));
  const port = await serverOf(({ url }, answer) => {
    const to = decodeURIComponent(url?.slice(1) ?? "");
    const turns = Number(/^turn(\d)$/.exec(to)?.[1] ?? 0);
    if (to === "turn0") return answer.end("here");
    return answer.writeHead(302, { Location: turns ? `/turn${turns - 1}` : to }).end();
  });
  const innerHosts = [`old-shop.test:${port}`];
  names["old-shop.test"] = ["127.0.0.1"];
  const via = (target: string) =>
    refusalOf(`http://old-shop.test:${port}/${encodeURIComponent(target)}`, { innerHosts });
  for (const target of [
    `http://127.0.0.1:${inner}/`,
    `http://old-shop.test:${inner}/`,
    "http://localtest.me/",
    "//169.254.169.254/latest",
  ])
    expect(await via(target)).toBe("not_public");
  expect(await via("file:///etc/passwd")).toBe("not_url");
  expect(await via("turn3")).toBe(200);
  expect(await via("turn4")).toBe("redirects");
});

test("a host is resolved once, and the connection goes to what was checked then", async () => {
  const port = await serverOf(({ headers }, answer) => answer.end(headers.host));
  let turns = 0;
  const rebinding = async () => [{ address: turns++ ? "127.0.0.9" : "127.0.0.1", family: 4 }];
  const innerHosts = [`rebind.test:${port}`];
  const { bytes } = await publicFetch(`http://rebind.test:${port}/`, {
    ...limits,
    resolve: rebinding,
    innerHosts,
  });
  expect([bytes.toString(), turns]).toEqual([`rebind.test:${port}`, 1]);
});

test("an answer too large, announced or not, too slow, or none is refused", async () => {
  const port = await serverOf(({ url }, answer) => {
    if (url === "/announced") answer.writeHead(200, { "Content-Length": "1001" }).write("x");
    if (url === "/endless") answer.writeHead(200).write("x".repeat(1_001));
    if (url === "/fits") answer.end("x".repeat(1_000));
    if (url === "/broken") answer.destroy();
  });
  const at = (path: string, more: object = {}) =>
    refusalOf(`http://127.0.0.1:${port}${path}`, { innerHosts: [`127.0.0.1:${port}`], ...more });
  expect(await at("/announced")).toBe("too_large");
  expect(await at("/endless")).toBe("too_large");
  expect(await at("/fits")).toBe(200);
  expect(await at("/broken")).toBe("unreachable");
  expect(await at("/silent", { timeoutMs: 100 })).toBe("too_slow");
  expect(await refusalOf("http://none.example/")).toBe("unreachable");
  const unread = { maxBytes: 0, timeoutMs: 500 };
  for (const path of ["/announced", "/endless", "/fits"]) expect(await at(path, unread)).toBe(200);
  expect(await at("/silent", unread)).toBe("too_slow");
});
