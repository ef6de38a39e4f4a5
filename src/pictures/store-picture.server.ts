import { createHash } from "node:crypto";
import sql from "sql-template-tag";
import { type Picture, pictureUrl } from "../api/picture-url.ts";
import { Problem } from "../api/problem.ts";
import { m } from "../language/messages.ts";
import { formatNumber } from "../language/numbers/numbers.ts";
import type { Shop } from "../platform/shop.server.ts";
import type { StoredPicture } from "./contract.ts";
import type { Encoded, RefusalReason } from "./encoding/encode.server.ts";
import type { Encoder } from "./encoding/encoder.server.ts";
import { detectKind, type FileKind } from "./kind.ts";
import { maxAvifPixels, maxPixels, maxRatio, minSide } from "./rules.ts";

/** Increment when pictures are encoded differently: the same file is then another picture. */
const encodingVersion = "1";

type StoreOptions = {
  userId: number;
  /** Called before a new picture is encoded; may refuse it. */
  beforeEncoding?: () => Promise<void>;
};

/**
 * Stores a picture, or finds the same one, and returns its URL. Refuses all but still pictures, and with
 * `not_ready` if too many wait or it takes too long.
 */
export async function storePicture(
  shop: Shop,
  encoder: Encoder,
  bytes: Buffer,
  { userId, beforeEncoding }: StoreOptions,
): Promise<{ data: StoredPicture }> {
  const wrongKindText = wrongKindTexts[detectKind(bytes)];
  if (wrongKindText) throw refusal(wrongKindText());
  const hash = createHash("sha256").update(encodingVersion).update(bytes).digest("hex").slice(0, 32);
  const existing = await findExisting(shop, hash);
  if (existing) return { data: existing };
  await beforeEncoding?.();
  const encoded = await encoder.encode(bytes);
  if ("unfit" in encoded) {
    const ProblemClass = encoded.hasFailed ? EncodingFailed : Problem;
    if (encoded.unfit === "no_turn")
      throw new ProblemClass("not_ready", m.picture_no_turn(), { retryAfterSeconds: 10 });
    throw refusal(refusalTexts[encoded.unfit](), ProblemClass);
  }
  await insertPicture(shop, hash, encoded, userId);
  return { data: toStoredPicture({ hash, ...encoded }) };
}

/** The picture was not encoded, but may be when it is tried again. */
export class EncodingFailed extends Problem {}

const refusal = (message: string, ProblemClass = Problem) =>
  new ProblemClass("invalid_fields", message, { errors: { picture: message } });

const wrongKindTexts: Partial<Record<FileKind, () => string>> = {
  heic: m.picture_heic,
  gif: m.picture_moving,
  animated: m.picture_moving,
  svg: m.picture_drawing,
  pdf: m.picture_document,
  other: m.picture_other,
};

const refusalTexts: Record<RefusalReason, () => string> = {
  broken: m.picture_broken,
  moving: m.picture_moving,
  too_many_pixels: () => m.picture_too_many_pixels({ max: formatNumber(maxPixels / 1_000_000) }),
  too_many_for_avif: () => m.picture_too_many_pixels({ max: formatNumber(maxAvifPixels / 1_000_000) }),
  too_small: () => m.picture_too_small({ min: formatNumber(minSide) }),
  too_long: () => m.picture_too_long({ times: formatNumber(maxRatio) }),
};

const toStoredPicture = (picture: Picture): StoredPicture => ({
  image: pictureUrl(picture),
  width: picture.width,
  height: picture.height,
});

/** An existing picture, kept for another week. */
async function findExisting({ database }: Shop, hash: string): Promise<StoredPicture | undefined> {
  const { rows } = await database.pool.query<Picture>(
    "update pictures set needed_at = now() where hash = $1 returning hash, width, height, ground, whole",
    [hash],
  );
  return rows[0] && toStoredPicture(rows[0]);
}

async function insertPicture(
  { database }: Shop,
  hash: string,
  encoded: Encoded,
  userId: number,
): Promise<void> {
  const { width, height, ground, whole, files } = encoded;
  await database.pool.query(
    sql`with stored_picture as (
       insert into pictures (hash, width, height, ground, whole, created_by)
          values (${hash}, ${width}, ${height}, ${ground}, ${whole}, ${userId})
       on conflict (hash) do update set needed_at = now()
     )
     insert into picture_files (hash, width, format, bytes)
     select ${hash}, * from unnest(${files.map((file) => file.width)}::int[], ${files.map((file) => file.format)}::text[],
                              ${files.map((file) => Buffer.from(file.bytes))}::bytea[])
     on conflict do nothing`,
  );
}
