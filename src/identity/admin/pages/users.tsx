import { ListFrame } from "../../../admin/kit/list-frame.tsx";
import { PageHead } from "../../../admin/kit/page-head.tsx";
import { SearchField } from "../../../admin/kit/search-field.tsx";
import { useAddress } from "../../../admin/kit/use-address.ts";
import { useWide } from "../../../admin/kit/use-desktop.ts";
import { useAsked } from "../../../admin/kit/use-question.ts";
import { here } from "../../../language/locale.ts";
import { m } from "../../../language/messages.ts";
import { number } from "../../../language/numbers.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import { PeopleCards, PeopleTable, type Person } from "../components/user-table.tsx";
import { listUsers } from "../contract.ts";

export const meta = () => [
  { title: m.page_title({ page: m.office_users() }) },
  { name: "description", content: m.people_description() },
  { name: "robots", content: "noindex" },
];

export default function AdminUsersPage() {
  const { read, narrowed } = useAddress();
  const search = read("search");
  const list = useAsked(listUsers, { search, page: read("page") });
  const People = useWide("table") ? PeopleTable : PeopleCards;
  const total = list.value?.meta.total;
  return (
    <>
      <PageHead title={m.office_users()} note={total !== undefined && m.desk_count({ count: number(total) })}>
        <SearchField label={m.people_search()} />
      </PageHead>
      <ListFrame
        list={list}
        empty={{ title: m.people_empty() }}
        unfiltered={search ? narrowed({ search: undefined }) : undefined}
      >
        {(people) => <People people={people} ordersOf={(person) => <OrdersOf person={person} />} />}
      </ListFrame>
    </>
  );
}

/** How often they ordered; leads to those orders. */
function OrdersOf({ person: { orders, email, name } }: { person: Person }) {
  if (orders === 0) return <span className="text-ink-soft">{m.people_no_orders()}</span>;
  const words = orders === 1 ? m.people_one_order() : m.people_order_count({ count: number(orders) });
  return (
    <Link
      to={here(`/admin/orders?search=${encodeURIComponent(email)}`)}
      aria-label={m.people_orders_of({ orders: words, name })}
      className="inline-flex min-h-8 items-center rounded-badge text-leaf hover:underline pointer-coarse:min-h-11"
    >
      {words}
    </Link>
  );
}
