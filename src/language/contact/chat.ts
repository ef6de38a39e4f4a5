import { toLatinDigits } from "../numbers/digits.ts";
import { bangladeshiMobile } from "./phone.ts";

/** Returns a typed number in E.164, else undefined. Numbers of other countries need their +. */
export function parseWhatsappNumber(typed: string): string | undefined {
  const plain = toLatinDigits(typed).replace(/[\s().-]/g, "");
  return bangladeshiMobile(typed) ?? (/^\+(?!880)[1-9][0-9]{7,14}$/.test(plain) ? plain : undefined);
}

/** The name of a Facebook page, which may be typed as a url of facebook.com or m.me. Undefined for anything else. */
export function parseMessengerPage(typed: string): string | undefined {
  const hosts = /^(?:https?:\/\/)?(?:(?:www|web|m)\.)?(?:m\.me|facebook\.com|fb\.com|messenger\.com\/t)\//i;
  const name = typed
    .trim()
    .replace(hosts, "")
    .replace(/\?.*/s, "")
    .replace(/^@|\/$/g, "");
  return /^[a-z0-9.-]{5,80}$/i.test(name) && !/\.php$|\.com$/i.test(name) ? name : undefined;
}

/** The URL that opens a WhatsApp chat with this text: https://faq.whatsapp.com/5913398998672934 */
export const whatsappUrl = (number: string, text: string) =>
  `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(text)}`;

/**
 * The URL that opens a Messenger chat with this text:
 * https://developers.facebook.com/docs/messenger-platform/discovery/m-me-links
 */
export const messengerUrl = (page: string, text: string) =>
  `https://m.me/${page}?text=${encodeURIComponent(text)}`;
