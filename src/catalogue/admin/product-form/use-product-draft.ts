import { useEffect } from "react";
import { draftPrefix, readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import type { ProductValues } from "./product-values.ts";

/** What was typed into a product's form, and what it was typed over. */
export type ProductDraft = { values: ProductValues; base: ProductValues };

const keyOf = (id: string) => `${draftPrefix}product-${id}`;

/** What this browser keeps of a product's form until the user logs out; undefined where there is nothing. */
export const readDraft = (id: string) => readStored(keyOf(id)) as ProductDraft | undefined;

export const forgetDraft = (id: string) => void writeStored(keyOf(id), undefined);

/** Keeps what is typed while it differs from what is stored, and forgets it then. */
export function useProductDraft(id: string, { values, base }: ProductDraft, isChanged: boolean) {
  const text = JSON.stringify({ values, base });
  useEffect(() => {
    writeStored(keyOf(id), isChanged ? JSON.parse(text) : undefined);
  }, [id, text, isChanged]);
}
