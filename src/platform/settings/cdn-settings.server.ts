import { address, headers, oneOf, text } from "./kinds.server.ts";

/** Settings of a CDN in front of the shop, and how it is made to drop what changed. */
export const cdnEnvironment = {
  CDN_PURGE_URL: address(["http", "https"], "https://api.fastly.com/service/123/purge", { secret: true }),
  CDN_PURGE_METHOD: oneOf(["POST", "PURGE"]),
  CDN_PURGE_KEYS: text(undefined),
  CDN_PURGE_HEADERS: headers(),
};

type GivenCdn = { [Name in keyof typeof cdnEnvironment]: ReturnType<(typeof cdnEnvironment)[Name]["parse"]> };

export type CdnSettings = {
  /** Where surrogate keys are sent to. */
  url: string;
  method: "POST" | "PURGE";
  /** The header that names them, with spaces between. */
  keysHeader: string;
  /** Besides, such as a token. */
  headers: Record<string, string>;
};

/** The CDN that the settings name; undefined where they name none. Calls `wrong` where settings do not fit together. */
export function cdnOf(set: GivenCdn, wrong: (sentence: string) => never): CdnSettings | undefined {
  const { CDN_PURGE_URL: url, CDN_PURGE_METHOD, CDN_PURGE_KEYS, CDN_PURGE_HEADERS } = set;
  if (!url) {
    if (CDN_PURGE_METHOD || CDN_PURGE_KEYS || CDN_PURGE_HEADERS)
      return wrong("CDN_PURGE_URL: the other settings of the CDN need it. Give it, or leave all out.");
    return undefined;
  }
  const keysHeader = CDN_PURGE_KEYS ?? "Surrogate-Key";
  if (!/^[\w-]+$/.test(keysHeader))
    return wrong(`CDN_PURGE_KEYS: "${keysHeader}" is no name of a header. Give one like xkey-purge.`);
  return { url, method: CDN_PURGE_METHOD ?? "POST", keysHeader, headers: CDN_PURGE_HEADERS ?? {} };
}
