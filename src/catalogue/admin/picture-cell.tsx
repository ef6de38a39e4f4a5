import Pencil from "lucide-react/icons/pencil";
import { useState } from "react";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { PictureField } from "#src/pictures/admin/picture-field.tsx";
import { Drawer } from "#src/ui/dialog/drawer.tsx";
import { Tile } from "#src/ui/display/tile.tsx";
import type { SaveOutcome } from "./components/use-saving.ts";
import type { AdminProduct, ProductChange } from "./contract.ts";

type PictureCellProps = {
  row: AdminProduct;
  onChange: (id: number, change: ProductChange) => Promise<SaveOutcome<AdminProduct>>;
};

/** A product's picture in the table. A click opens the upload field, which saves a new picture at once. */
export function PictureCell({ row, onChange }: PictureCellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<string>();
  const name = row.names[locale()];
  const save = async (image: string) => {
    setError(undefined);
    const outcome = await onChange(row.id, { image, was: { image: row.image } });
    if (outcome.kind === "refused") setError(outcome.message);
    if (outcome.kind === "changed") setError(m.admin_product_picture_meanwhile());
  };
  return (
    <>
      <button
        type="button"
        aria-label={m.admin_product_picture_of({ name })}
        onClick={() => setIsOpen(true)}
        className="group relative shrink-0 rounded-tile pointer-coarse:-m-1 pointer-coarse:p-1"
      >
        <Tile
          category={row.tint}
          src={row.image || undefined}
          width={36}
          height={36}
          className="size-9"
          pale={row.stock === 0}
        />
        <span className="absolute inset-0 hidden place-items-center rounded-tile bg-card/80 text-leaf group-hover:grid group-focus-visible:grid">
          <Pencil size={16} aria-hidden />
        </span>
      </button>
      {isOpen && (
        <Drawer
          open
          onClose={() => setIsOpen(false)}
          title={m.admin_product_picture({ name })}
          closeLabel={m.common_close()}
        >
          <PictureField
            label={m.admin_product_picture({ name })}
            value={row.image}
            category={row.tint}
            error={error}
            onChange={(image) => void save(image)}
          />
        </Drawer>
      )}
    </>
  );
}
