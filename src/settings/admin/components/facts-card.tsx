import { here } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";

/** A warning about missing facts, with a link to the settings. */
export const FactsCard = () => (
  <section aria-labelledby="facts-title" className="mb-3 rounded-card bg-card p-4 shadow-rest">
    <h2 id="facts-title" className="text-sub">
      {m.facts_title()}
    </h2>
    <p className="mt-1 mb-3 text-ink-soft">{m.facts_text()}</p>
    <ButtonLink size="dense" to={here("/admin/settings")}>
      {m.facts_go()}
    </ButtonLink>
  </section>
);
