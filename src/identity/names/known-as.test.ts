import { expect, test } from "vitest";
import { nameOf } from "./known-as.server.ts";

const email = "nusrat@example.com";

test("a name from elsewhere is kept as one clean line of a hundred characters at most", () => {
  expect(nameOf("  Nusrat\u0007\u0000Jahan ", email)).toBe("Nusrat Jahan");
  expect(nameOf("x".repeat(101), email)).toBe("x".repeat(100));
  expect(nameOf(`${"x".repeat(99)} y`, email)).toBe("x".repeat(99));
});

test("without one, somebody is called by what stands before the @ of their address", () => {
  for (const given of [undefined, null, 7, "", " \u200B ", "..."])
    expect(nameOf(given, email)).toBe("nusrat");
  expect(nameOf("", `${"x".repeat(101)}@example.com`)).toBe("x".repeat(100));
  expect(nameOf("", "")).toBe("-");
});
