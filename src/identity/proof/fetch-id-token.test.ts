import { afterEach, expect, test, vi } from "vitest";
import "#src/language/locale.server.ts";
import { callService, fetchIdToken } from "./fetch-id-token.ts";

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
    ["SOMETHING_NEW", "refused", "Words for programs"],
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
    Response.json(
      { success: false, code: "invalid_fields", message: "Name is required", errors: { name: "Required" } },
      { status: 422 },
    ),
  );
  const problem = { code: "invalid_fields", message: "Name is required", errors: { name: "Required" } };
  const own = { ok: false, problem };
  expect(await callService("sign-up/email", fallback, {}), "the shop's own words").toEqual(own);
  vi.stubGlobal("fetch", async () => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
  expect(await callService("token", fallback)).toEqual({
    ok: false,
    problem: { code: "unclear", message: fallback },
  });
});

function answering(answer: () => Response) {
  const calls: [string, RequestInit][] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    calls.push([path, init]);
    return answer();
  });
  return calls;
}

test("a call posts its body as JSON, in the page's language; without one it only reads", async () => {
  const calls = answering(() => Response.json({ done: true }));
  expect(await callService("sign-up/email", "Error", { name: "Nusrat" })).toEqual({
    ok: true,
    value: { done: true },
  });
  await callService("ok", "Error");
  const signal = expect.any(AbortSignal);
  expect(calls).toEqual([
    [
      "/identity/sign-up/email",
      {
        method: "POST",
        headers: { "Accept-Language": "en", "Content-Type": "application/json" },
        body: '{"name":"Nusrat"}',
        signal,
      },
    ],
    ["/identity/ok", { method: "GET", headers: { "Accept-Language": "en" }, body: undefined, signal }],
  ]);
});

test("a service that cannot be reached is no refusal, and nor is a page in its place", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("fetch failed")));
  expect(await callService("token", "Error")).toEqual({
    ok: false,
    problem: { code: "unreachable", message: "No connection. Check your network and try again." },
  });
  answering(() => new Response("<h1>Sign in to this Wi-Fi</h1>"));
  expect(await callService("token", "Error")).toEqual({
    ok: false,
    problem: { code: "unclear", message: "Error" },
  });
});

test("a refusal without a code is told in the service's words, too", async () => {
  answering(() => Response.json({ message: "Too early" }, { status: 425 }));
  expect(await callService("token", "Error")).toEqual({
    ok: false,
    problem: { code: "unclear", message: "Too early" },
  });
});

test.each([{}, { message: "" }, { message: 7 }])(
  "a refusal of the shop with %j is said in the fallback",
  async (more) => {
    answering(() => Response.json({ code: "not_allowed", ...more }, { status: 403 }));
    expect(await callService("token", "Error")).toEqual({
      ok: false,
      problem: { code: "not_allowed", message: "Error" },
    });
  },
);

test("codes are the shop's own only in small letters from beginning to end", async () => {
  for (const code of ["INVALID_email", "not_allowed_X", "x1"]) {
    answering(() => Response.json({ code, message: "Words for programs" }, { status: 400 }));
    expect(await callService("token", "Error")).toEqual({
      ok: false,
      problem: { code: "refused", message: "Words for programs" },
    });
  }
});

test("a new proof is the token that the service gives", async () => {
  const token = `e30.${btoa(JSON.stringify({ name: "Nusrat", email: "n@example.com" }))}.sig`;
  const calls = answering(() => Response.json({ token }));
  const value = { token, name: "Nusrat", email: "n@example.com" };
  expect(await fetchIdToken("Error")).toEqual({ ok: true, value });
  expect(calls[0]?.[0]).toBe("/identity/token");
  for (const answer of [{}, { token: "broken" }]) {
    answering(() => Response.json(answer));
    expect(await fetchIdToken("Error")).toEqual({
      ok: false,
      problem: { code: "unclear", message: "Error" },
    });
  }
  answering(() => Response.json({ code: "USER_NOT_FOUND" }, { status: 401 }));
  expect(await fetchIdToken("Error")).toMatchObject({ ok: false, problem: { code: "invalid_login" } });
});
