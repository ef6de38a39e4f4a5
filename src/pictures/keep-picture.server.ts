import type { PoolClient } from "pg";
import { readPictureUrl } from "../api/picture-url.ts";
import { Problem } from "../api/problem.ts";
import { m } from "../language/messages.ts";

/**
 * To be called in the transaction that saves the URL of an uploaded picture somewhere: until then it is not deleted.
 * Refuses one that was deleted meanwhile, with the error at `field`. Any other URL, such as a drawing's, is let through.
 */
export async function keepPicture(client: PoolClient, url: string, field = "image"): Promise<void> {
  const picture = readPictureUrl(url);
  if (!picture) return;
  const { rowCount } = await client.query("update pictures set needed_at = now() where hash = $1", [
    picture.hash,
  ]);
  if (rowCount === 0)
    throw new Problem("invalid_fields", m.picture_gone(), { errors: { [field]: m.picture_gone() } });
}
