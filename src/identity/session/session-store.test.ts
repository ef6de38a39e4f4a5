import { expect, it } from "vitest";
import { repairedSession } from "./session-store.ts";

it("reads a stored session with a text or a number as id, with or without parts", () => {
  const user = { name: "Nusrat", email: "nusrat@example.com", role: "user" } as const;
  const session = { token: "secret", user: { ...user, id: 7, parts: [] } };
  expect(repairedSession("secret", { ...user, id: "7" })).toEqual(session);
  expect(repairedSession("secret", { ...user, id: 7 })).toEqual(session);
  expect(repairedSession("secret", { ...user, id: "7", parts: ["orders"] })?.user.parts).toEqual(["orders"]);
});

it("finds no session without a token or a user", () => {
  const user = { id: 7, name: "Nusrat", email: "nusrat@example.com", role: "user" } as const;
  expect(repairedSession(null, user)).toBeNull();
  expect(repairedSession("secret", null)).toBeNull();
});
