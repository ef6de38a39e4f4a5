import { ListFrame } from "#src/kit/list/list-frame.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { retentionDays } from "#src/platform/retention/days.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { type CartLinkList, listCartLinks } from "../contract.ts";
import { copyUrl } from "../share-cart.tsx";

/** The cart links of staff, with how often each was opened and ordered from. */
export default function CartLinksPage() {
  const { read } = useListUrl();
  const list = useAdminLoad(listCartLinks, { after: read("after") });
  const shoppers = list.value?.meta.by_shoppers;
  const createLink = { label: m.shared_carts_make(), to: localUrl("/admin/orders/new") };
  return (
    <>
      <PageHead
        title={m.shared_carts_title()}
        note={m.shared_carts_note({ days: formatNumber(retentionDays.cartLinks) })}
      >
        <ButtonLink viewTransition={false} variant="second" size="dense" to={createLink.to}>
          {createLink.label}
        </ButtonLink>
      </PageHead>
      <p className="mb-3 min-h-5 text-hint text-ink-soft">
        {shoppers &&
          m.shared_carts_by_shoppers({
            made: formatNumber(shoppers.made),
            opened: formatNumber(shoppers.opened),
            ordered: formatNumber(shoppers.ordered),
          })}
      </p>
      <ListFrame
        list={list}
        empty={{ title: m.shared_carts_none(), text: m.shared_carts_none_text(), next: createLink }}
      >
        {(links) => (
          <ul
            aria-label={m.shared_carts_title()}
            className="divide-y divide-line rounded-card bg-card shadow-rest"
          >
            {links.map((link) => (
              <LinkRow key={link.id} link={link} />
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  );
}

function LinkRow({ link }: { link: CartLinkList["data"][number] }) {
  const { url, code, created_at, ends_at, made_by, products, opened, ordered } = link;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere">
          <a href={url} target="_blank" rel="noopener" className="font-semibold hover:text-leaf">
            {code}
          </a>{" "}
          <span className="text-hint text-ink-soft">
            {m.shared_carts_products({ count: formatNumber(products) })}
          </span>
        </p>
        <p className="flex flex-wrap gap-x-3 text-hint text-ink-soft">
          <span>{m.shared_carts_by({ name: made_by.name, moment: dayAndTime(created_at) })}</span>
          <span>{m.shared_carts_ends({ moment: dayAndTime(ends_at) })}</span>
        </p>
      </div>
      <p className="flex gap-x-4 font-semibold">
        <span>{m.shared_carts_opened({ count: formatNumber(opened) })}</span>
        <span>{m.shared_carts_ordered({ count: formatNumber(ordered) })}</span>
      </p>
      <Button variant="second" size="dense" onClick={() => void copyUrl(url)}>
        {m.shared_cart_copy()}
      </Button>
    </li>
  );
}
