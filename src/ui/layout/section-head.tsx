import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useId } from "react";
import { Link } from "../buttons/link.tsx";

type SectionHeadProps = {
  title: ReactNode;
  /** The id of the heading, for `aria-labelledby` of its section. */
  id?: string;
  to?: string;
  /** The label of the link to the whole list; no link without it and its URL. */
  seeAll?: string;
  level?: 2 | 3;
};

export function SectionHead({ title, id, to, seeAll, level = 2 }: SectionHeadProps) {
  const generatedId = useId();
  const headingId = id ?? generatedId;
  const Heading = `h${level}` as const;
  return (
    <div className="flex lg:mb-2 min-h-11 items-center justify-between gap-4">
      <Heading id={headingId} className="min-w-0 text-section">
        {title}
      </Heading>
      {to && seeAll && (
        <Link
          viewTransition
          to={to}
          id={`${headingId}-all`}
          aria-labelledby={`${headingId}-all ${headingId}`}
          className="-mr-1 inline-flex min-h-11 shrink-0 items-center gap-1 rounded-badge text-label text-leaf hover:text-leaf-press"
        >
          {seeAll}
          <ChevronRight size={20} aria-hidden />
        </Link>
      )}
    </div>
  );
}
