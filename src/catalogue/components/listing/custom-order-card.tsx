import Pencil from "lucide-react/icons/pencil";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";

/** Invites the shopper to ask for what the shop does not have; `term` is what was searched for, if anything. */
export function CustomOrderCard({ term }: { term: string }) {
  return (
    <section className="rounded-panel bg-turmeric-tint p-4 text-turmeric-ink lg:p-6">
      <h2 className="text-sub">{m.listing_ask_title()}</h2>
      <p className="mt-0.5 break-words">{term ? m.listing_ask_text_term({ term }) : m.listing_ask_text()}</p>
      <ButtonLink
        to={localUrl(term ? `/custom-order?item=${encodeURIComponent(term)}` : "/custom-order")}
        className="mt-3 max-w-full"
      >
        <Pencil size={18} aria-hidden />
        <span className="min-w-0 truncate">{term ? m.listing_ask_term({ term }) : m.listing_ask()}</span>
      </ButtonLink>
    </section>
  );
}
