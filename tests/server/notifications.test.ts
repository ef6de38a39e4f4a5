import { expect, test, vi } from "vitest";
import { openedFolder } from "../opened-folder.ts";
import { openSmsGateway } from "../sms-gateway.ts";
import { startServer } from "../start-server.ts";

test("an SMS that the gateway could not take outlives a killed process", async () => {
  const away = await openSmsGateway();
  away.close();
  const env = { DATA_DIR: await openedFolder(), ...away.env };
  const first = await startServer(env);
  const post = async (path: string, body: object, token = "") => {
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
    const answer = await fetch(first.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    return answer.json() as any;
  };
  const { token } = await post("/api/auth/login", {
    ...{ name: "Nusrat", email: "nusrat@example.com", password: "mango-tree" },
  });
  const items = [{ product_id: 2, quantity: 1 }];
  const where = { address_details: "House 12", mobile_no: "01712345678", payment_type: "cash" };
  const { order } = await post("/api/place-order", { ...where, items }, token);
  await vi.waitFor(() => expect(first.output()).toContain("a notification has to wait"), { timeout: 20_000 });
  expect(first.output()).not.toContain("hunter22");
  await first.end("SIGKILL");

  const there = await openSmsGateway(away.port);
  const second = await startServer(env);
  await vi.waitFor(() => expect(there.taken).toHaveLength(1), { timeout: 30_000 });
  expect(there.taken[0]?.text).toContain(order.number);
  await second.end();
  there.close();
});
