import { afterEach, expect, test, vi } from "vitest";
import { readLocaleFrom } from "../../language/locale.ts";
import { callService } from "./proof.ts";

readLocaleFrom(() => "en");
afterEach(() => vi.unstubAllGlobals());

test("every code of the identity service has its sentence (DECISIONS 20)", async () => {
  const fallback = "Registration error";
  const taken = "This email already has an account. Sign in instead.";
  for (const [sent, code, message] of [
    ["INVALID_EMAIL_OR_PASSWORD", "invalid_login", "Invalid email or password"],
    ["USER_NOT_FOUND", "invalid_login", "Invalid email or password"],
    ["INVALID_PASSWORD", "invalid_login", "Invalid email or password"],
    ["USER_ALREADY_EXISTS", "refused", taken],
    ["USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL", "refused", taken],
    ["PASSWORD_TOO_SHORT", "invalid_fields", "The password needs at least 6 characters."],
    ["PASSWORD_TOO_LONG", "invalid_fields", "The password may have at most 128 characters."],
    ["INVALID_EMAIL", "invalid_fields", "Email is invalid"],
    [
      "INVALID_ORIGIN",
      "refused",
      "Google sign-in does not work at this address of the shop. Please use email and password.",
    ],
    ["SOMETHING_NEW", "refused", fallback],
  ]) {
    vi.stubGlobal("fetch", async () =>
      Response.json({ code: sent, message: "Words for programs" }, { status: 400 }),
    );
    expect(await callService("sign-in/email", fallback, {})).toEqual({
      ok: false,
      problem: { code, message },
    });
  }
  const tooFast = { code: "too_fast", message: "Too many attempts. Please wait a little and try again." };
  vi.stubGlobal("fetch", async () => Response.json({ success: false, ...tooFast }, { status: 429 }));
  expect(await callService("sign-in/email", fallback, {})).toEqual({ ok: false, problem: tooFast });
  vi.stubGlobal("fetch", async () =>
    Response.json({ success: false, code: "invalid_fields", message: "Name is required" }, { status: 422 }),
  );
  const own = { ok: false, problem: { code: "invalid_fields", message: "Name is required" } };
  expect(await callService("sign-up/email", fallback, {}), "the shop's own words").toEqual(own);
  vi.stubGlobal("fetch", async () => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
  expect(await callService("token", fallback)).toEqual({
    ok: false,
    problem: { code: "unclear", message: fallback },
  });
});
