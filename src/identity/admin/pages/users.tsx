import { useState } from "react";
import { ListFrame } from "../../../admin/kit/list/list-frame.tsx";
import { SearchField } from "../../../admin/kit/list/search-field.tsx";
import { PageHead } from "../../../admin/kit/page-head.tsx";
import { useAddress } from "../../../admin/kit/use-address.ts";
import { useAdminLoad } from "../../../admin/kit/use-admin-load.ts";
import { useWide } from "../../../admin/kit/use-desktop.ts";
import { call } from "../../../api/client/client.ts";
import { here } from "../../../language/locale.ts";
import { m } from "../../../language/messages.ts";
import { number } from "../../../language/numbers/numbers.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import { toast } from "../../../ui/dialog/toast.ts";
import { BlockQuestion } from "../components/block-question.tsx";
import { UserCards, UserTable } from "../components/user-table.tsx";
import { listUsers, type UserRow } from "../contract.ts";
import { ExportUsers } from "../export/export-users.tsx";
import { unblockUser } from "../staff/contract.ts";

export default function AdminUsersPage() {
  const { read, narrowed } = useAddress();
  const search = read("search");
  const list = useAdminLoad(listUsers, { search, after: read("after") });
  const Users = useWide("table") ? UserTable : UserCards;
  const [toBlock, setToBlock] = useState<UserRow>();
  const show = (id: string, blocked: 0 | 1) =>
    list.change((now) => ({
      ...now,
      data: now.data.map((row) => (row.id === id ? { ...row, blocked } : row)),
    }));
  const unblock = async ({ id, name }: UserRow) => {
    const result = await call(unblockUser, { id });
    if (result.ok) show(id, 0);
    toast({ text: result.ok ? m.user_unblocked_done({ name }) : result.problem.message });
  };
  return (
    <>
      <PageHead title={m.office_users()}>
        <SearchField label={m.admin_user_search()} />
      </PageHead>
      {toBlock && (
        <BlockQuestion
          user={toBlock}
          onClose={() => setToBlock(undefined)}
          onBlocked={() => {
            setToBlock(undefined);
            show(toBlock.id, 1);
          }}
        />
      )}
      <ListFrame
        list={list}
        empty={{ title: m.admin_user_empty() }}
        unfiltered={search ? narrowed({ search: undefined }) : undefined}
      >
        {(users) => (
          <Users
            users={users}
            ordersOf={(user) => <OrdersOf user={user} />}
            onBlock={setToBlock}
            onUnblock={(user) => void unblock(user)}
          />
        )}
      </ListFrame>
      <ExportUsers search={search} />
    </>
  );
}

/** The number of orders, as a link to them. */
function OrdersOf({ user: { id, orders, name } }: { user: UserRow }) {
  if (orders === 0) return <span className="text-ink-soft">{m.admin_user_no_orders()}</span>;
  const text = orders === 1 ? m.admin_user_one_order() : m.admin_user_order_count({ count: number(orders) });
  return (
    <Link
      to={here(`/admin/users/${id}`)}
      aria-label={m.admin_user_orders_of({ orders: text, name })}
      className="inline-flex min-h-8 items-center rounded-badge text-leaf hover:underline pointer-coarse:min-h-11"
    >
      {text}
    </Link>
  );
}
