import { type FormEvent, useEffect, useRef, useState } from "react";
import { useCall } from "../ui/form/use-call.ts";
import { readStored, writeStored } from "../ui/storage/browser-storage.ts";
import { type Review, writeReview } from "./contract.ts";
import { draftKey } from "./draft-key.ts";

type Draft = { text: string; rating: number | undefined };

/** The draft is kept in this tab until the review is stored; blank text is not sent (SPEC 5). */
export function useReviewForm(productId: number, onWritten: (review: Review) => void) {
  const [draft, setDraft] = useState(() => storedDraft(productId));
  const { busy, problem, send } = useCall(writeReview);
  const errorNote = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) errorNote.current?.focus();
  }, [problem]);

  const changeDraft = (fields: Partial<Draft>) => {
    const newDraft = { ...draft, ...fields };
    setDraft(newDraft);
    writeStored(draftKey, { product: productId, ...newDraft }, "sessionStorage");
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { text, rating } = draft;
    if (text.trim() === "") return;
    const body = { product_id: String(productId), review_details: text, ...(rating && { rating }) };
    const result = await send(body);
    if (!result?.ok) return;
    writeStored(draftKey, undefined, "sessionStorage");
    onWritten(result.value.review);
  };
  return { ...draft, changeDraft: changeDraft, busy, problem, errorNote, submit };
}

function storedDraft(productId: number): Draft {
  const stored = (readStored(draftKey, "sessionStorage") ?? {}) as Record<string, unknown>;
  if (stored["product"] !== productId) return { text: "", rating: undefined };
  return {
    text: typeof stored["text"] === "string" ? stored["text"] : "",
    rating: typeof stored["rating"] === "number" ? stored["rating"] : undefined,
  };
}
