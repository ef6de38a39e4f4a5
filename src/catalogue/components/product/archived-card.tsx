import type { ProductCard } from "#src/catalogue/contract.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { Tile } from "#src/ui/display/tile.tsx";
import { Card } from "#src/ui/layout/card.tsx";

/** An archived product in a grid; its page shows similar ones. */
export function ArchivedCard({ product: { id, name, image, tint } }: { product: ProductCard }) {
  return (
    <Card>
      <Tile category={tint} src={image} pale />
      <div className="flex flex-1 flex-col px-1.5 pt-2.5 pb-1.5">
        <p className="text-name text-ink-soft">{name}</p>
        <p className="mt-auto pt-1.5 font-semibold">{m.gone_short()}</p>
        <Link
          to={localUrl(`/products/${id}`)}
          className="inline-flex min-h-11 items-center text-label text-leaf hover:underline"
        >
          {m.gone_see_similar()}
        </Link>
      </div>
    </Card>
  );
}
