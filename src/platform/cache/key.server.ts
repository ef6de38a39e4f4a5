import { preferredLocale } from "../../language/locale.server.ts";

/** What the advertisers' links add to an address and no page reads. */
const tracking = /[?&](utm_[a-z]+|fbclid|gclid|msclkid)=/;

/** Under what an answer is kept: its address without what changes nothing, and for the API its language. */
export function keyOf(address: string, acceptLanguage: string | null | undefined): string {
  const url = tracking.test(address) ? withoutTracking(address) : address;
  if (!url.startsWith("/api/") || /[?&]lang=/.test(url)) return url;
  return `${url}#${preferredLocale(acceptLanguage)}`;
}

function withoutTracking(address: string): string {
  const url = new URL(address, "http://shop");
  for (const name of [...url.searchParams.keys()])
    if (tracking.test(`?${name}=`)) url.searchParams.delete(name);
  return url.pathname + url.search;
}
