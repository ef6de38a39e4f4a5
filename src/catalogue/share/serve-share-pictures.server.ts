import { Problem } from "#src/api/problem.ts";
import { inLanguage } from "#src/language/locale.server.ts";
import type { Locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { createJpegResponder, immutableCacheControl } from "#src/pictures/rendering/jpeg-responder.server.ts";
import { readPictureBytes } from "#src/pictures/rendering/read-picture-bytes.server.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { Api } from "#src/platform/http/api.server.ts";
import { countRead, pageCost } from "#src/platform/http/limits/read-limit.server.ts";
import { readId } from "../listing/listing.ts";
import { type ProductRow, productColumnsSql, toCard } from "../product-row.server.ts";
import { drawShareCard } from "./draw-share-card.server.ts";
import { sharePath, toShareCard } from "./share-card.server.ts";

/** The size of the cache per process in bytes, about a hundred pictures. */
const cacheBytes = 8 * 1_048_576;

/** The cost in units of the read limit: about sixteen drawings at once per network, then one per second. */
const drawCost = 20;

/**
 * `GET /pictures/share/<language>/<id>-<hash>.jpg`; cached permanently. A stale hash redirects to the current one.
 */
export function serveSharePictures(api: Api): void {
  const { shop } = api;
  const answer = createJpegResponder(api, { cacheBytes, cost: drawCost });
  api.hono.get("/pictures/share/:language{en|bn}/:file{\\d{1,10}-[0-9a-f]{16}\\.jpg}", (c) => {
    const language = c.req.param("language") as Locale;
    return inLanguage(language, async () => {
      countRead(api, c, pageCost);
      const id = readId(c.req.param("file").split("-", 1)[0]);
      const product = id && (await findSold(shop.database.pool, id));
      if (!product) throw new Problem("not_found", m.product_not_found());
      const { [`name_${language}` as const]: name } = await shop.details.current();
      const card = toShareCard(product, name);
      const path = sharePath(card);
      if (path !== c.req.path) {
        c.header("Cache-Control", "no-cache");
        return c.redirect(path);
      }
      return answer(c, {
        key: path,
        cacheControl: immutableCacheControl,
        read: () => readPictureBytes(shop.database.pool, card.image),
        draw: (bytes) => drawShareCard(card, bytes),
      });
    });
  });
}

/** The product with this id, unless it is archived. */
async function findSold(queries: Queries, id: number) {
  const { rows } = await queries.query<ProductRow>(
    `select ${productColumnsSql()} from products p join categories c on c.id = p.category_id
     where p.id = $1 and not p.is_archived`,
    [id],
  );
  return rows[0] && toCard(rows[0]);
}
