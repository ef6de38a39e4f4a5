import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useAllCategories } from "#src/catalogue/admin/categories/all-categories.tsx";
import { isStep, netUnits } from "#src/catalogue/admin/rules.ts";
import { productFields } from "#src/catalogue/product/fields.ts";
import { unitLabels } from "#src/catalogue/product/journal-labels.ts";
import { here, locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { Check } from "#src/ui/form/check.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { Select } from "#src/ui/form/select.tsx";
import { TextArea } from "#src/ui/form/text-area.tsx";
import { labelOf } from "../field-labels.ts";
import {
  flagNames,
  languages,
  type NumberName,
  numberOf,
  type ProductValues,
  readField,
  type ValueName,
} from "../product-values.ts";

export type FieldsProps = {
  form: UseFormReturn<ProductValues>;
  /** The stored values; undefined for a new product, of which nothing is marked as changed. */
  base: ProductValues | undefined;
  changed: ValueName[];
};

const edge =
  "before:absolute before:-left-2 before:bottom-0 before:top-0 before:w-1 before:rounded-full before:bg-turmeric";

/** What every field has: its name, its label, what is wrong with it, and what it was. */
export function fieldOf({ form, base, changed }: FieldsProps, name: ValueName) {
  const isChanged = base !== undefined && changed.includes(name);
  const was = base?.[name];
  return {
    label: labelOf(name),
    error: form.formState.errors[name]?.message as string | undefined,
    readOnly: form.formState.isSubmitting,
    className: isChanged ? edge : "",
    aside:
      isChanged && typeof was === "string" && was !== "" && was.length < 20
        ? m.admin_product_was({ value: was })
        : undefined,
  };
}

type PairName = "name" | "weight" | "description" | "nutrition";
type Language = (typeof languages)[number];

/** A field in each language, that of the page first. */
const both = <Name extends PairName>(
  name: Name,
  render: (field: `${Name}_${Language}`, lang: Language) => ReactNode,
) => (locale() === "bn" ? languages.toReversed() : languages).map((lang) => render(`${name}_${lang}`, lang));

const filled = (message: () => string) => (text: string) => text.trim() !== "" || message();

/** Name and weight, the two languages side by side, that of the page first. */
export function NameFields(props: FieldsProps) {
  const { register } = props.form;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {both("name", (name, lang) => (
        <Field
          key={name}
          size="dense"
          {...{ lang, maxLength: productFields.name_en.max, autoComplete: "off" }}
          {...fieldOf(props, name)}
          {...register(name, { validate: filled(m.admin_product_name_missing) })}
        />
      ))}
      {both("weight", (name, lang) => (
        <Field
          key={name}
          size="dense"
          {...{ lang, maxLength: productFields.weight_en.max, autoComplete: "off" }}
          {...fieldOf(props, name)}
          {...register(name)}
        />
      ))}
    </div>
  );
}

/** Description and nutrition, in both languages. */
export function LongFields(props: FieldsProps) {
  const { register } = props.form;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {both("description", (name, lang) => (
        <TextArea
          key={name}
          {...{ lang, maxLength: productFields.description_en.max }}
          {...fieldOf(props, name)}
          {...register(name)}
        />
      ))}
      {both("nutrition", (name, lang) => (
        <TextArea
          key={name}
          {...{ lang, maxLength: productFields.nutrition_en.max }}
          {...fieldOf(props, name)}
          hint={m.admin_product_nutrition_hint()}
          {...register(name)}
        />
      ))}
    </div>
  );
}

/** Price, price before, and what is in one piece. */
export function PriceFields(props: FieldsProps) {
  const { register, getValues } = props.form;
  const isWeighed = props.form.watch("is_weighed");
  const readable = (name: NumberName) => () => {
    const read = readField(getValues(), name);
    return read.ok || read.message;
  };
  const above = () => {
    const [price, before] = [numberOf(getValues(), "price"), numberOf(getValues(), "originalPrice")];
    return before === null || price === null || before > price || m.admin_order_original_price_too_low();
  };
  const whole = () =>
    (getValues("net_amount").trim() === "") === (getValues("net_unit") === "") || m.admin_product_net_half();
  const step = () =>
    !getValues("is_weighed") ||
    isStep(numberOf(getValues(), "net_amount"), getValues("net_unit")) ||
    m.admin_product_step_wrong();
  const figure = { size: "dense", inputMode: "decimal", autoComplete: "off" } as const;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        {...figure}
        before="৳"
        {...fieldOf(props, "price")}
        label={isWeighed ? m.admin_product_price_kilo() : labelOf("price")}
        {...register("price", { validate: readable("price") })}
      />
      <Field
        {...figure}
        before="৳"
        {...fieldOf(props, "originalPrice")}
        label={isWeighed ? m.admin_product_original_price_kilo() : labelOf("originalPrice")}
        {...register("originalPrice", { validate: { readable: readable("originalPrice"), above } })}
      />
      <Field
        {...figure}
        {...fieldOf(props, "net_amount")}
        hint={m.admin_product_net_hint()}
        {...register("net_amount", { validate: { readable: readable("net_amount"), whole, step } })}
      />
      <Select size="dense" {...fieldOf(props, "net_unit")} {...register("net_unit")}>
        <option value="">{m.admin_product_net_none()}</option>
        {netUnits.map((unit) => (
          <option key={unit} value={unit}>
            {unitLabels[unit]()}
          </option>
        ))}
      </Select>
      <div className="sm:col-span-2">
        <Check label={labelOf("is_weighed")} {...register("is_weighed")} />
        <p className="text-hint text-ink-soft">{m.admin_product_weighed_hint()}</p>
        <Check label={labelOf("is_perishable")} {...register("is_perishable")} />
      </div>
    </div>
  );
}

const FirstCategory = () => (
  <Link
    to={here("/admin/categories")}
    className="inline-flex min-h-11 items-center text-leaf hover:underline"
  >
    {m.category_first()}
  </Link>
);

/** SKU, category and flags. */
export function PlaceFields(props: FieldsProps) {
  const { register } = props.form;
  const categories = useAllCategories();
  return (
    <div className="grid gap-4">
      <Field
        size="dense"
        {...{
          maxLength: productFields.sku.max,
          autoComplete: "off",
          autoCapitalize: "none",
          spellCheck: false,
        }}
        {...fieldOf(props, "sku")}
        {...register("sku", { validate: filled(m.admin_product_sku_missing) })}
      />
      <Select
        size="dense"
        hint={categories.length === 0 && <FirstCategory />}
        {...fieldOf(props, "category_id")}
        {...register("category_id", { validate: filled(m.admin_product_category_missing) })}
      >
        <option value="">{m.admin_product_choose()}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <div className="flex flex-wrap gap-x-5">
        {flagNames.map((name) => (
          <Check key={name} label={labelOf(name)} {...register(name)} />
        ))}
      </div>
    </div>
  );
}
