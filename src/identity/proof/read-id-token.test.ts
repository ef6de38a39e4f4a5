import { describe, expect, test } from "vitest";
import { readIdToken } from "./read-id-token.ts";

const tokenOf = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.sig`;

describe("an ID token", () => {
  test("is read with its name in any letters", () => {
    const token = tokenOf({ name: "নুসরাত", email: "n@example.com" });
    expect(readIdToken(token)).toEqual({ token, name: "নুসরাত", email: "n@example.com" });
  });

  test("is read with every sign of its writing, and without a name", () => {
    // "-" and "_" stand for "+" and "/".
    for (const email of ["??>>n@example.com", "~~?n@example.com", "n@example.com>>?>"]) {
      const token = tokenOf({ email, name: 7 });
      expect(readIdToken(token)).toEqual({ token, name: "", email });
    }
  });

  test("is none where it is broken", () => {
    for (const token of [
      "",
      "a.b",
      "a.b.c",
      tokenOf([]),
      tokenOf({ email: 7 }),
      tokenOf({ name: "Nusrat" }),
      "e30.bnVsbA.sig",
      "e30.NQ.sig",
      `${tokenOf({ email: "n@example.com" }).slice(0, -4)}`,
    ])
      expect(readIdToken(token)).toBeUndefined();
  });
});
