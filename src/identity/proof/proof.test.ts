import { afterEach, expect, test, vi } from "vitest";
import { readLocaleFrom } from "../../language/locale.ts";
import { callService } from "./proof.ts";

readLocaleFrom(() => "en");
afterEach(() => vi.unstubAllGlobals());

test("every code of the identity service has its sentence (DECISIONS 20)", async () => {
  const unsaid = "Registration error";
  const taken = "This email already has an account. Sign in instead.";
  for (const [code, words] of [
    ["INVALID_EMAIL_OR_PASSWORD", "Invalid email or password"],
    ["USER_NOT_FOUND", "Invalid email or password"],
    ["INVALID_PASSWORD", "Invalid email or password"],
    ["USER_ALREADY_EXISTS", taken],
    ["USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL", taken],
    ["PASSWORD_TOO_SHORT", "The password needs at least 6 characters."],
    ["PASSWORD_TOO_LONG", "The password may have at most 128 characters."],
    ["INVALID_EMAIL", "Email is invalid"],
    [
      "INVALID_ORIGIN",
      "Google sign-in does not work at this address of the shop. Please use email and password.",
    ],
    ["too_fast", "Too many attempts. Please wait a little and try again."],
    ["SOMETHING_NEW", unsaid],
  ]) {
    vi.stubGlobal("fetch", async () =>
      Response.json({ code, message: "Words for programs" }, { status: 400 }),
    );
    expect(await callService("sign-in/email", unsaid, {})).toEqual({ ok: false, code, message: words });
  }
  vi.stubGlobal("fetch", async () =>
    Response.json({ success: false, code: "invalid_fields", message: "Name is required" }, { status: 422 }),
  );
  const own = { ok: false, code: "invalid_fields", message: "Name is required" };
  expect(await callService("sign-up/email", unsaid, {}), "the shop's own words").toEqual(own);
  vi.stubGlobal("fetch", async () => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
  expect(await callService("token", unsaid)).toEqual({ ok: false, code: "502", message: unsaid });
});
