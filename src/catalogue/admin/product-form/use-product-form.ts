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
  anotherSizeOf,
  changedNames,
  fieldsFrom,
  numberOf,
  type ProductValues,
  rebase,
  type ValueName,
  valuesOf,
} from "./product-values.ts";
import { clearDraft, readDraft, useProductDraft } from "./use-product-draft.ts";

/**
 * The initial state of the form: the stored product with an unsaved draft. A new product starts with
 * `barcode` and `name` from the URL, the name in the language of its script, or as another size of `sizeOf`.
 */
function opened(
  id: string,
  product: ProductDetails | undefined,
  sizeOf: ProductDetails | undefined,
  { name = "", barcode = "" }: { name?: string | undefined; barcode?: string | undefined },
) {
  const base = valuesOf(product);
  if (sizeOf) return { base, values: anotherSizeOf(sizeOf), conflicts: [] };
  const draft = readDraft(id);
  const { values, conflicts } = draft
    ? rebase(draft.base, draft.values, base)
    : { values: base, conflicts: [] };
  const field = /\p{Script=Bengali}/u.test(name) ? "name_bn" : "name_en";
  const isNamed = !product && !values.name_en && !values.name_bn;
  const named = isNamed ? { ...values, [field]: name } : values;
  return { base, values: !product && barcode ? { ...named, barcode } : named, conflicts };
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
  const [start] = useState(() =>
    opened(id, product, sizeOf, { name: read("name"), barcode: read("barcode") }),
  );
  const [base, setBase] = useState(start.base);
  const [conflicts, setConflicts] = useState<ValueName[]>(start.conflicts);
  /** The number of attempts to save with open conflicts. */
  const [reminded, setReminded] = useState(0);
  const [problem, setProblem] = useState<CallFailure>();
  const form = useForm<ProductValues>({ defaultValues: start.values, mode: "onTouched" });
  const values = form.watch();
  const changed = changedNames(values, base);
  useProductDraft(id, { values, base }, changed.length > 0);
  const release = useLeaveGuard(changed.length > 0, { isOnDevice: true });

  const show = (next: ProductValues) => form.reset(next, { keepErrors: true });
  const meet = (now: ProductDetails) => {
    const theirs = valuesOf(now);
    const over = rebase(base, form.getValues(), theirs);
    setBase(theirs);
    setConflicts(over.conflicts);
    show(over.values);
  };
  const refuse = (failure: CallFailure) => {
    if (failure.code === "changed") return meet((failure.details as { now: ProductDetails }).now);
    const wrong = Object.entries(failure.errors ?? {}).filter(([name]) => name in base);
    for (const [index, [name, message]] of wrong.entries())
      form.setError(name as ValueName, { type: failure.code, message }, { shouldFocus: index === 0 });
    if (wrong.length === 0) setProblem(failure);
  };
  const send = (sent: ProductValues) => {
    const all = fieldsFrom(sent);
    if (!product) return call(createProduct, { ...all, stock: numberOf(sent, "stock") });
    const was = fieldsFrom(base);
    const names = changedNames(sent, base);
    // A changed step changes the stored price of the same price per kilo.
    for (const name of ["price", "originalPrice"] as const) if (all[name] !== was[name]) names.push(name);
    const only = (fields: object) =>
      Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name as ValueName)));
    return call(editProduct, { id, ...only(all), was: only(was) });
  };
  const save = form.handleSubmit(async (sent) => {
    setProblem(undefined);
    if (conflicts.length > 0) return setReminded(reminded + 1);
    if (changedNames(sent, base).length === 0) return;
    const result = await send(sent);
    if (!result.ok) return refuse(result.problem);
    const saved = valuesOf(result.value.data);
    // Keeps what was typed while saving.
    show(rebase(sent, form.getValues(), saved).values);
    setBase(saved);
    if (!product) release();
    clearDraft(id);
    onSaved(result.value.data);
  });
  const decide = (name: ValueName, keepMine: boolean) => {
    if (!keepMine) form.setValue(name, base[name]);
    setConflicts((left) => left.filter((one) => one !== name));
  };
  const discard = () => {
    show(base);
    form.clearErrors();
    setConflicts([]);
    setProblem(undefined);
    toast({ text: m.office_discarded() });
  };
  return {
    form,
    values,
    base,
    changed,
    conflicts,
    reminded,
    problem,
    save,
    decide,
    discard,
    busy: form.formState.isSubmitting,
  };
}
