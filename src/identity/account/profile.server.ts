import type { z } from "zod";
import type { Viewer } from "../../api/viewer.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import type { Shop } from "../../platform/shop.server.ts";
import type { Profile } from "./contract.ts";
import type { profileChange } from "./schemas.ts";

type Row = Omit<Profile, "picture" | "portrait" | "created_at"> & {
  picture: string | null;
  created_at: Date;
};

/** What the shop knows of whoever is signed in. */
export async function showProfile(
  _input: object,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: Profile }> {
  return { data: await profileOf(shop, viewer.id) };
}

/** Changes name and picture at the identity service and in the shop, in one statement. */
export async function changeProfile(
  { name, picture }: z.output<typeof profileChange>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true; data: Profile }> {
  await shop.database.pool.query(
    `with me as (
       update users set name = $2, picture = case when $3::text is null then picture else nullif($3, '') end
       where id = $1 returning subject, picture
     )
     update identity."user" i set name = $2, image = me.picture, "updatedAt" = now() from me where i.id = me.subject`,
    [viewer.id, name, picture ?? null],
  );
  return { success: true, data: await profileOf(shop, viewer.id) };
}

async function profileOf(shop: Shop, id: string): Promise<Profile> {
  const { rows } = await shop.database.pool.query<Row>(
    `select u.id::text, u.name, u.email, u.email_verified, u.picture, u.role, u.created_at, exists (
       select from identity.account a where a."userId" = u.subject and a."providerId" = 'credential'
     ) as has_password
     from users u where u.id = $1`,
    [id],
  );
  const row = rows[0];
  if (!row) throw new Error("whoever is signed in is not there");
  const picture = row.picture ?? undefined;
  const portrait = shownFrom(shop.settings.pictureHosts, picture) ? picture : undefined;
  return { ...row, picture, portrait, created_at: row.created_at.toISOString() };
}

function shownFrom(hosts: string[], picture = ""): boolean {
  if (!URL.canParse(picture)) return false;
  const { protocol, host } = new URL(picture);
  return protocol === "https:" && hosts.includes(host);
}
