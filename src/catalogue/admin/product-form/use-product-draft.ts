import { useEffect } from "react";
import { draftPrefix, readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import type { ProductValues } from "./product-values.ts";

/** Unsaved values, and the stored values that they are based on. */
export type ProductDraft = { values: ProductValues; base: ProductValues };

const draftKey = (id: string) => `${draftPrefix}product-${id}`;

/** The draft stored in this browser until logout, if any. */
export const readDraft = (id: string) => readStored(draftKey(id)) as ProductDraft | undefined;

export const clearDraft = (id: string) => void writeStored(draftKey(id), undefined);

/** Stores the draft while it differs from the saved product, and deletes it once it does not. */
export function useProductDraft(id: string, { values, base }: ProductDraft, isChanged: boolean) {
  // As text, because the values are new objects at each rendering.
  const text = JSON.stringify({ values, base });
  useEffect(() => {
    writeStored(draftKey(id), isChanged ? JSON.parse(text) : undefined);
  }, [id, text, isChanged]);
}
