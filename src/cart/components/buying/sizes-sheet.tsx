import { useLoad } from "#src/api/client/use-load.ts";
import { listProducts, type ProductCard } from "#src/catalogue/contract.ts";
import { ProductAmount } from "#src/catalogue/product/product-amount.tsx";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { Drawer } from "#src/ui/dialog/drawer.tsx";
import { ErrorNote } from "#src/ui/display/error-note.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import { SkeletonLine } from "#src/ui/display/skeleton.tsx";
import { Tile } from "#src/ui/display/tile.tsx";
import { OneSizeControl } from "./one-size-control.tsx";

type SizesSheetProps = {
  name: string;
  sizes: NonNullable<ProductCard["sizes"]>;
  open: boolean;
  onClose: () => void;
};

/** The sizes of a product, each with its own price and quantity in the cart. */
export default function SizesSheet({ name, sizes, open, onClose }: SizesSheetProps) {
  const ids = sizes.map(({ id }) => id).join();
  const { value, problem } = useLoad(listProducts, { ids, view: "card" });
  return (
    <Drawer sheet open={open} onClose={onClose} title={name} closeLabel={m.common_close()}>
      {problem && <ErrorNote message={problem.message} />}
      <ul aria-busy={!value && !problem} className="divide-y divide-line">
        {value?.data.map((product) => (
          <li key={product.id} className="flex min-h-20 items-center gap-3 py-2">
            <Size product={product} />
            <OneSizeControl product={product} look="edge" />
          </li>
        ))}
        {!value &&
          !problem &&
          sizes.map(({ id, weight }) => (
            <li key={id} className="flex min-h-20 items-center gap-3 py-2">
              <span className="font-semibold">{weight}</span>
              <SkeletonLine className="w-20" />
            </li>
          ))}
      </ul>
    </Drawer>
  );
}

function Size({ product }: { product: ProductCard }) {
  const { weight, price, image, tint, stock_left: left, originalPrice } = product;
  return (
    <>
      <Tile
        category={tint}
        src={image}
        width={56}
        height={56}
        pale={left === 0}
        className="size-14 shrink-0"
      />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{weight}</p>
        <p>
          <Amount text={formatTaka(price)} />
          {originalPrice !== undefined && originalPrice > price && (
            <s className="ms-2 text-ink-soft">{formatTaka(originalPrice)}</s>
          )}
        </p>
        <p className="text-unit text-ink-soft">
          <ProductAmount product={{ ...product, weight: "" }} />
        </p>
      </div>
    </>
  );
}
