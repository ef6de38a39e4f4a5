import type { UseFormReturn } from "react-hook-form";
import { useAllCategories } from "#src/catalogue/admin/categories/all-categories.tsx";
import { CategoryOptions } from "#src/catalogue/admin/categories/components/category-options.tsx";
import { countryOptions } from "#src/catalogue/product/countries.ts";
import { fieldNames, fieldOf, orderOptions } from "#src/catalogue/product/fields.ts";
import { unitLabels } from "#src/catalogue/product/journal-labels.ts";
import type { ProductField } from "#src/catalogue/product/product-field.ts";
import { locale, localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { Check } from "#src/ui/form/check.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { Select } from "#src/ui/form/select.tsx";
import { TextArea } from "#src/ui/form/text-area.tsx";
import { type FormField, type ProductValues, type ValueName, validateField } from "../product-values.ts";
import { FurtherCategories } from "./further-categories.tsx";

export type FieldsProps = {
  form: UseFormReturn<ProductValues>;
  /** The stored values; undefined for a new product, whose fields are not marked as changed. */
  base: ProductValues | undefined;
  /** The names of the fields with unsaved changes. */
  changedNames: ValueName[];
};

const changedClass =
  "before:absolute before:-left-2 before:bottom-0 before:top-0 before:w-1 before:rounded-full before:bg-turmeric";

/** A longer stored value is not shown beside its field. */
const maxShownLength = 20;

/** The label, hint and error of a field, with a mark and the stored value if it was changed. */
function toFieldProps({ form, base, changedNames }: FieldsProps, name: FormField) {
  const { label, kiloLabel, hint } = fieldOf(name);
  const isChanged = base !== undefined && changedNames.includes(name);
  const previousValue = base?.[name];
  const isShown =
    typeof previousValue === "string" && previousValue !== "" && previousValue.length < maxShownLength;
  return {
    label: (form.watch("is_weighed") && kiloLabel ? kiloLabel : label)(),
    hint: hint?.(),
    error: form.formState.errors[name]?.message as string | undefined,
    readOnly: form.formState.isSubmitting,
    className: isChanged ? changedClass : "",
    aside: isChanged && isShown ? m.admin_product_was({ value: previousValue }) : undefined,
  };
}

/** "name_en" → "name_bn" and back; other names stay. */
const toOtherLanguage = (name: string) =>
  name.replace(/_(en|bn)$/, (suffix) => (suffix === "_en" ? "_bn" : "_en")) as FormField;

/** The fields of a section in two columns. The language of the page comes first, check boxes last. */
export function SectionFields({ section, ...props }: FieldsProps & Pick<ProductField, "section">) {
  const names = fieldNames
    .filter((name): name is FormField => fieldOf(name).section === section)
    .map((name) => (locale() === "bn" ? toOtherLanguage(name) : name));
  const isFlag = (name: FormField) => fieldOf(name).kind === "flag";
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {names
        .filter((name) => !isFlag(name))
        .map((name) => (
          <ProductFieldInput key={name} {...props} name={name} />
        ))}
      {names.some(isFlag) && (
        <div className="flex flex-wrap gap-x-5 sm:col-span-2">
          {names.filter(isFlag).map((name) => (
            <div key={name}>
              <Check label={fieldOf(name).label()} {...props.form.register(name)} />
              {fieldOf(name).hint && <p className="text-hint text-ink-soft">{fieldOf(name).hint?.()}</p>}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

export function ProductFieldInput({ name, ...props }: FieldsProps & { name: FormField }) {
  const { register, getValues } = props.form;
  const { kind, max, isCode } = fieldOf(name);
  const field = {
    ...toFieldProps(props, name),
    ...register(name, { validate: () => validateField(getValues(), name, props.base) ?? true }),
  };
  const textProps = { maxLength: max, lang: /_(en|bn)$/.exec(name)?.[1] };
  if (kind === "paragraphs") return <TextArea {...textProps} {...field} />;
  if (kind === "category") return <CategorySelect {...field} />;
  if (kind === "choices") return <Choices {...props} name={name} />;
  if (name === "further_category_ids")
    return <FurtherCategories form={props.form} {...toFieldProps(props, name)} />;
  const options = listOptions(fieldOf(name));
  if (options)
    return (
      <Select size="dense" {...field}>
        <option value="">{kind === "unit" ? m.admin_product_net_none() : m.admin_product_unknown()}</option>
        {options.map(([code, label]) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </Select>
    );
  const inputProps =
    kind === "line" || kind === "barcode"
      ? { ...textProps, ...(isCode && { autoCapitalize: "none", spellCheck: false }) }
      : { inputMode: "decimal" as const, before: kind === "amount" ? undefined : "৳" };
  return <Field size="dense" autoComplete="off" {...inputProps} {...field} />;
}

/** The options of a field, as code and label; undefined for a field that is typed. */
function listOptions({ kind, options }: ProductField): [string, string][] | undefined {
  if (kind === "country") return countryOptions(locale()).map(({ code, name }) => [code, name]);
  const labels = kind === "unit" ? unitLabels : options;
  return labels && Object.entries(labels).map(([code, label]) => [code, label()]);
}

/** Check boxes for a field with several choices; its value is the chosen codes, separated by commas. */
function Choices({ name, ...props }: FieldsProps & { name: FormField }) {
  const { form } = props;
  const { label, className, readOnly } = toFieldProps(props, name);
  const chosenCodes = String(form.watch(name)).split(",").filter(Boolean);
  const toggle = (code: string, isChosen: boolean) => {
    form.setValue(name, orderOptions(fieldOf(name), toggleCode(chosenCodes, code, isChosen)).join());
  };
  return (
    <fieldset className={`relative min-w-0 sm:col-span-2 ${className}`} disabled={readOnly}>
      <legend className="text-label">{label}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
        {listOptions(fieldOf(name))?.map(([code, optionLabel], index) => (
          <Check
            key={code}
            ref={index === 0 ? form.register(name).ref : undefined}
            label={optionLabel}
            checked={chosenCodes.includes(code)}
            onChange={(event) => toggle(code, event.currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The codes after a check box was ticked or cleared. `none` excludes all others. */
function toggleCode(codes: string[], code: string, isChosen: boolean): string[] {
  if (isChosen && code === "none") return [code];
  const remainingCodes = codes.filter((otherCode) => otherCode !== code && otherCode !== "none");
  return isChosen ? [...remainingCodes, code] : remainingCodes;
}

function CategorySelect(field: ReturnType<typeof toFieldProps>) {
  const categories = useAllCategories();
  return (
    <Select size="dense" {...field} hint={categories.length === 0 && <FirstCategory />}>
      <option value="">{m.admin_product_choose()}</option>
      <CategoryOptions categories={categories} />
    </Select>
  );
}

const FirstCategory = () => (
  <Link
    to={localUrl("/admin/categories")}
    className="inline-flex min-h-11 items-center text-leaf hover:underline"
  >
    {m.category_first()}
  </Link>
);
