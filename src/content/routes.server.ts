import { z } from "zod";
import { locale } from "../language/locale.ts";
import type { Api, ApiContext } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import type { Shop } from "../platform/shop.server.ts";
import type { Notice } from "../shell/contract.ts";
import { changeContent } from "./admin/change-content.server.ts";
import * as operations from "./admin/contract.ts";
import { createContent } from "./admin/create-content.server.ts";
import { listContent } from "./admin/list-content.server.ts";
import { moveContent } from "./admin/move-content.server.ts";
import { changePageText, showPageText } from "./admin/page-text.server.ts";
import { removeContent } from "./admin/remove-content.server.ts";
import * as admin from "./admin/schemas.ts";
import {
  type Advertisement,
  listAdvertisements,
  listBanners,
  listSliders,
  type Slider,
  showPage as showPageOperation,
} from "./contract.ts";
import { advertisementList, bannerList, pageQuery, shownPage, sliderList } from "./schemas.ts";
import { showPage } from "./texts/show-page.server.ts";

export function serveContent(api: Api) {
  const publicOptions = { may: "anyone", cached: true, input: z.object({}) } as const;
  serve(api, listSliders, { ...publicOptions, output: sliderList }, showSliders);
  serve(api, listBanners, { ...publicOptions, output: bannerList }, showBanners);
  serve(api, listAdvertisements, { ...publicOptions, output: advertisementList }, showAdvertisements);
  serve(
    api,
    showPageOperation,
    { may: "anyone", cached: true, input: pageQuery, output: shownPage },
    showPage,
  );
  const staffOptions = { may: "content" } as const;
  const pageTextOptions = { ...staffOptions, input: pageQuery, output: z.object({ data: admin.adminPage }) };
  serve(api, operations.showPageText, pageTextOptions, showPageText);
  const pageChange = { ...staffOptions, input: admin.pageChange, output: admin.savedPage };
  serve(api, operations.changePageText, pageChange, changePageText);
  const savedContentOptions = { ...staffOptions, output: admin.savedContent };
  const listOptions = { ...staffOptions, output: admin.contentLists };
  serve(api, operations.listContent, { ...listOptions, input: z.object({}) }, listContent);
  serve(api, operations.createContent, { ...savedContentOptions, input: admin.newContent }, createContent);
  serve(api, operations.changeContent, { ...savedContentOptions, input: admin.contentChange }, changeContent);
  serve(
    api,
    operations.moveContent,
    { ...staffOptions, input: admin.contentMove, output: admin.moved },
    moveContent,
  );
  serve(
    api,
    operations.removeContent,
    { ...staffOptions, input: admin.contentRemoval, output: admin.done },
    removeContent,
  );
}

/** SQL: active and within its dates, by the database's clock. */
const shownCondition = "is_active and tstzrange(visible_from, visible_until) @> now()";

const showSliders = (_input: object, context: ApiContext) => readPictured(context, "sliders");

const showBanners = async (_input: object, context: ApiContext) => ({
  data: await readPictured(context, "banners"),
});

async function readPictured(
  { shop, addSurrogateKeys }: ApiContext,
  table: "sliders" | "banners",
): Promise<Slider[]> {
  addSurrogateKeys(table);
  const language = locale();
  const { rows } = await shop.database.pool.query<Slider>(
    `select id, image, title_${language} as title, subtitle_${language} as subtitle,
            button_text_${language} as button_text, link, tint
     from ${table} where ${shownCondition} order by position, id`,
  );
  return rows;
}

type NoticeRow = { id: number; version: number; text: string; link: string | null };

/** The first active notice, in the language of the request. */
export async function currentNotice({ database }: Shop): Promise<Notice | undefined> {
  const { rows } = await database.pool.query<NoticeRow>(
    `select id, version, title_${locale()} as text, link from notices where ${shownCondition} order by position, id limit 1`,
  );
  const [row] = rows;
  if (!row) return undefined;
  const { id, version, text, link } = row;
  return { id: `${id} ${version}`, text, ...(link && { link }) };
}

type AdvertisementRow = Omit<Advertisement, "btn_link" | "btn_text"> & {
  btn_link: string | null;
  btn_text: string | null;
};

async function showAdvertisements(
  _input: object,
  { shop, addSurrogateKeys }: ApiContext,
): Promise<{ data: Advertisement[] }> {
  addSurrogateKeys("advertisements");
  const language = locale();
  const { rows } = await shop.database.pool.query<AdvertisementRow>(
    `select id, image, title_${language} as title, description_${language} as description,
            link as btn_link, button_text_${language} as btn_text, tint
     from advertisements where ${shownCondition} order by position, id`,
  );
  return {
    data: rows.map(({ btn_link, btn_text, ...row }) => {
      return { ...row, btn_link: btn_link ?? undefined, btn_text: btn_text ?? undefined };
    }),
  };
}
