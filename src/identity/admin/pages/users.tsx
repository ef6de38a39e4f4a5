import { useState } from "react";
import { call } from "#src/api/client/client.ts";
import { mayWorkIn } from "#src/api/viewer.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { ListFrame } from "#src/kit/list/list-frame.tsx";
import { SearchField } from "#src/kit/list/search-field.tsx";
import { Tabs } from "#src/kit/list/tabs.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { useWide } from "#src/kit/use-wide.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { CancelOpenOrders } from "#src/orders/admin/of-user/cancel-open-orders.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { BlockQuestion } from "../components/block-question.tsx";
import { UserCards, UserTable } from "../components/user-table.tsx";
import { listUsers, type UserRow } from "../contract.ts";
import { ExportUsers } from "../export/export-users.tsx";
import { type UserSort, userSorts } from "../rules.ts";
import { unblockUser } from "../staff/contract.ts";

export default function AdminUsersPage() {
  const { read, toFilteredUrl } = useListUrl();
  const search = read("search");
  const sort = userSorts.find((userSort) => userSort === read("sort"));
  const list = useAdminLoad(listUsers, { search, after: read("after"), sort });
  const Users = useWide("table") ? UserTable : UserCards;
  const [userToBlock, setUserToBlock] = useState<UserRow>();
  const [blockedUserWithOrders, setBlockedUserWithOrders] = useState<UserRow>();
  const viewer = useSession()?.user;
  const showBlocked = (id: number, blocked: 0 | 1) =>
    list.changeValue((currentPage) => ({
      ...currentPage,
      data: currentPage.data.map((row) => (row.id === id ? { ...row, blocked } : row)),
    }));
  const unblock = async ({ id, name }: UserRow) => {
    const result = await call(unblockUser, { id: String(id) });
    if (result.ok) showBlocked(id, 0);
    toast({ text: result.ok ? m.user_unblocked_done({ name }) : result.problem.message });
  };
  return (
    <>
      <PageHead title={m.office_users()}>
        <SearchField label={m.admin_user_search()} />
      </PageHead>
      <Tabs
        label={m.user_sort()}
        tabs={[undefined, ...userSorts].map((userSort) => ({
          name: userSort ? sortNames[userSort]() : m.user_sort_new(),
          to: toFilteredUrl({ sort: userSort }),
          chosen: userSort === sort,
        }))}
      />
      {userToBlock && (
        <BlockQuestion
          user={userToBlock}
          onClose={() => setUserToBlock(undefined)}
          onBlocked={() => {
            setUserToBlock(undefined);
            showBlocked(userToBlock.id, 1);
            if (userToBlock.open_orders > 0 && viewer && mayWorkIn(viewer, "orders"))
              setBlockedUserWithOrders(userToBlock);
          }}
        />
      )}
      {blockedUserWithOrders && (
        <CancelOpenOrders
          user={blockedUserWithOrders}
          onClose={() => setBlockedUserWithOrders(undefined)}
          onCancelled={() => {
            setBlockedUserWithOrders(undefined);
            void list.load();
          }}
        />
      )}
      <ListFrame
        list={list}
        empty={{ title: m.admin_user_empty() }}
        unfiltered={search ? toFilteredUrl({ search: undefined }) : undefined}
      >
        {(users) => (
          <Users
            users={users}
            renderOrders={(user) => <OrdersLink user={user} />}
            onBlock={setUserToBlock}
            onUnblock={(user) => void unblock(user)}
          />
        )}
      </ListFrame>
      <ExportUsers search={search} />
    </>
  );
}

const sortNames: Record<UserSort, () => string> = {
  delivered: m.user_sort_delivered,
  orders: m.user_sort_orders,
  last: m.admin_user_last,
};

function OrdersLink({ user: { id, orders, name } }: { user: UserRow }) {
  if (orders === 0) return <span className="text-ink-soft">{m.office_none()}</span>;
  const text =
    orders === 1 ? m.admin_user_one_order() : m.admin_user_order_count({ count: formatNumber(orders) });
  return (
    <Link
      to={localUrl(`/admin/users/${id}`)}
      aria-label={m.admin_user_orders_of({ orders: text, name })}
      className="inline-flex min-h-8 items-center rounded-badge text-leaf hover:underline pointer-coarse:min-h-11"
    >
      {text}
    </Link>
  );
}
