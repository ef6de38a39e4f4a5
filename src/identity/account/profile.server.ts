import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import { localMobile } from "#src/language/contact/phone.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import type { Profile } from "./contract.ts";
import type { profileChange } from "./schemas.ts";

type ProfileRow = Omit<Profile, "mobile_no" | "picture" | "portrait" | "has_password" | "created_at"> & {
  subject: string;
  mobile_e164: string | null;
  picture: string | null;
  created_at: Date;
};

export async function showProfile(
  _input: object,
  context: ApiContext<Viewer>,
  service: IdentityService,
): Promise<{ data: Profile }> {
  return { data: await readProfile(context, service) };
}

export async function changeProfile(
  { name, picture }: z.output<typeof profileChange>,
  context: ApiContext<Viewer>,
  service: IdentityService,
): Promise<{ success: true; data: Profile }> {
  const { shop, viewer } = context;
  await inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<{ subject: string; picture: string | null }>(
      `update users set name = $2, picture = case when $3::text is null then picture else nullif($3, '') end
       where id = $1 returning subject, picture`,
      [viewer.id, name, picture ?? null],
    );
    const [row] = rows;
    if (row) await service.updateProfile(client, row.subject, { name, picture: row.picture });
  });
  return { success: true, data: await readProfile(context, service) };
}

async function readProfile(
  { shop, viewer }: ApiContext<Viewer>,
  { passwords }: IdentityService,
): Promise<Profile> {
  const { rows } = await shop.database.pool.query<ProfileRow>(
    "select id, subject, name, email, email_verified, mobile_e164, picture, role, created_at from users where id = $1",
    [viewer.id],
  );
  if (!rows[0]) throw new Error("the viewer has no row in users");
  const { subject, picture: storedPicture, created_at, mobile_e164, ...row } = rows[0];
  const picture = storedPicture ?? undefined;
  return {
    ...row,
    ...(mobile_e164 && { mobile_no: localMobile(mobile_e164) }),
    picture,
    portrait: isAllowedPicture(shop.settings.pictureHosts, picture) ? picture : undefined,
    has_password: (await passwords?.has(subject)) ?? false,
    created_at: created_at.toISOString(),
  };
}

function isAllowedPicture(hosts: string[], picture = ""): boolean {
  if (!URL.canParse(picture)) return false;
  const { protocol, host } = new URL(picture);
  return protocol === "https:" && hosts.includes(host);
}
