import type { PoolClient } from "pg";
import { readPictureAddress } from "../api/picture-address.ts";
import { Problem } from "../api/problem.ts";
import { m } from "../language/messages.ts";

/**
 * To be called in the transaction that saves the address of an uploaded picture somewhere: until then it is not deleted.
 * Refuses one that was deleted meanwhile, with the error at `field`. Any other address, such as a drawing's, is let through.
 */
export async function keepPicture(client: PoolClient, address: string, field = "image"): Promise<void> {
  const picture = readPictureAddress(address);
  if (!picture) return;
  const { rowCount } = await client.query("update pictures set needed_at = now() where hash = $1", [
    picture.hash,
  ]);
  if (rowCount === 0)
    throw new Problem("invalid_fields", m.picture_gone(), { errors: { [field]: m.picture_gone() } });
}
