import { execFileSync } from "node:child_process";
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
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
    host: `localhost:${port}`,
    /** A subscription, and how its browser reads what it is sent. */
    browserOf(browser: string) {
      const endpoint = `https://localhost:${port}/${browser}`;
      const pair = createECDH("prime256v1");
      const p256dh = pair.generateKeys("base64url");
      const auth = randomBytes(16);
      return {
        subscription: { endpoint, p256dh, auth: auth.toString("base64url") },
        read: () =>
          requests
            .filter((one) => one.browser === browser)
            .map(({ body }) => JSON.parse(decrypted(body, pair, auth)) as Record<string, string>),
      };
    },
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

/** The text of a message of one record (RFC 8188, 8291). */
function decrypted(body: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 86);
  const sealed = body.subarray(86);
  const derive = (key: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", key, from, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const key = derive(pair.computeSecret(sender), auth, info, 32);
  const part = (name: string, length: number) =>
    derive(key, salt, Buffer.from(`Content-Encoding: ${name}\0`), length);
  const decipher = createDecipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
  return text.slice(0, text.lastIndexOf("\x02"));
}
