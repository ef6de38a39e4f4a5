import { describe, expect, test } from "vitest";
import { pagePolicy } from "../http/html/security-headers.server.ts";
import { readSettings } from "./settings.server.ts";

describe("the hosts of customers' pictures", () => {
  const hosts = (PICTURE_HOSTS?: string) => readSettings({ PICTURE_HOSTS }).pictureHosts;

  test("are Google's unless others are named, and are what a page may show pictures from", () => {
    expect(hosts()).toEqual(["lh3.googleusercontent.com"]);
    const named = hosts(" Pictures.example, cdn.example ");
    expect(named).toEqual(["pictures.example", "cdn.example"]);
    const policy = pagePolicy([], named).split("; ");
    expect(policy).toContain("img-src 'self' data: https://pictures.example https://cdn.example");
    expect(policy).toContain("script-src 'self'");
  });

  test("are refused, in a sentence, where they would open the policy", () => {
    for (const wrong of [
      "*",
      "*.example",
      "https://cdn.example",
      "cdn.example;script-src",
      "'unsafe-inline'",
    ])
      expect(() => hosts(wrong), wrong).toThrow("PICTURE_HOSTS: ");
  });
});

describe("a setting that cannot be used", () => {
  const refusal = (env: Record<string, string>) => {
    try {
      readSettings(env);
      return "";
    } catch (error) {
      return (error as Error).message;
    }
  };

  test.for([
    ["PORT", "three", '"three" is not a whole number. Give a whole number from 0 to 65535, like 3000.'],
    ["PORT", "70000", "70000 is too high."],
    ["DATABASE_POOL", "1", "1 is too low."],
    ["PAGE_CACHE_MB", "-1", "-1 is too low."],
    ["PUBLIC_URL", "tatka.example", '"tatka.example" is not a valid URL. Give one that begins with http://'],
    ["ADMIN_EMAIL", "nobody", '"nobody" is not an email address.'],
    ["TRUST_PROXY", "maybe", '"maybe" is neither on nor off. Give 1 for on or 0 for off.'],
    ["RATE_LIMIT", "of", '"of" is neither on nor off.'],
    ["DEMO", "2", '"2" is neither on nor off.'],
    ["OIDC_ISSUER", "id.example", '"id.example" is not a valid URL.'],
  ] as const)("is named, with what is wrong and what would do: %s=%s", ([name, value, sentence]) => {
    expect(refusal({ [name]: value })).toContain(`${name}: ${sentence}`);
  });

  test.for([
    ["ADMIN_PASSWORD", "abc12", "too short. Give 6 to 128 characters"],
    ["SMTP_URL", "owner:hunter22@mail.example", "Give one that begins with smtp:// or smtps://"],
    ["DATABASE_URL", "mysql://owner:hunter22@db", "Give one that begins with postgres://"],
    ["DATABASE_URL", "postgres://owner:hunter%2@db/shop", "special letters in it are to be written as %xx"],
  ] as const)("is never shown where it may hold a secret: %s", ([name, value, sentence]) => {
    const said = refusal({ [name]: value });
    expect(said).toContain(sentence);
    expect(said).not.toContain(value);
    expect(said).not.toContain("hunter");
  });

  test("is a way to a database that is not given", () => {
    for (const name of ["DATABASE_DIRECT_URL", "DATABASE_REPLICA_URL"])
      expect(refusal({ [name]: "postgres://owner@db/shop" })).toMatch(`${name}: it is`);
  });

  test("does not hide the others", () => {
    expect(refusal({ PORT: "three", DEMO: "maybe" })).toMatch(/PORT: .*\n.*DEMO: /);
  });

  test("is none where it is left blank, or switched in any of the usual words", () => {
    expect(readSettings({ PORT: " ", TRUST_PROXY: "" })).toMatchObject({ port: 3000, trustProxy: false });
    for (const word of ["1", "true", "ON", "yes"])
      expect(readSettings({ TRUST_PROXY: word }).trustProxy).toBe(true);
    for (const word of ["0", "false", "Off", "no"]) expect(readSettings({ DEMO: word }).demo).toBe(false);
  });
});
