import { useState } from "react";
import { useForm } from "react-hook-form";
import type { CallFailure } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { useLeaveGuard } from "#src/kit/form/leave-guard.tsx";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { m } from "#src/language/messages.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { createProduct, editProduct, type ProductDetails } from "./contract.ts";
import {
  findChangedNames,
  type ProductValues,
  readNumber,
  rebaseValues,
  toAnotherSizeValues,
  toFormValues,
  toStoredFields,
  type ValueName,
} from "./product-values.ts";
import { clearDraft, readDraft, useProductDraft } from "./use-product-draft.ts";

type UrlValues = { name: string | undefined; barcode: string | undefined };

/**
 * The initial state of the form: the stored product with an unsaved draft. A new product starts as another size
 * of `sizeOf`, or with the values from the URL.
 */
function createInitialState(
  id: string,
  product: ProductDetails | undefined,
  sizeOf: ProductDetails | undefined,
  urlValues: UrlValues,
) {
  const base = toFormValues(product);
  if (sizeOf) return { base, values: toAnotherSizeValues(sizeOf), conflicts: [] };
  const draft = readDraft(id);
  const { values, conflicts } = draft
    ? rebaseValues(draft.base, draft.values, base)
    : { values: base, conflicts: [] };
  return { base, values: product ? values : addUrlValues(values, urlValues), conflicts };
}

/** Adds the barcode, and a name if there is none, in the language of its script. */
function addUrlValues(values: ProductValues, { name = "", barcode }: UrlValues): ProductValues {
  const valuesWithBarcode = barcode ? { ...values, barcode } : values;
  if (values.name_en || values.name_bn) return valuesWithBarcode;
  const nameField = /\p{Script=Bengali}/u.test(name) ? "name_bn" : "name_en";
  return { ...valuesWithBarcode, [nameField]: name };
}

/** Creates the product, or sends the fields that differ from `base`. */
function sendProduct(product: ProductDetails | undefined, base: ProductValues, values: ProductValues) {
  const allFields = toStoredFields(values);
  if (!product) return call(createProduct, { ...allFields, stock: readNumber(values, "stock") });
  const previousFields = toStoredFields(base);
  const names = findChangedNames(values, base);
  // A changed step changes the stored price of the same price per kilo.
  for (const name of ["price", "originalPrice"] as const)
    if (allFields[name] !== previousFields[name]) names.push(name);
  const pickChanged = (fields: object) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name as ValueName)));
  return call(editProduct, {
    id: String(product.id),
    ...pickChanged(allFields),
    was: pickChanged(previousFields),
  });
}

/**
 * The state of a product's form. Only changed fields are sent; conflicts with a colleague's changes block
 * saving until resolved.
 */
export function useProductForm(
  product: ProductDetails | undefined,
  onSaved: (saved: ProductDetails) => void,
  sizeOf?: ProductDetails,
) {
  const id = product ? String(product.id) : "new";
  const { read } = useListUrl();
  const [initialState] = useState(() =>
    createInitialState(id, product, sizeOf, { name: read("name"), barcode: read("barcode") }),
  );
  const [base, setBase] = useState(initialState.base);
  const [conflicts, setConflicts] = useState<ValueName[]>(initialState.conflicts);
  /** The number of attempts to save with open conflicts. */
  const [reminderCount, setReminderCount] = useState(0);
  const [problem, setProblem] = useState<CallFailure>();
  const form = useForm<ProductValues>({ defaultValues: initialState.values, mode: "onTouched" });
  const values = form.watch();
  const changedNames = findChangedNames(values, base);
  const isChanged = changedNames.length > 0;
  useProductDraft(id, { values, base }, isChanged);
  const releaseLeaveGuard = useLeaveGuard(isChanged, { isOnDevice: true });

  const showValues = (next: ProductValues) => form.reset(next, { keepErrors: true });
  /** Keeps what was typed over the product that a colleague saved meanwhile. */
  const rebaseOntoCurrent = (currentProduct: ProductDetails) => {
    const currentValues = toFormValues(currentProduct);
    const rebased = rebaseValues(base, form.getValues(), currentValues);
    setBase(currentValues);
    setConflicts(rebased.conflicts);
    showValues(rebased.values);
  };
  const showFailure = (failure: CallFailure) => {
    if (failure.code === "changed")
      return rebaseOntoCurrent((failure.details as { now: ProductDetails }).now);
    const invalidFields = Object.entries(failure.errors ?? {}).filter(([name]) => name in base);
    for (const [index, [name, message]] of invalidFields.entries())
      form.setError(name as ValueName, { type: failure.code, message }, { shouldFocus: index === 0 });
    if (invalidFields.length === 0) setProblem(failure);
  };
  const save = form.handleSubmit(async (submittedValues) => {
    setProblem(undefined);
    if (conflicts.length > 0) return setReminderCount(reminderCount + 1);
    if (findChangedNames(submittedValues, base).length === 0) return;
    const result = await sendProduct(product, base, submittedValues);
    if (!result.ok) return showFailure(result.problem);
    const savedValues = toFormValues(result.value.data);
    // Keeps what was typed while saving.
    showValues(rebaseValues(submittedValues, form.getValues(), savedValues).values);
    setBase(savedValues);
    if (!product) releaseLeaveGuard();
    clearDraft(id);
    onSaved(result.value.data);
  });
  /** Resolves the conflict of a field. */
  const decide = (name: ValueName, keepMine: boolean) => {
    if (!keepMine) form.setValue(name, base[name]);
    setConflicts((names) => names.filter((conflict) => conflict !== name));
  };
  const discard = () => {
    showValues(base);
    form.clearErrors();
    setConflicts([]);
    setProblem(undefined);
    toast({ text: m.office_discarded() });
  };
  return {
    form,
    values,
    base,
    changedNames: changedNames,
    conflicts,
    conflictReminderCount: reminderCount,
    problem,
    save,
    decide,
    discard,
    busy: form.formState.isSubmitting,
  };
}
