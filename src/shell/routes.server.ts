import { z } from "zod";
import { locale } from "../language/locale.ts";
import { shopUrl } from "../platform/http/addresses/client-address.server.ts";
import type { Api, ApiContext } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { type ShopFacts, showShop } from "./contract.ts";
import { shopFactsAnswer } from "./schemas.ts";

export function serveShell(api: Api) {
  const terms = { may: "anyone", cached: true, input: z.object({}), output: shopFactsAnswer } as const;
  serve(api, showShop, terms, showFacts);
}

async function showFacts(_input: object, { shop }: ApiContext): Promise<{ data: ShopFacts }> {
  const { name, address, bannerCategory, ...facts } = shop.settings.shop;
  const language = locale();
  const url = shopUrl(shop.settings);
  const google = shop.settings.provider !== undefined;
  return {
    data: {
      ...facts,
      name: name[language],
      address: address[language],
      url,
      google,
      banner_category: bannerCategory,
    },
  };
}
