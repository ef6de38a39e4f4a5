import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { load, sendRaw } from "../support/shop/raw-request.ts";
import { type Server, startServer } from "../support/shop/start-server.ts";

let server: Server;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: await openedFolder() });
});
afterAll(async () => {
  await server.end();
});

const stillOpen = async () => {
  expect((await fetch(`${server.url}/`)).status).toBe(200);
  expect(server.process.exitCode).toBeNull();
};

describe("whatever is asked for", () => {
  test.each([
    "/api/%",
    "/api/products/%00",
    "/identity/%00",
    // No browser sends these.
    ...[
      "/\\",
      "/\\?utm_a=1",
      "http://[",
      "*",
      "evil:80",
      "?a",
      "http://\\?utm_a=1",
      "http:///x",
      "http://x:99999/",
    ],
  ])("%j is refused in the form of all refusals", async (address) => {
    const { status, headers, body } = await load(server.url, address);
    expect(status).toBe(400);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(JSON.parse(body)).toMatchObject({ success: false, code: "broken_request" });
    await stillOpen();
  });

  test.each([
    "//%?fbclid=1",
    "/%?fbclid=1",
    "/%ff?gclid=1",
    "/%?utm_a=1",
    "/%00",
    "/products/%",
    "/products/%E0%A4%A",
    "/a%5cb",
    "/%c0%ae/",
  ])("%j is the 404 page, whatever the client accepts", async (address) => {
    const { status, headers, body } = await load(server.url, address);
    expect([status, headers.get("content-type")]).toEqual([404, "text/html; charset=UTF-8"]);
    expect(body).toContain("<h1>Page not found</h1>");
    expect(body).toContain('<a href="/">Go back home</a>');
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
    await stillOpen();
  });

  test("slashes too many and capitals lead to the address without them, and never to another host", async () => {
    for (const [address, place] of [
      ["//?utm_a=1", "/?utm_a=1"],
      ["//evil.example/a", "/evil.example/a"],
      ["///", "/"],
      ["//products//1?search=a", "/products/1?search=a"],
      ["/BN/Products?search=Aloo", "/bn/products?search=Aloo"],
      ["/Bn", "/bn"],
      ["/Account/Orders/TK-10001", "/account/orders/TK-10001"],
    ] as const) {
      const { status, headers } = await load(server.url, address);
      expect([status, headers.get("location")]).toEqual([301, place]);
    }
    await stillOpen();
  });

  test("an address that names another host is one of the shop", async () => {
    for (const address of ["http://evil.example/about", "HTTPS://evil.example/about?utm_a=1#b"]) {
      const { status, body } = await load(server.url, address);
      expect(status).toBe(200);
      expect(body).not.toContain("evil.example");
    }
    const { headers } = await load(server.url, "http://evil.example//about");
    expect(headers.get("location")).toBe("/about");
  });

  test("a person who opens a broken link reads so on a page, in the language of the address", async () => {
    const { status, body } = await load(server.url, "/bn/products/%E0%A4%A");
    expect(status).toBe(404);
    expect(Buffer.from(body, "latin1").toString()).toContain("<h1>পাতাটি পাওয়া যায়নি</h1>");
  });
});

describe("methods", () => {
  test.each([
    "TRACE /",
    "TRACE /api/products",
    "TRACE /identity/ok",
    "POST /",
    "PUT /bn/about",
    "DELETE /cart",
    "POST /robots.txt",
    "POST /favicon.svg",
    "POST /api/products",
    "GET /api/place-order",
    "PROPFIND /",
    "QUERY /products",
  ])("%s is refused with the methods that would do", async (line) => {
    const [method, address = ""] = line.split(" ");
    const { status, headers, body } = await load(server.url, address, { method });
    expect(status).toBe(405);
    expect(headers.get("allow")).toMatch(/^(GET, HEAD(, POST)?|POST)$/);
    expect(headers.get("allow")?.split(", ")).not.toContain(method);
    expect(JSON.parse(body)).toMatchObject({ success: false, code: "method_not_allowed" });
    expect(server.output()).not.toContain("request failed");
  });

  test("OPTIONS tells them, CONNECT is refused, and what is no method is no request", async () => {
    for (const address of ["*", "/", "/api/products"]) {
      const { status, headers } = await load(server.url, address, { method: "OPTIONS" });
      expect([status, headers.get("allow")]).toEqual([204, "GET, HEAD"]);
    }
    const connect = await load(server.url, "evil.example:80", { method: "CONNECT" });
    expect([connect.status, connect.headers.get("x-content-type-options")]).toEqual([405, "nosniff"]);
    expect((await load(server.url, "/", { method: "FOO" })).status).toBe(400);
    await stillOpen();
  });
});

test("what Node itself refuses carries the headers and the form of every refusal", async () => {
  const long = "a".repeat(70_000);
  for (const [text, status] of [
    ["nonsense\r\n\r\n", 400],
    ["GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["GET /other HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
    ["GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n", 400],
    ["\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", 400],
    [`GET / HTTP/1.1\r\nHost: x\r\nX: ${long}\r\n\r\n`, 431],
    [`GET /${long} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ] as const) {
    const answer = await sendRaw(server.url, text);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(JSON.parse(answer.body)).toMatchObject({ success: false });
  }
});

test.each([
  "Content-Length: 5\r\nTransfer-Encoding: chunked",
  "Content-Length: 5\r\nContent-Length: 6",
  "Content-Length: +5",
  "Transfer-Encoding: xchunked",
  "Transfer-Encoding: chunked, identity",
  "Transfer-Encoding : chunked",
  "X: a\r\n Transfer-Encoding: chunked",
])(
  "a request whose end can be read in two ways is refused, and nothing behind it is: %j",
  async (headers) => {
    const second = "GET /api/categories HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    const text = `POST /api/auth/login HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n0\r\n\r\n${second}`;
    const { status, body } = await sendRaw(server.url, text);
    expect(status).toBe(400);
    expect(body).not.toContain("HTTP/1.1");
    await stillOpen();
  },
);

test("a page of another site can send nothing with the browser of whoever reads it", async () => {
  const send = (path: string, site: string) =>
    fetch(server.url + path, {
      method: "POST",
      headers: { "Sec-Fetch-Site": site, "Content-Type": "text/plain" },
      body: JSON.stringify({ email: `${site}@example.com`, password: "guessed" }),
    });
  for (const path of ["/api/auth/login", "/identity/sign-in/email"]) {
    const refused = await send(path, "cross-site");
    expect([refused.status, (await refused.json()).code]).toEqual([403, "not_allowed"]);
    for (const site of ["same-origin", "same-site", "none"])
      expect((await send(path, site)).status).toBe(401);
  }
});

test("a body that breaks off is a refusal, not a fault of the shop", async () => {
  const head = "POST /api/contact-messages HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
  await sendRaw(server.url, `${head}zz\r\n`);
  await stillOpen();
  expect(server.output()).not.toContain("request failed");
});
