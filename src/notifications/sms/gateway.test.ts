import { afterAll, beforeEach, expect, test } from "vitest";
import { readSettings } from "#src/platform/settings/settings.server.ts";
import { openSmsGateway } from "#tests/support/services/sms-gateway.ts";
import { openGateway } from "./gateway.server.ts";

const { gateway, taken, url, env, close } = await openSmsGateway();
beforeEach(() => {
  gateway.mood = "fine";
  taken.length = 0;
});
afterAll(close);

const gatewayOf = (set: Record<string, string>, patience?: number) => {
  const { sms } = readSettings(set);
  if (!sms) throw new Error("no gateway");
  return openGateway(sms, patience);
};
const sms = { id: "7", to: "+8801712345678", text: 'Tatka: "অর্ডার" & ৳৯২৫ + 100%\nfine' };

test.each([
  ["a query", env],
  ["a form", { SMS_URL: url, SMS_BODY: "to={number}&text={text}&id={id}&unicode={unicode}" }],
  ["JSON", { SMS_URL: url, SMS_BODY: '{"to":"{number}","text":"{text}","id":"{id}"}' }],
])("an SMS arrives letter for letter in %s", async (_, set) => {
  await gatewayOf(set).send(sms);
  expect(taken).toEqual([{ ...sms, to: "8801712345678" }]);
});

test.each([
  ["{to}", "+8801712345678"],
  ["{number}", "8801712345678"],
  ["{local}", "01712345678"],
])("the number as %s is %s", async (mark, number) => {
  await gatewayOf({ SMS_URL: `${url}?to=${mark}&text={text}&id={id}` }).send(sms);
  expect(taken[0]?.to).toBe(number);
});

test("headers of the settings go along", async () => {
  await gatewayOf({ ...env, SMS_HEADERS: "Authorization: Bearer 123456 | X-Shop: tatka" }).send(sms);
  expect(gateway.last?.headers).toMatchObject({ authorization: "Bearer 123456", "x-shop": "tatka" });
});

test("a fault is told of with the gateway's words, but never with what stands in the settings", async () => {
  gateway.mood = "fault";
  await expect(gatewayOf(env).send(sms)).rejects.toThrow("500: out of order, key=•••");
});

test("an answer of 200 is no success where its text says otherwise", async () => {
  gateway.mood = "false success";
  await expect(gatewayOf(env).send(sms)).rejects.toThrow(
    '200: {"status":"error","message":"insufficient balance"}',
  );
  await gatewayOf({ SMS_URL: env.SMS_URL }).send(sms);
});

test("a silent gateway is waited for only so long, an absent one not at all", async () => {
  gateway.mood = "silent";
  await expect(gatewayOf(env, 100).send(sms)).rejects.toThrow("no answer: it took too long");
  const away = await openSmsGateway();
  away.close();
  const nobody = `${away.url}?key=hunter22&to={to}&text={text}`;
  await expect(gatewayOf({ SMS_URL: nobody }).send(sms)).rejects.toThrow(/^no answer: .*ECONNREFUSED/);
});

test.each([
  [{ SMS_BODY: "{text}" }, "SMS_URL: the other settings of the SMS gateway need it."],
  [{ SMS_URL: "https://sms.example/?to={to}" }, "has to name the text and the number"],
  [{ SMS_URL: "https://sms.example/?to={to}&text={txt}" }, "{txt} stands for nothing."],
  [{ ...env, SMS_METHOD: "PUT" }, 'SMS_METHOD: "PUT" is none of these. Give GET or POST.'],
  [{ ...env, SMS_METHOD: "GET", SMS_BODY: "{text}" }, "SMS_METHOD: a GET has no body."],
  [{ ...env, SMS_SUCCESS: "(" }, 'SMS_SUCCESS: "(" is not a regular expression.'],
  [{ ...env, SMS_HEADERS: "hunter22" }, "SMS_HEADERS: what was given (not shown"],
])("settings that cannot be used are refused in a sentence, without a secret: %j", (set, sentence) => {
  expect(() => readSettings(set as Record<string, string>)).toThrow(sentence);
  expect(() => readSettings(set as Record<string, string>)).not.toThrow("hunter22");
});
