import { describe, expect, test } from "vitest";
import { readIdToken } from "./id-token.ts";

const tokenOf = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.sig`;

describe("an ID token", () => {
  test("is read with its name in any letters", () => {
    const token = tokenOf({ name: "নুসরাত", email: "n@example.com" });
    expect(readIdToken(token)).toEqual({ token, name: "নুসরাত", email: "n@example.com" });
  });

  test("is none where it is broken", () => {
    for (const token of ["", "a.b", "a.b.c", tokenOf([]), tokenOf({ name: "Nusrat" }), "e30.bnVsbA.sig"])
      expect(readIdToken(token)).toBeUndefined();
  });
});
