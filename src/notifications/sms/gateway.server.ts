import { fillTemplate } from "#src/platform/mail/template.ts";
import type { SmsSettings } from "#src/platform/settings/sms-settings.server.ts";
import { smsLength } from "./sms-length.ts";

/** `to` in E.164; `id` is the same at every attempt, so that a gateway can deduplicate. */
type Sms = { id: string; to: string; text: string };

/** `send` returns the status and the start of the gateway's answer. */
export type Gateway = { send(sms: Sms): Promise<string> };

/** Timeout of the gateway, in ms. */
const timeoutMs = 20_000;
/** How much of an answer is read, in characters. */
const maxAnswerLength = 2_000;
/** How much of a refusal is stored, in characters. */
const maxReasonLength = 200;

/** `send` throws on a timeout, a status but 2xx, or an SMS_SUCCESS mismatch. Errors and answers hold no secret. */
export function openGateway(settings: SmsSettings, requestTimeoutMs = timeoutMs): Gateway {
  const secrets = findSecrets(settings);
  const hideSecrets = (text: string) =>
    secrets.reduce((shown, secret) => shown.replaceAll(secret, "•••"), text);
  const { contentType, encodeValue } = chooseEncoder(settings.body ?? "");
  return {
    async send(sms) {
      const values = toTemplateValues(sms);
      const url = fillTemplate(settings.url, mapValues(values, encodeURIComponent));
      const answer = await fetch(url, {
        method: settings.method,
        headers: { ...(settings.body && { "Content-Type": contentType }), ...settings.headers },
        ...(settings.body && { body: fillTemplate(settings.body, mapValues(values, encodeValue)) }),
        redirect: "manual",
        signal: AbortSignal.timeout(requestTimeoutMs),
      }).catch((error) => {
        throw new Error(`no answer: ${hideSecrets(causeText(error))}`);
      });
      const text = (await answer.text().catch((error) => causeText(error))).slice(0, maxAnswerLength);
      const shownText = hideSecrets(text.replace(/\s+/g, " ").trim()).slice(0, maxReasonLength);
      const resultText = `${answer.status}: ${shownText}`;
      const isAccepted = answer.ok && (settings.success?.test(text) ?? true);
      if (!isAccepted) throw new Error(resultText);
      return resultText;
    },
  };
}

/** For "+8801712345678", `number` is "8801712345678" and `local` "01712345678". */
const toTemplateValues = ({ id, to, text }: Sms) => ({
  id,
  to,
  text,
  number: to.slice(1),
  local: to.slice(3),
  unicode: smsLength(text).encoding === "unicode" ? "1" : "0",
});

const mapValues = (values: Record<string, string>, encode: (value: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, encode(value)]));

/** How values are encoded in a body: in JSON strings, XML, or a form. */
function chooseEncoder(body: string): { contentType: string; encodeValue: (text: string) => string } {
  const firstCharacter = body.trim()[0];
  if (firstCharacter === "{" || firstCharacter === "[")
    return { contentType: "application/json", encodeValue: (text) => JSON.stringify(text).slice(1, -1) };
  if (firstCharacter === "<")
    return {
      contentType: "application/xml",
      encodeValue: (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`),
    };
  return { contentType: "application/x-www-form-urlencoded", encodeValue: encodeURIComponent };
}

/** "ECONNREFUSED 127.0.0.1:9" of a failed fetch; undici's own message is only "fetch failed". */
function causeText(error: unknown): string {
  const { name, message, cause } = error as Error;
  if (name === "TimeoutError") return "it took too long";
  return cause instanceof Error ? cause.message || cause.name : message;
}

/** Shortest part of a setting that counts as a secret. */
const minSecretLength = 5;

/**
 * Possible secrets in the settings, which a gateway may repeat in its answer: every word between separators, as
 * written and percent-decoded. The longest first, so that a longer one is hidden as a whole.
 */
function findSecrets({ url, body, headers }: SmsSettings): string[] {
  const { search, username, password } = new URL(url);
  return [search, username, password, body ?? "", ...Object.values(headers)]
    .flatMap((setting) => setting.replace(/\{\w+\}/g, " ").split(/[\s?&=:,"'{}[\]<>/;]+/))
    .flatMap((word) => [word, decodeSafely(word)])
    .filter((word) => word.length >= minSecretLength)
    .toSorted((one, other) => other.length - one.length);
}

function decodeSafely(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
