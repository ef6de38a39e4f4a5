import { describe, expect, test, vi } from "vitest";
import { openPostBox } from "../support/services/post-box.ts";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { startServer } from "../support/shop/start-server.ts";

const post = (url: string, body: object) =>
  fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

/** The address of a mail server that is down. */
async function awayPostBox() {
  const box = await openPostBox();
  box.close();
  return box;
}

describe("a letter", () => {
  test("asked for while the mail server is away outlives a killed process, and its link works", async () => {
    const away = await awayPostBox();
    const env = { DATA_DIR: await openedFolder(), SMTP_URL: away.url };
    const first = await startServer(env);
    const email = "nusrat@example.com";
    await post(`${first.url}/api/auth/login`, { name: "Nusrat", email, password: "mango-tree" });
    expect((await post(`${first.url}/api/auth/forgot-password`, { email })).status).toBe(200);
    await vi.waitFor(() => expect(first.output()).toContain("a mail has to wait"), { timeout: 60_000 });
    expect(first.output()).not.toContain("token=");
    await first.end("SIGKILL");

    const box = await openPostBox(away.port);
    const second = await startServer(env);
    await vi.waitFor(() => expect(box.received.map(({ to }) => to)).toEqual([email]), { timeout: 60_000 });
    const token = /#token=(\S+)/.exec(box.received[0]?.text ?? "")?.[1];
    const set = await post(`${second.url}/api/auth/reset-password`, { token, new_password: "lychee-tree" });
    expect(set.status).toBe(200);
    await second.end();
    box.close();
  });

  test("stands in the log for a newcomer without a mail server, and never in that of a shop on the net, which says what is missing", async () => {
    const forgotten = async (env: Record<string, string>) => {
      const server = await startServer({ DATA_DIR: await openedFolder(), ...env });
      const email = "nusrat@example.com";
      await post(`${server.url}/api/auth/login`, { name: "Nusrat", email, password: "mango-tree" });
      await post(`${server.url}/api/auth/forgot-password`, { email });
      await vi.waitFor(() => expect(server.output()).toContain("not sent"), { timeout: 60_000 });
      await server.end();
      return server.output();
    };
    expect(await forgotten({})).toContain("#token=");
    const open = await forgotten({ PUBLIC_URL: "https://shop.example" });
    expect(open).toContain("name a mail server under Settings or in SMTP_URL");
    expect(open).not.toMatch(/token=|nusrat@/);
  });
});
