import { execFileSync } from "node:child_process";
import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { emptyFolder } from "../shop/start-server.ts";

type PushRequest = { browser: string; status: number; headers: IncomingHttpHeaders; body: Buffer };

/** With its own certificate. `statuses` are its answers by browser, 201 by default. */
export async function openPushService() {
  const folder = emptyFolder();
  const keyFile = join(folder, "key.pem");
  const certificateFile = join(folder, "certificate.pem");
  const how = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
  const where = ["-addext", "subjectAltName=DNS:localhost", "-keyout", keyFile, "-out", certificateFile];
  execFileSync("openssl", [...how, ...where], { stdio: "ignore" });
  const certificate = readFileSync(certificateFile, "utf8");

  const requests: PushRequest[] = [];
  const statuses = new Map<string, number>();
  const server = createServer(
    { key: readFileSync(keyFile), cert: certificate },
    async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const browser = request.url?.slice(1) ?? "";
      const status = statuses.get(browser) ?? 201;
      requests.push({ browser, status, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    },
  );
  server.listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    statuses,
    certificate,
    certificateFile,
    to: (browser: string) => requests.filter((one) => one.browser === browser),
    subscriptionOf: (browser: string) => ({
      endpoint: `https://localhost:${port}/${browser}`,
      p256dh: createECDH("prime256v1").generateKeys("base64url"),
      auth: randomBytes(16).toString("base64url"),
    }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
