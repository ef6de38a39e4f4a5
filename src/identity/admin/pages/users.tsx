import { ListFrame } from "../../../admin/kit/list-frame.tsx";
import { PageHead } from "../../../admin/kit/page-head.tsx";
import { SearchField } from "../../../admin/kit/search-field.tsx";
import { useAddress } from "../../../admin/kit/use-address.ts";
import { useWide } from "../../../admin/kit/use-desktop.ts";
import { useLoad } from "../../../admin/kit/use-load.ts";
import { here } from "../../../language/locale.ts";
import { m } from "../../../language/messages.ts";
import { number } from "../../../language/numbers.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import { UserCards, UserTable } from "../components/user-table.tsx";
import { listUsers, type UserRow } from "../contract.ts";

export const meta = () => [
  { title: m.page_title({ page: m.office_users() }) },
  { name: "description", content: m.admin_user_description() },
  { name: "robots", content: "noindex" },
];

export default function AdminUsersPage() {
  const { read, narrowed } = useAddress();
  const search = read("search");
  const list = useLoad(listUsers, { search, page: read("page") });
  const Users = useWide("table") ? UserTable : UserCards;
  const total = list.value?.meta.total;
  return (
    <>
      <PageHead
        title={m.office_users()}
        note={total !== undefined && m.admin_order_count({ count: number(total) })}
      >
        <SearchField label={m.admin_user_search()} />
      </PageHead>
      <ListFrame
        list={list}
        empty={{ title: m.admin_user_empty() }}
        unfiltered={search ? narrowed({ search: undefined }) : undefined}
      >
        {(users) => <Users users={users} ordersOf={(user) => <OrdersOf user={user} />} />}
      </ListFrame>
    </>
  );
}

/** The number of orders, as a link to them. */
function OrdersOf({ user: { orders, email, name } }: { user: UserRow }) {
  if (orders === 0) return <span className="text-ink-soft">{m.admin_user_no_orders()}</span>;
  const words = orders === 1 ? m.admin_user_one_order() : m.admin_user_order_count({ count: number(orders) });
  return (
    <Link
      to={here(`/admin/orders?search=${encodeURIComponent(email)}`)}
      aria-label={m.admin_user_orders_of({ orders: words, name })}
      className="inline-flex min-h-8 items-center rounded-badge text-leaf hover:underline pointer-coarse:min-h-11"
    >
      {words}
    </Link>
  );
}
