import { describe, expect, test } from "vitest";
import { type IdToken, isExpired, needsRenewal, readIdToken } from "./id-token.ts";

const now = 1_800_000_000_000;
const minute = 60_000;
const tokenOf = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.sig`;
const ending = (inMs: number): IdToken => ({ token: "t", name: "", email: "a@b.cd", endsAt: now + inMs });

describe("an ID token", () => {
  test("counts as expired from 30 seconds before its end", () => {
    expect(isExpired(ending(30_001), now)).toBe(false);
    expect(isExpired(ending(30_000), now)).toBe(true);
    expect(isExpired(ending(-1), now)).toBe(true);
  });

  test("is renewed from 5 minutes before its end", () => {
    expect(needsRenewal(ending(5 * minute + 1), now)).toBe(false);
    expect(needsRenewal(ending(5 * minute), now)).toBe(true);
  });

  test("is read with its name in any letters, and lives as long as it says, whatever the phone's clock shows", () => {
    const token = tokenOf({ name: "নুসরাত", email: "n@example.com", iat: 1_000, exp: 1_900 });
    expect(readIdToken(token, now)).toEqual({
      token,
      name: "নুসরাত",
      email: "n@example.com",
      endsAt: now + 15 * minute,
    });
  });

  test("is none where it is broken", () => {
    const broken = ["", "a.b", "a.b.c", tokenOf([]), tokenOf({ email: "n@example.com" }), "e30.bnVsbA.sig"];
    for (const token of broken) expect(readIdToken(token, now)).toBeUndefined();
  });
});
