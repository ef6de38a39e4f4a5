import { type FormEvent, useEffect, useRef, useState } from "react";
import { call } from "../api/client.ts";
import { readStored, writeStored } from "../ui/storage/browser-storage.ts";
import { type Review, writeReview } from "./contract.ts";
import { draftKey } from "./draft-keys.ts";

type Draft = { text: string; rating: number | undefined };

/** Why it was refused, in the server's own words where there are any. */
export type Refusal = { message: string; signedOut: boolean };

/** Writing a review. The draft stays in this tab until the review is stored; blank text is not sent (SPEC 5). */
export function useReviewForm(productId: number, onWritten: (review: Review) => void) {
  const [draft, setDraft] = useState(() => storedDraft(productId));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) place.current?.focus();
  }, [refusal]);

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    writeStored(draftKey, { product: productId, ...next }, "sessionStorage");
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { text, rating } = draft;
    if (busy || text.trim() === "") return;
    setBusy(true);
    setRefusal(undefined);
    const body = { product_id: String(productId), review_details: text, ...(rating && { rating }) };
    const result = await call(writeReview, body);
    setBusy(false);
    if (result.ok) {
      writeStored(draftKey, undefined, "sessionStorage");
      return onWritten(result.value.review);
    }
    const { code, message } = result.problem;
    setRefusal({ message, signedOut: code === "not_signed_in" });
  };
  return { ...draft, change, busy, refusal, place, submit };
}

function storedDraft(productId: number): Draft {
  const stored = (readStored(draftKey, "sessionStorage") ?? {}) as Record<string, unknown>;
  if (stored["product"] !== productId) return { text: "", rating: undefined };
  return {
    text: typeof stored["text"] === "string" ? stored["text"] : "",
    rating: typeof stored["rating"] === "number" ? stored["rating"] : undefined,
  };
}
