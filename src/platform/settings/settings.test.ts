import { describe, expect, test } from "vitest";
import { pagePolicy } from "../http/security-headers.server.ts";
import { readSettings } from "./settings.server.ts";

describe("the hosts of customers' pictures", () => {
  const hosts = (PICTURE_HOSTS?: string) => readSettings({ PICTURE_HOSTS }).pictureHosts;

  test("are Google's unless others are named, and are what a page may show pictures from", () => {
    expect(hosts()).toEqual(["lh3.googleusercontent.com"]);
    const named = hosts(" Pictures.example, cdn.example ");
    expect(named).toEqual(["pictures.example", "cdn.example"]);
    const policy = pagePolicy([], named).split("; ");
    expect(policy).toContain("img-src 'self' data: https://pictures.example https://cdn.example");
  });

  test("are refused, in a sentence, where they would open the policy", () => {
    for (const wrong of [
      "*",
      "*.example",
      "https://cdn.example",
      "cdn.example;script-src",
      "'unsafe-inline'",
    ])
      expect(() => hosts(wrong), wrong).toThrow("PICTURE_HOSTS: must be names of hosts");
  });
});
