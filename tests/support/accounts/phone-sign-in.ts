import { openSmsGateway } from "../services/sms-gateway.ts";
import { openTestShop } from "../shop/open-test-shop.ts";

let numbers = 20_000_000;
export const anotherNumber = () => `018${++numbers}`;

/** A shop with an SMS gateway, and customers who sign in by number. */
export async function openPhoneShop(env: Record<string, string> = {}) {
  const sms = await openSmsGateway();
  const shop = await openTestShop({ TRUST_PROXY: "1", ...sms.env, ...env });
  let networks = 0;

  /** Somebody with a number, in a network of their own. */
  function caller(mobile_no = anotherNumber()) {
    networks += 1;
    const headers: Record<string, string> = {
      "X-Forwarded-For": `198.18.${networks >> 8}.${networks & 255}`,
    };
    const codes = () =>
      sms.taken
        .filter(({ to }) => to === `88${mobile_no}`)
        .flatMap(({ text }) => /[0-9]{6}/.exec(text)?.[0] ?? []);
    const me = {
      mobile_no,
      headers,
      codes,
      requestCode: (language = "en") =>
        shop.post(`/api/auth/phone-code?lang=${language}`, { mobile_no }, { headers }),
      enter: (input: { request: string; code: string } & Record<string, unknown>) =>
        shop.post("/api/auth/phone", { mobile_no, ...input }, { headers }),
      /** Keeps the cookie by which the shop knows this device again. */
      keepCookie({ headers: sent }: { headers: Headers }) {
        const cookies = sent.getSetCookie().map((one) => one.split(";")[0]);
        headers["Cookie"] = cookies.join("; ");
      },
      /** Requests a code and signs in with it. */
      async signIn(more: Record<string, unknown> = {}) {
        await endPauses(mobile_no);
        const { body } = await me.requestCode();
        return me.enter({ request: body.request, code: codes().at(-1) ?? "", ...more });
      },
    };
    return me;
  }

  /** As if the number had got no code yet. */
  const endPauses = (mobile_no: string) =>
    shop.sql("delete from rate_limits where key in ('codes:number:' || $1, 'codes:pause:' || $1)", [
      `+88${mobile_no}`,
    ]);

  return { shop, sms, caller, endPauses };
}

export const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");
