import { telLink } from "#src/language/contact/tel-link.ts";
import { day } from "#src/language/dates/dates.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits, formatTaka } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import type { UserRow } from "../contract.ts";

export type UserTableProps = {
  users: UserRow[];
  /** Renders the link to a user's orders. */
  renderOrders: (user: UserRow) => React.ReactNode;
  onBlock: (user: UserRow) => void;
  onUnblock: (user: UserRow) => void;
};

const headClass = "h-[34px] px-2 text-left font-semibold text-ink-soft";

/** The list of users on wide screens. */
export function UserTable({ users, renderOrders, ...blockingHandlers }: UserTableProps) {
  return (
    <table className="w-full table-fixed overflow-clip rounded-field bg-card text-hint shadow-rest">
      <caption className="sr-only">{m.admin_user_table()}</caption>
      <thead className="border-b border-line bg-paper">
        <tr>
          <th className={`${headClass} pl-3`}>{m.common_name()}</th>
          <th className={`${headClass} w-32`}>{m.office_phone()}</th>
          <th className={headClass}>{m.common_email()}</th>
          <th className={`${headClass} w-32 max-[1439px]:hidden`}>{m.admin_user_since()}</th>
          <th className={`${headClass} w-28 max-lg:hidden`}>{m.admin_user_last()}</th>
          <th className={`${headClass} w-24 text-right`}>{m.common_orders()}</th>
          <th className={`${headClass} w-24 text-right max-xl:hidden`}>{m.user_spent()}</th>
          <th className={`${headClass} w-28 text-right`}>{m.user_delivered()}</th>
          <th className={`${headClass} w-24 pr-3`}>
            <span className="sr-only">{m.user_block()}</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {users.map((user) => (
          <tr key={user.id} className="h-10 hover:bg-paper">
            <td className="pl-3">
              <span className="flex items-center">
                <UserLink user={user} />
                <RoleBadge user={user} />
              </span>
            </td>
            <td className="truncate px-2">
              <PhoneLink user={user} />
            </td>
            <td className="truncate px-2">
              {user.email && (
                <a href={`mailto:${user.email}`} className="text-ink-soft hover:text-leaf hover:underline">
                  {user.email}
                </a>
              )}
            </td>
            <td className="px-2 text-ink-soft max-[1439px]:hidden">{day(user.created_at)}</td>
            <td className="px-2 text-ink-soft max-lg:hidden">{user.last_order && day(user.last_order)}</td>
            <td className="px-2 text-right">{renderOrders(user)}</td>
            <td className="px-2 text-right max-xl:hidden">
              <Amount text={formatTaka(user.spent)} />
            </td>
            <td className="px-2 text-right font-bold">
              <Amount text={formatTaka(user.delivered)} />
            </td>
            <td className="pr-3 text-right">
              <BlockButton user={user} {...blockingHandlers} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same list on narrow screens, with less of each user. */
export function UserCards({ users, renderOrders, ...blockingHandlers }: UserTableProps) {
  return (
    <ul aria-label={m.admin_user_table()} className="divide-y divide-line rounded-card bg-card shadow-rest">
      {users.map((user) => (
        <li key={user.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-3 py-2.5">
          <span className="flex min-w-0 items-center">
            <UserLink user={user} />
            <RoleBadge user={user} />
          </span>
          <span className="self-center text-right">
            <strong className="block">
              <Amount text={formatTaka(user.delivered)} />
            </strong>
            <span className="block text-unit text-ink-soft">{m.user_delivered()}</span>
          </span>
          <span className="flex min-w-0 gap-x-3 text-hint">
            <PhoneLink user={user} />
            {user.email && (
              <a
                href={`mailto:${user.email}`}
                className="inline-flex min-h-11 min-w-0 items-center truncate text-ink-soft"
              >
                <span className="truncate">{user.email}</span>
              </a>
            )}
          </span>
          <span className="inline-flex items-center justify-end text-hint">{renderOrders(user)}</span>
          <span className="col-start-2 justify-self-end">
            <BlockButton user={user} {...blockingHandlers} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function UserLink({ user: { id, name } }: { user: UserRow }) {
  return (
    <Link
      to={localUrl(`/admin/users/${id}`)}
      className="inline-flex min-h-8 min-w-0 items-center rounded-badge font-semibold hover:text-leaf hover:underline pointer-coarse:min-h-11"
    >
      <span className="truncate">{name}</span>
    </Link>
  );
}

function PhoneLink({ user: { mobile_no: phone, name } }: { user: UserRow }) {
  if (!phone) return null;
  return (
    <a
      href={telLink(phone)}
      aria-label={m.admin_user_call({ name, phone: formatDigits(phone) })}
      className="inline-flex min-h-8 shrink-0 items-center rounded-badge text-leaf hover:underline pointer-coarse:min-h-11"
    >
      {formatDigits(phone)}
    </a>
  );
}

/** Blocks or unblocks a customer; nothing for staff, who cannot be blocked. */
function BlockButton({
  user,
  onBlock,
  onUnblock,
}: { user: UserRow } & Pick<UserTableProps, "onBlock" | "onUnblock">) {
  if (user.role !== "user") return null;
  const { name, blocked } = user;
  return (
    <Button
      variant="quiet"
      size="dense"
      aria-label={blocked ? m.user_unblock_of({ name }) : m.user_block_of({ name })}
      onClick={() => (blocked ? onUnblock(user) : onBlock(user))}
    >
      {blocked ? m.user_unblock() : m.user_block()}
    </Button>
  );
}

/** What a user is besides a customer in good standing: staff, admin, or blocked. */
export function RoleBadge({ user }: { user: Pick<UserRow, "role" | "blocked"> }) {
  const label = { user: "", staff: m.office_staff(), admin: m.role_admin() }[user.role];
  return (
    <>
      {label && (
        <span className="ml-1.5 shrink-0 rounded-status bg-leaf-tint px-1.5 py-0.5 text-badge text-leaf-press">
          {label}
        </span>
      )}
      {user.blocked === 1 && (
        <span className="ml-1.5 shrink-0 rounded-status bg-tomato-tint px-1.5 py-0.5 text-badge text-tomato">
          {m.user_blocked()}
        </span>
      )}
    </>
  );
}
