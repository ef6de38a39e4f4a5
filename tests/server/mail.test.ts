import { describe, expect, test, vi } from "vitest";
import { openPostBox } from "../post-box.ts";
import { emptyFolder, startServer } from "../start-server.ts";

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
    const env = { DATA_DIR: emptyFolder(), SMTP_URL: away.url };
    const first = await startServer(env);
    const email = "nusrat@example.com";
    await post(`${first.url}/api/auth/login`, { name: "Nusrat", email, password: "mango-tree" });
    expect((await post(`${first.url}/api/auth/forgot-password`, { email })).status).toBe(200);
    await vi.waitFor(() => expect(first.output()).toContain("a mail has to wait"), { timeout: 10_000 });
    expect(first.output()).not.toContain("token=");
    await first.end("SIGKILL");

    const box = await openPostBox(away.port);
    const second = await startServer(env);
    await vi.waitFor(() => expect(box.received.map(({ to }) => to)).toEqual([email]), { timeout: 20_000 });
    const token = /#token=(\S+)/.exec(box.received[0]?.text ?? "")?.[1];
    const set = await post(`${second.url}/api/auth/reset-password`, { token, new_password: "lychee-tree" });
    expect(set.status).toBe(200);
    await second.end();
    box.close();
  });
});
