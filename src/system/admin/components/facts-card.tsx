import { type ReactNode, useId } from "react";

type FactsCardProps = { title: string; facts: [label: string, value: ReactNode][] };

/** On the page "System": facts with their labels, such as those of the database. */
export function FactsCard({ title, facts }: FactsCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card bg-card p-4 shadow-rest">
      <h2 id={id} className="mb-2 text-sub">
        {title}
      </h2>
      <dl className="grid gap-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
