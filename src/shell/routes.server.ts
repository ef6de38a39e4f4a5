import { z } from "zod";
import { locale } from "../language/locale.ts";
import { toTaka } from "../language/money.ts";
import { shopUrl } from "../platform/http/addresses/client-address.server.ts";
import type { Api, ApiContext } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { isClosed } from "../platform/settings/shop-details.server.ts";
import { closedText } from "./closed-text.ts";
import { type ShopFacts, showShop } from "./contract.ts";
import { shopFactsAnswer } from "./schemas.ts";

export function serveShell(api: Api) {
  const terms = { may: "anyone", cached: true, input: z.object({}), output: shopFactsAnswer } as const;
  serve(api, showShop, terms, showFacts);
}

async function showFacts(_input: object, { shop }: ApiContext): Promise<{ data: ShopFacts }> {
  const details = await shop.details.current();
  const language = locale();
  const { phone, second_phone, email, dbid, back_on, takes_orders, minimum_poisha } = details;
  const closed = isClosed(details) && back_on !== null ? closedText({ back_on, takes_orders }) : undefined;
  return {
    data: {
      name: details[`name_${language}`],
      address: details[`address_${language}`],
      phone,
      second_phone: second_phone || undefined,
      email,
      dbid,
      hours: details[`hours_${language}`] || undefined,
      url: shopUrl(shop.settings),
      google: shop.settings.provider !== undefined,
      minimum_order: minimum_poisha > 0 ? toTaka(minimum_poisha) : undefined,
      orders_closed: takes_orders ? undefined : closed,
      notice: closed === undefined ? undefined : { id: `closed until ${back_on}`, text: closed },
      banner_category: shop.settings.bannerCategory,
    },
  };
}
