import Trash2 from "lucide-react/icons/trash-2";
import { ProductFinder, ProductPicture } from "#src/catalogue/admin/components/product-finder.tsx";
import { listAdminProducts } from "#src/catalogue/admin/contract.ts";
import { maxRelated } from "#src/catalogue/admin/rules.ts";
import { MovableRow } from "#src/kit/entries/movable-row.tsx";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { IconButton } from "#src/ui/buttons/icon-button.tsx";
import { announce } from "#src/ui/dialog/announce.ts";
import type { RelatedProduct } from "../contract.ts";

type RelatedFieldProps = {
  /** The product's own id, which is excluded; undefined for a new product. */
  productId: number | undefined;
  value: RelatedProduct[];
  onChange: (products: RelatedProduct[]) => void;
};

/** Products shown beside this one, ordered by drag and drop, keys or buttons. */
export function RelatedField({ productId, value, onChange }: RelatedFieldProps) {
  const productName = ({ names }: RelatedProduct) => names[locale()];
  const move = (fromIndex: number, toIndex: number) => {
    const movedProduct = value[fromIndex];
    if (!movedProduct || toIndex < 0 || toIndex >= value.length || fromIndex === toIndex) return;
    onChange(value.toSpliced(fromIndex, 1).toSpliced(toIndex, 0, movedProduct));
    announce(
      m.admin_product_related_moved({ name: productName(movedProduct), place: formatNumber(toIndex + 1) }),
    );
  };
  return (
    <div className="grid gap-3">
      <p className="text-hint text-ink-soft">
        {value.length === 0
          ? m.admin_product_related_none()
          : m.admin_product_related_most({ max: formatNumber(maxRelated) })}
      </p>
      {value.length > 0 && (
        <ol aria-label={m.admin_product_related()} className="divide-y divide-line">
          {value.map((product, index) => (
            <MovableRow
              key={product.id}
              list="related"
              place={index}
              isLast={index === value.length - 1}
              onMove={move}
              labels={{
                up: m.admin_product_related_up({ name: productName(product) }),
                down: m.admin_product_related_down({ name: productName(product) }),
              }}
              className="py-1"
              actions={
                <IconButton
                  label={m.admin_product_related_remove({ name: productName(product) })}
                  onClick={() => onChange(value.toSpliced(index, 1))}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              }
            >
              <ProductPicture image={product.image} tint={product.tint} />
              <span className="min-w-0 flex-1 truncate">{productName(product)}</span>
            </MovableRow>
          ))}
        </ol>
      )}
      {value.length < maxRelated && (
        <ProductFinder
          operation={listAdminProducts}
          label={m.admin_product_related_search()}
          emptyText={m.office_nothing_found()}
          excludedIds={[productId, ...value.map(({ id }) => id)]}
          onChoose={({ id, names, image, tint }) => onChange([...value, { id, names, image, tint }])}
        />
      )}
    </div>
  );
}
