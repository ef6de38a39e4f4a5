import { afterAll, beforeEach } from "vitest";
import { draftOf } from "../orders/ordering.ts";
import { openSmsGateway } from "../services/sms-gateway.ts";
import { openTestShop } from "../shop/open-test-shop.ts";

export async function openProofShop() {
  const sms = await openSmsGateway();
  const shop = await openTestShop(sms.env);
  const admin = await shop.signInAdmin();
  beforeEach(async () => {
    sms.gateway.mood = "fine";
    await shop.sql("delete from phone_codes");
    await shop.sql("delete from rate_limits where key like 'codes:%'");
  });
  afterAll(async () => {
    await shop.close();
    sms.close();
  });

  async function setting(change: object) {
    const { version } = (await shop.get("/api/admin/settings", { token: admin })).body.data.details;
    const answer = await shop.post("/api/admin/settings", { version, ...change }, { token: admin });
    shop.shop.details.forget();
    return answer;
  }

  let numbers = 10_000_000;
  const newNumber = () => `017${++numbers}`;

  function somebody(token: string, mobile_no = newNumber()) {
    return {
      mobile_no,
      token,
      order: (more: object = {}, key?: string) =>
        shop.post("/api/place-order", draftOf([{ product_id: 2, quantity: 1 }], { mobile_no, ...more }), {
          token,
          ...(key && { key }),
        }),
      send: (language = "en") => shop.post(`/api/phone-proof?lang=${language}`, { mobile_no }, { token }),
      confirm: (code: string) => shop.post("/api/phone-proof/confirm", { mobile_no, code }, { token }),
      codes: () =>
        sms.taken
          .filter(({ to }) => to === `88${mobile_no}`)
          .flatMap(({ text }) => /[0-9]{6}/.exec(text)?.[0] ?? []),
      /** Backdates the last code to this number. */
      async ago(minutes: number) {
        await shop.sql(
          `update phone_codes set sent_at = sent_at - make_interval(mins => $2), expires_at = expires_at - make_interval(mins => $2)
           where mobile_e164 = $1`,
          [`+88${mobile_no}`, minutes],
        );
        await shop.sql(
          `update rate_limits set window_ends = window_ends - make_interval(mins => $2)
           where key in ('codes:number:' || $1, 'codes:pause:' || $1)`,
          [`+88${mobile_no}`, minutes],
        );
      },
    };
  }
  const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");

  await setting({ proves_phone: true });
  return { shop, sms, admin, setting, newNumber, somebody, wrongFor };
}
