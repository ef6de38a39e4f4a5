import Check from "lucide-react/icons/check";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import type { Opening } from "../contract.ts";

/** English URLs. */
export type StepUrls = { categories: string; product: string };

type OpeningStep = {
  name: string;
  text: string;
  to: string;
  linkLabel: string;
  /** Replaces `text` once the step is done; null until then. */
  doneText: string | null;
};

/** Number of products from which the step counts as done. */
const enoughProducts = 10;

const toSteps = (opening: Opening, { categories, product }: StepUrls): OpeningStep[] => {
  const textWhenDone = (isDone: boolean, text: string) => (isDone ? text : null);
  return [
    {
      name: m.opening_name(),
      text: m.opening_name_text(),
      to: "/admin/settings",
      linkLabel: m.opening_name_act(),
      doneText: opening.name,
    },
    {
      name: m.opening_reach(),
      text: m.opening_reach_text(),
      to: "/admin/settings",
      linkLabel: m.opening_reach_act(),
      doneText: opening.reach,
    },
    {
      name: m.opening_hours(),
      text: m.opening_hours_text(),
      to: "/admin/settings",
      linkLabel: m.opening_hours_act(),
      doneText: opening.hours,
    },
    {
      name: m.opening_area(),
      text: m.opening_area_text(),
      to: "/admin/delivery",
      linkLabel: m.opening_area_act(),
      doneText:
        opening.area && m.opening_area_done({ name: opening.area.name, fee: formatTaka(opening.area.fee) }),
    },
    {
      name: m.opening_category(),
      text: m.opening_category_text(),
      to: categories,
      linkLabel: m.opening_category_act(),
      doneText: opening.category,
    },
    {
      name: m.opening_product(),
      text: opening.product
        ? m.opening_product_some({ name: opening.product, count: formatNumber(opening.products) })
        : m.opening_product_text(),
      to: product,
      linkLabel: m.opening_product_act(),
      doneText: textWhenDone(opening.products >= enoughProducts, m.opening_product_done()),
    },
    {
      name: m.opening_picture(),
      text: m.opening_picture_text(),
      to: "/admin/products",
      linkLabel: m.opening_picture_act(),
      doneText: textWhenDone(opening.picture, m.opening_picture_done()),
    },
    {
      name: m.office_staff(),
      text: m.opening_staff_text(),
      to: "/admin/staff",
      linkLabel: m.opening_staff_act(),
      doneText: opening.colleague,
    },
    {
      name: m.opening_order(),
      text: m.opening_order_text(),
      to: "/",
      linkLabel: m.opening_order_act(),
      doneText: textWhenDone(opening.order, m.opening_order_done()),
    },
  ];
};

/** The checklist of a new shop, with its progress. */
export function OpeningSteps({ opening, addresses }: { opening: Opening; addresses: StepUrls }) {
  const steps = toSteps(opening, addresses);
  const doneCount = steps.filter(({ doneText }) => doneText !== null).length;
  const nextIndex = steps.findIndex(({ doneText }) => doneText === null);
  const progressText = m.opening_done({ done: formatNumber(doneCount), all: formatNumber(steps.length) });
  return (
    <section aria-labelledby="opening-title" className="mb-3">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h2 id="opening-title" className="text-sub">
          {m.opening_title()}
        </h2>
        <p className="text-hint text-ink-soft">
          {progressText} {opening.product === null && m.opening_shoppers_see()}
        </p>
      </div>
      <div aria-hidden className="mb-3 h-1.5 overflow-clip rounded-full bg-line">
        <span
          className="block h-full origin-left bg-leaf"
          style={{ width: `${(doneCount / steps.length) * 100}%` }}
        />
      </div>
      <ol className="overflow-clip rounded-card bg-card shadow-rest">
        {steps.map((step, index) => (
          <StepRow key={step.name} {...step} number={index + 1} isNext={index === nextIndex} />
        ))}
      </ol>
    </section>
  );
}

function toSignClass(isDone: boolean, isNext: boolean): string {
  if (isDone) return "bg-leaf-tint text-leaf";
  return isNext ? "bg-leaf text-card" : "border border-field";
}

type StepRowProps = OpeningStep & { number: number; isNext: boolean };

function StepRow({ name, text, to, linkLabel, doneText, number, isNext }: StepRowProps) {
  const isDone = doneText !== null;
  const signClass = toSignClass(isDone, isNext);
  return (
    <li
      aria-current={isNext ? "step" : undefined}
      className={`flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-line px-4 py-2 not-first:border-t ${isNext ? "shadow-[inset_3px_0_0_var(--color-leaf)]" : ""}`}
    >
      <span className={`grid size-6.5 shrink-0 place-items-center rounded-full text-label ${signClass}`}>
        {isDone ? <Check size={16} aria-hidden /> : formatNumber(number)}
        {isDone && <span className="sr-only">{m.opening_step_done()}</span>}
      </span>
      <p className="min-w-0 flex-1 basis-48">
        <b className="font-semibold">{name}</b>{" "}
        <span className="text-ink-soft wrap-anywhere">{doneText ?? text}</span>
      </p>
      {isNext ? (
        <ButtonLink size="dense" to={localUrl(to)}>
          {linkLabel}
        </ButtonLink>
      ) : (
        <Link
          to={localUrl(to)}
          aria-label={isDone ? m.opening_change({ step: name }) : linkLabel}
          className="inline-flex min-h-9 items-center rounded-small px-2 text-label text-leaf hover:bg-leaf-tint pointer-coarse:min-h-11"
        >
          {isDone ? m.common_change() : linkLabel}
        </Link>
      )}
    </li>
  );
}
