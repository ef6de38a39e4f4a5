import { placeholdersIn } from "../mail/template.ts";
import { headersSetting, oneOf, patternSetting, textSetting, urlSetting } from "./kinds.server.ts";

export const smsEnvironment = {
  SMS_URL: urlSetting(["http", "https"], "https://sms.example/send?to={number}&text={text}", {
    secret: true,
  }),
  SMS_METHOD: oneOf(["GET", "POST"]),
  SMS_BODY: textSetting(undefined),
  SMS_HEADERS: headersSetting(),
  SMS_SUCCESS: patternSetting(),
};

type SmsVariables = {
  [Name in keyof typeof smsEnvironment]: ReturnType<(typeof smsEnvironment)[Name]["parse"]>;
};

export type SmsSettings = {
  /** URL and body of the request, with the placeholders in `placeholders`. */
  url: string;
  body: string | undefined;
  method: "GET" | "POST";
  headers: Record<string, string>;
  /** Matches the answer of a gateway that has accepted an SMS; absent: any status of 200 to 299. */
  success: RegExp | undefined;
};

/** Placeholders: the number as +8801…, 8801… and 01…, the text, the notification's id, 1 or 0 for Unicode. */
const placeholders = ["to", "number", "local", "text", "id", "unicode"];

/** The configured SMS gateway, if any. Calls `fail` if settings are inconsistent. */
export function toSmsSettings(
  variables: SmsVariables,
  fail: (sentence: string) => never,
): SmsSettings | undefined {
  const { SMS_URL: url, SMS_BODY: body, SMS_METHOD, SMS_HEADERS, SMS_SUCCESS } = variables;
  if (!url) {
    if (body || SMS_METHOD || SMS_HEADERS || SMS_SUCCESS)
      return fail("SMS_URL: the other settings of the SMS gateway need it. Give it, or leave all out.");
    return undefined;
  }
  const names = placeholdersIn(`${url} ${body ?? ""}`);
  const unknownPlaceholder = names.find((name) => !placeholders.includes(name));
  if (unknownPlaceholder)
    return fail(`SMS_URL or SMS_BODY: {${unknownPlaceholder}} stands for nothing. ${placeholdersText}`);
  if (!names.includes("text") || !["to", "number", "local"].some((name) => names.includes(name)))
    return fail(`SMS_URL or SMS_BODY: one of them has to name the text and the number. ${placeholdersText}`);
  if (body && SMS_METHOD === "GET")
    return fail("SMS_METHOD: a GET has no body. Give POST, or leave SMS_BODY out.");
  const method = SMS_METHOD ?? (body ? "POST" : "GET");
  return { url, body, method, headers: SMS_HEADERS ?? {}, success: SMS_SUCCESS };
}

const placeholdersText = `What may stand there: ${placeholders.map((name) => `{${name}}`).join(", ")}.`;
