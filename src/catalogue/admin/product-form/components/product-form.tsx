import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useAllCategories } from "#src/catalogue/admin/categories/all-categories.tsx";
import { OfferLine } from "#src/catalogue/admin/components/offer-line.tsx";
import { maxPictures } from "#src/catalogue/admin/rules.ts";
import { quantityText } from "#src/catalogue/admin/shown-amounts.ts";
import { fieldOf, type RequirableField } from "#src/catalogue/product/fields.ts";
import { UnsavedBar } from "#src/kit/form/unsaved-bar.tsx";
import { useSaveKey } from "#src/kit/form/use-save-key.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { locale, localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { PicturesField } from "#src/pictures/admin/pictures-field.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { Note } from "#src/ui/display/note.tsx";
import { FieldError } from "#src/ui/form/frame.tsx";
import type { ProductDetails } from "../contract.ts";
import { fieldLabel } from "../field-labels.ts";
import type { FormField, ProductValues } from "../product-values.ts";
import { useProductForm } from "../use-product-form.ts";
import { Conflicts } from "./conflicts.tsx";
import { PriceHistory } from "./price-history.tsx";
import { type FieldsProps, ProductFieldInput, SectionFields } from "./product-fields.tsx";
import { ProductJournal } from "./product-journal.tsx";
import { ProductPreview } from "./product-preview.tsx";
import { RelatedField } from "./related-field.tsx";

type ProductFormProps = {
  /** Undefined for a new product. */
  product: ProductDetails | undefined;
  /** The product of which a new one is another size. */
  sizeOf?: ProductDetails;
};

/** Creates or edits a product, with a live preview. Unsaved values survive errors and reloads. */
export function ProductForm({ product, sizeOf }: ProductFormProps) {
  const navigate = useNavigate();
  /** Each save raises it, which reloads the price history and the journal. */
  const [saveCount, setSaveCount] = useState(0);
  const handleSaved = (savedProduct: ProductDetails) => {
    setSaveCount((count) => count + 1);
    const name = savedProduct[`name_${locale()}`];
    toast({ text: product ? m.admin_product_saved_one({ name }) : m.admin_product_created({ name }) });
    if (!product) void navigate(localUrl(`/admin/products/${savedProduct.id}`), { replace: true });
  };
  const state = useProductForm(product, handleSaved, sizeOf);
  const { form, values, base, changedNames, conflicts, problem, save, busy } = state;
  useSaveKey(() => void save());
  const fields: FieldsProps = { form, base: product && base, changedNames: changedNames };
  const category = useAllCategories().find(({ id }) => String(id) === values.category_id);
  const missingFields = category?.all_required_fields.filter((name) => values[name].trim() === "") ?? [];
  const fieldToFocus = useListUrl().read("field");
  useEffect(() => {
    if (fieldToFocus && fieldToFocus in form.getValues()) form.setFocus(fieldToFocus as FormField);
  }, [fieldToFocus, form]);
  return (
    <form
      method="post"
      noValidate
      onSubmit={save}
      aria-label={product ? values.name_en : m.admin_product_new_title()}
    >
      <Conflicts
        key={state.conflictReminderCount}
        names={conflicts}
        mine={values}
        theirs={base}
        onDecide={state.decide}
      />
      {problem && (
        <Note look="error" className="mb-3">
          {problem.message}
        </Note>
      )}
      <MissingNote names={missingFields} onChoose={(name) => form.setFocus(name)} />
      <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_17.75rem]">
        <FormSections product={product} fields={fields} values={values} tint={category?.tint} />
        <section
          aria-label={m.admin_product_preview()}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
          tabIndex={0}
          className="grid items-start gap-3 rounded-card sm:grid-cols-2 lg:sticky lg:grid-cols-1 lg:top-4 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
        >
          <ProductPreview values={values} />
          {product && <PriceHistory id={product.id} saveCount={saveCount} />}
          {product && <ProductJournal id={product.id} saveCount={saveCount} />}
        </section>
      </div>
      <UnsavedBar fields={changedNames.map(fieldLabel)} busy={busy} onDiscard={state.discard} isOnDevice />
    </form>
  );
}

type FormSectionsProps = {
  product: ProductDetails | undefined;
  fields: FieldsProps;
  values: ProductValues;
  /** The tint of the chosen category; undefined before the choice. */
  tint: string | undefined;
};

function FormSections({ product, fields, values, tint }: FormSectionsProps) {
  const { form } = fields;
  const { pictures: picturesError } = form.formState.errors;
  return (
    <div className="grid min-w-0 gap-3">
      <Section title={m.admin_product_section_names()}>
        <SectionFields {...fields} section="names" />
      </Section>
      <div className="grid items-start gap-3 xl:grid-cols-2">
        <Section title={m.admin_product_section_price()}>
          <OfferLine
            offer={product?.offer}
            step={product?.is_weighed ? product.net_amount : null}
            className="mb-3 text-hint"
          />
          <SectionFields {...fields} section="price" />
          {product ? (
            <StoredStock product={product} />
          ) : (
            <div className="mt-4 sm:w-1/2">
              <ProductFieldInput {...fields} name="stock" />
            </div>
          )}
        </Section>
        <Section title={m.admin_product_section_place()}>
          <SectionFields {...fields} section="place" />
        </Section>
      </div>
      <Section title={m.common_pictures()}>
        <PicturesField
          label={m.common_pictures()}
          value={values.pictures}
          category={tint}
          max={maxPictures}
          onChange={(pictures) => form.setValue("pictures", pictures)}
        />
        <FieldError id="pictures-error" text={picturesError?.message ?? picturesError?.root?.message} />
      </Section>
      <Section title={m.product_facts()}>
        <SectionFields {...fields} section="facts" />
      </Section>
      <Section title={m.admin_product_section_texts()}>
        <SectionFields {...fields} section="texts" />
      </Section>
      <Section title={m.admin_product_related()}>
        <RelatedField
          productId={product?.id}
          value={values.related}
          onChange={(related) => form.setValue("related", related)}
        />
      </Section>
    </div>
  );
}

/** The stock of a stored product, which is changed on its own page. */
const StoredStock = ({ product }: { product: ProductDetails }) => (
  <p className="mt-4 flex flex-wrap items-center gap-x-3">
    <span className="text-label">{stockText(product)}</span>
    <Link
      to={localUrl(`/admin/stock/${product.id}`)}
      className="inline-flex min-h-11 items-center text-label text-leaf hover:underline"
    >
      {m.admin_product_stock_change()}
    </Link>
    {product.waiting !== undefined && <WaitingShoppers count={product.waiting} />}
  </p>
);

type MissingNoteProps = { names: RequirableField[]; onChoose: (name: RequirableField) => void };

/** Lists the fields that the category requires and the product lacks. The product can be saved without them. */
function MissingNote({ names, onChoose }: MissingNoteProps) {
  if (names.length === 0) return null;
  return (
    <Note className="mb-3">
      {m.admin_product_category_requires()}{" "}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ", "}
          <button
            type="button"
            onClick={() => onChoose(name)}
            className="font-semibold underline underline-offset-2 pointer-coarse:min-h-11"
          >
            {fieldOf(name).label()}
          </button>
        </span>
      ))}
    </Note>
  );
}

const WaitingShoppers = ({ count }: { count: number }) => (
  <span className="basis-full text-hint text-ink-soft">
    {count === 1 ? m.admin_product_waiting_one() : m.admin_product_waiting({ count: formatNumber(count) })}
  </span>
);

const stockText = ({ stock, is_weighed, net_amount }: ProductDetails) =>
  stock === null
    ? m.admin_product_stock_uncounted()
    : m.admin_product_stock_of({ count: quantityText(stock, is_weighed === 1 ? net_amount : null) });

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="min-w-0 rounded-card bg-card p-3 shadow-rest sm:p-4">
      <h2 className="mb-3 text-sub">{title}</h2>
      {children}
    </section>
  );
}
