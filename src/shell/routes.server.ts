import { z } from "zod";
import { locale } from "../language/locale.ts";
import { m } from "../language/messages.ts";
import { toTaka } from "../language/numbers/money.ts";
import type { Api, ApiContext } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { shopUrl } from "../platform/http/urls/client-ip.server.ts";
import { isClosed } from "../platform/settings/shop-details.server.ts";
import type { Shop } from "../platform/shop.server.ts";
import { closedText } from "./closed-text.ts";
import { type Notice, type ShopFacts, showShop } from "./contract.ts";
import { policyVersionText } from "./policy-version-text.ts";
import { readPolicyVersions } from "./policy-versions.server.ts";
import { shopFactsAnswer } from "./schemas.ts";

type OtherFacts = {
  noticeOf: (shop: Shop) => Promise<Notice | undefined>;
  /** The lowest delivery fee of all areas, in taka; undefined without areas. */
  lowestFee: (shop: Shop) => Promise<number | undefined>;
  /** Whether signing in with Google, or its replacement, is available. */
  offersGoogle: () => Promise<boolean>;
  /** Whether signing in by mobile number is available. */
  offersPhone: () => Promise<boolean>;
};

/** `others` reads facts from other features. */
export function serveShell(api: Api, others: OtherFacts) {
  const options = { may: "anyone", cached: true, input: z.object({}), output: shopFactsAnswer } as const;
  serve(api, showShop, options, async (_input: object, { shop, addSurrogateKeys }: ApiContext) => {
    addSurrogateKeys("shop", "notices", "areas", "pages");
    const notice = await others.noticeOf(shop);
    const lowestFee = await others.lowestFee(shop);
    const google = await others.offersGoogle();
    const phone_sign_in = await others.offersPhone();
    const { current: version } = await readPolicyVersions(shop.database.pool);
    const policy = { version, day: policyVersionText(version), text: m.policy_line() };
    return { data: await readShopFacts(shop, { notice, lowestFee, google, phone_sign_in, policy }) };
  });
}

type ReadFacts = Pick<ShopFacts, "google" | "phone_sign_in" | "policy"> & {
  notice: Notice | undefined;
  lowestFee: number | undefined;
};

/** The facts of every page. A notice that the shop is closed takes precedence. */
async function readShopFacts(
  shop: Shop,
  { notice, lowestFee, ...otherFacts }: ReadFacts,
): Promise<ShopFacts> {
  const details = await shop.details.current();
  const language = locale();
  const { phone, second_phone, email, whatsapp, messenger, dbid } = details;
  const { back_on, takes_orders, minimum_poisha, weight_tolerance } = details;
  const closedReason =
    isClosed(details) && back_on !== null ? closedText({ back_on, takes_orders }) : undefined;
  return {
    name: details[`name_${language}`],
    address: details[`address_${language}`],
    phone,
    second_phone: second_phone || undefined,
    email,
    whatsapp: whatsapp || undefined,
    messenger: messenger || undefined,
    dbid: dbid || undefined,
    hours: details[`hours_${language}`] || undefined,
    url: shopUrl(shop.settings),
    ...otherFacts,
    minimum_order: minimum_poisha > 0 ? toTaka(minimum_poisha) : undefined,
    has_areas: lowestFee === undefined ? undefined : true,
    lowest_fee: lowestFee,
    weight_tolerance,
    orders_closed: takes_orders ? undefined : closedReason,
    notice: closedReason === undefined ? notice : { id: `closed until ${back_on}`, text: closedReason },
  };
}
