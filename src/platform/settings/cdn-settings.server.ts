import { headersSetting, oneOf, textSetting, urlSetting } from "./kinds.server.ts";

export const cdnEnvironment = {
  CDN_PURGE_URL: urlSetting(["http", "https"], "https://api.fastly.com/service/123/purge", { secret: true }),
  CDN_PURGE_METHOD: oneOf(["POST", "PURGE"]),
  CDN_PURGE_KEYS: textSetting(undefined),
  CDN_PURGE_HEADERS: headersSetting(),
};

type CdnVariables = {
  [Name in keyof typeof cdnEnvironment]: ReturnType<(typeof cdnEnvironment)[Name]["parse"]>;
};

export type CdnSettings = {
  url: string;
  method: "POST" | "PURGE";
  /** The header with the keys, separated by spaces. */
  keysHeader: string;
  headers: Record<string, string>;
};

/** The configured CDN, if any. Calls `fail` if settings are inconsistent. */
export function toCdnSettings(
  variables: CdnVariables,
  fail: (sentence: string) => never,
): CdnSettings | undefined {
  const { CDN_PURGE_URL: url, CDN_PURGE_METHOD, CDN_PURGE_KEYS, CDN_PURGE_HEADERS } = variables;
  if (!url) {
    if (CDN_PURGE_METHOD || CDN_PURGE_KEYS || CDN_PURGE_HEADERS)
      return fail("CDN_PURGE_URL: the other settings of the CDN need it. Give it, or leave all out.");
    return undefined;
  }
  const keysHeader = CDN_PURGE_KEYS ?? "Surrogate-Key";
  if (!/^[\w-]+$/.test(keysHeader))
    return fail(`CDN_PURGE_KEYS: "${keysHeader}" is no name of a header. Give one like xkey-purge.`);
  return { url, method: CDN_PURGE_METHOD ?? "POST", keysHeader, headers: CDN_PURGE_HEADERS ?? {} };
}
