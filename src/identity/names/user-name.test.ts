import { expect, test } from "vitest";
import { toUserName } from "./user-name.server.ts";

const email = "nusrat@example.com";

test("a name from elsewhere is kept as one clean line of a hundred characters at most", () => {
  expect(toUserName("  Nusrat\u0007\u0000Jahan ", email)).toBe("Nusrat Jahan");
  expect(toUserName("x".repeat(101), email)).toBe("x".repeat(100));
  expect(toUserName(`${"x".repeat(99)} y`, email)).toBe("x".repeat(99));
});

test("without one, somebody is called by what stands before the @ of their address", () => {
  for (const given of [undefined, null, 7, "", " \u200B ", "..."])
    expect(toUserName(given, email)).toBe("nusrat");
  expect(toUserName("", `${"x".repeat(101)}@example.com`)).toBe("x".repeat(100));
  expect(toUserName("", "")).toBe("-");
});
