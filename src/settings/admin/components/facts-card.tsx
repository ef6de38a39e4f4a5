import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";

/** A warning about missing facts, with a link to the settings. */
export const FactsCard = () => (
  <section
    aria-labelledby="facts-title"
    className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-card px-4 py-2 shadow-rest"
  >
    <h2 id="facts-title" className="font-bold">
      {m.facts_title()}
    </h2>
    <p className="text-hint text-ink-soft">{m.facts_text()}</p>
    <ButtonLink size="dense" className="ml-auto" to={localUrl("/admin/settings")}>
      {m.facts_go()}
    </ButtonLink>
  </section>
);
