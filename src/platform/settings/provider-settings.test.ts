import { describe, expect, test } from "vitest";
import { readSettings } from "./settings.server.ts";

const client = { GOOGLE_CLIENT_ID: "shop", GOOGLE_CLIENT_SECRET: "secret" };

describe("the settings of a provider", () => {
  test("are none, Google's, or those of any other", () => {
    expect(readSettings({}).provider).toBeUndefined();
    expect(readSettings(client).provider).toMatchObject({
      issuer: "https://accounts.google.com",
      tokenUrl: "https://oauth2.googleapis.com/token",
      isGoogle: true,
    });
    const other = readSettings({
      ...client,
      OIDC_ISSUER: "https://id.example",
      OIDC_AUTHORIZATION_URL: "https://id.example/auth",
      OIDC_TOKEN_URL: "https://id.example/token",
      OIDC_JWKS_URL: "https://id.example/jwks",
    });
    expect(other.provider).toMatchObject({ issuer: "https://id.example", isGoogle: false });
    expect(other.provider?.userInfoUrl).toBeUndefined();
  });

  test("are refused by halves, in a sentence", () => {
    expect(() => readSettings({ GOOGLE_CLIENT_ID: "shop" })).toThrow("one needs the other");
    expect(() => readSettings({ ...client, OIDC_ISSUER: "https://id.example" })).toThrow(
      /OIDC_ISSUER: needs/,
    );
    expect(() => readSettings({ SMTP_URL: "mail.example" })).toThrow(/SMTP_URL/);
  });
});
