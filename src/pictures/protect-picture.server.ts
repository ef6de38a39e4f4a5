import type { PoolClient } from "pg";
import { readPictureUrl } from "../api/picture-url.ts";
import { Problem } from "../api/problem.ts";
import { m } from "../language/messages.ts";

/** Prevents a picture's deletion; call it in the transaction that saves its URL. Refuses a deleted one at `field`. */
export async function protectPicture(client: PoolClient, url: string, field = "image"): Promise<void> {
  const picture = readPictureUrl(url);
  if (!picture) return;
  const { rowCount } = await client.query("update pictures set needed_at = now() where hash = $1", [
    picture.hash,
  ]);
  if (rowCount === 0)
    throw new Problem("invalid_fields", m.picture_gone(), { errors: { [field]: m.picture_gone() } });
}
