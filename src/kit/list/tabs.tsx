import { Link } from "#src/ui/buttons/link.tsx";

type Tab = { name: string; to: string; chosen: boolean; count?: string | undefined };

export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav
      aria-label={label}
      className="mb-3 overflow-x-auto border-b border-line [scrollbar-width:none] max-sm:-mx-3 max-sm:px-3"
    >
      <ul className="flex">
        {tabs.map(({ name, to, chosen, count }) => (
          <li key={name}>
            <Link
              to={to}
              preventScrollReset
              aria-current={chosen ? "true" : undefined}
              className="inline-flex min-h-11 items-center gap-2 border-b-3 border-transparent px-3 text-label whitespace-nowrap text-ink-soft -outline-offset-3 hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-leaf aria-[current]:font-bold aria-[current]:text-ink"
            >
              {name}
              {count && <span>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
