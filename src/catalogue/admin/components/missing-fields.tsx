import { fieldOf, type ProductFieldName } from "#src/catalogue/product/fields.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import type { AdminProduct } from "../contract.ts";

/** The required fields that a product lacks, each as a link to the field in the form. */
export function MissingFields({ row: { id, missing_fields: names } }: { row: AdminProduct }) {
  if (names.length === 0) return null;
  return (
    <p className="text-unit text-turmeric-ink">
      {m.admin_product_missing()}{" "}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ", "}
          <FieldLink id={id} name={name} />
        </span>
      ))}
    </p>
  );
}

const FieldLink = ({ id, name }: { id: number; name: ProductFieldName }) => (
  <Link
    to={localUrl(`/admin/products/${id}?field=${name}`)}
    className="underline underline-offset-2 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
  >
    {fieldOf(name).label()}
  </Link>
);
