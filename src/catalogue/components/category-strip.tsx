import Pencil from "lucide-react/icons/pencil";
import type { ReactNode } from "react";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { Tile } from "#src/ui/display/tile.tsx";
import { SectionHead } from "#src/ui/layout/section-head.tsx";
import type { Category } from "../contract.ts";

/** The main categories on the home page, as pictures, with a link to a custom order at the end. */
export function CategoryStrip({ categories }: { categories: Category[] }) {
  return (
    <section aria-labelledby="shop-by-category">
      <div className="returning:hidden">
        <SectionHead
          id="shop-by-category"
          title={m.home_categories()}
          to={localUrl("/products")}
          seeAll={m.home_see_all()}
        />
      </div>
      <ul className="category-strip">
        {categories.map(({ id, name, icon, tint }) => (
          <CategoryLink key={id} to={`/products?category=${id}`} name={name}>
            <Tile category={tint} src={icon} width={160} height={160} className="aspect-5/4" />
          </CategoryLink>
        ))}
        <CategoryLink to="/custom-order" name={m.home_ask()}>
          <span className="grid aspect-5/4 place-items-center rounded-tile border-[1.5px] border-leaf-line bg-card text-leaf">
            <Pencil size={26} aria-hidden />
          </span>
        </CategoryLink>
      </ul>
    </section>
  );
}

function CategoryLink({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  return (
    <li>
      <Link
        viewTransition
        prefetch="intent"
        to={localUrl(to)}
        className="press block rounded-tile text-center hover:text-leaf"
      >
        {children}
        <span className="mt-1.5 block text-[0.8125rem] leading-snug font-medium text-balance">{name}</span>
      </Link>
    </li>
  );
}
