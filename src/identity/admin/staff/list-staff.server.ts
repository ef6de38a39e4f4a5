import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Role, StaffPart } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { Colleague } from "./contract.ts";
import type { byEmail } from "./schemas.ts";

type ColleagueRecord = {
  id: number;
  name: string;
  email: string | null;
  email_verified: boolean;
  role: Role;
  parts: StaffPart[];
  seen_at: Date | null;
  second_factor: boolean;
};

/** SQL: the columns of a `ColleagueRecord` of a user `u`. */
const colleagueColumnsSql = `u.id, u.name, u.email, u.email_verified, u.role, u.parts,
  (select max(s.created_at) from sessions s where s.user_id = u.id) as seen_at,
  exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null) as second_factor`;

const toColleague = ({ seen_at, ...row }: ColleagueRecord): Colleague => ({
  ...row,
  seen_at: seen_at?.toISOString() ?? null,
});

export async function listStaff(_input: object, { shop }: ApiContext): Promise<{ data: Colleague[] }> {
  const { rows } = await shop.database.pool.query<ColleagueRecord>(
    `select ${colleagueColumnsSql} from users u where u.role <> 'user' order by u.role, u.id`,
  );
  return { data: rows.map(toColleague) };
}

export async function findColleagueById(shop: Shop, id: number): Promise<Colleague | undefined> {
  const { rows } = await shop.database.pool.query<ColleagueRecord>(
    `select ${colleagueColumnsSql} from users u where u.id = $1`,
    [id],
  );
  return rows[0] && toColleague(rows[0]);
}

/** The account with this e-mail address, preferably a verified one; throws `not_found`. */
export async function findColleague(
  { email }: z.output<typeof byEmail>,
  { shop }: ApiContext,
): Promise<{ data: Colleague }> {
  const { rows } = await shop.database.pool.query<ColleagueRecord>(
    `select ${colleagueColumnsSql} from users u where u.email = $1 and u.deleted_at is null
     order by u.email_verified desc, u.id limit 1`,
    [email],
  );
  if (!rows[0]) throw new Problem("not_found", m.staff_nobody_has({ email }));
  return { data: toColleague(rows[0]) };
}
