import BellOff from "lucide-react/icons/bell-off";
import Bike from "lucide-react/icons/bike";
import Check from "lucide-react/icons/check";
import House from "lucide-react/icons/house";
import Package from "lucide-react/icons/package";
import Phone from "lucide-react/icons/phone";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import X from "lucide-react/icons/x";
import { slotText } from "#src/delivery/slot-text.ts";
import { m } from "#src/language/messages.ts";
import { type Fulfilment, fulfilments, isEstimated } from "#src/orders/order.ts";
import { progressNames } from "#src/orders/order-status.tsx";
import type { MyOrder } from "../contract.ts";
import { momentText } from "../moment-text.ts";

const icons = {
  placed: ShoppingBag,
  confirmed: Phone,
  packed: Package,
  on_the_way: Bike,
  not_delivered: BellOff,
  delivered: House,
};
const futureTexts: Record<Fulfilment, (order: MyOrder) => string> = {
  placed: () => m.order_progress_placed(),
  confirmed: () => m.my_order_will_confirm(),
  packed: (order) => (isEstimated(order) ? m.my_order_will_weigh() : m.my_order_will_pack()),
  on_the_way: () => m.my_order_will_set_out(),
  not_delivered: () => m.order_progress_not_delivered(),
  delivered: () => m.my_order_will_deliver(),
};

/** The ISO time when a stage was last reached. */
const findReachedAt = ({ created_at, steps }: MyOrder, stage: Fulfilment): string | undefined =>
  steps.findLast(({ progress }) => progress === stage)?.at ?? (stage === "placed" ? created_at : undefined);

/** The stages from placed to delivered; a cancelled order shows those it reached. */
export function Timeline({ order }: { order: MyOrder }) {
  const { fulfilment = "placed", status, steps } = order;
  const stages = fulfilments.filter((stage) => stage !== "not_delivered" || stage === fulfilment);
  const currentIndex = stages.indexOf(fulfilment);
  const isCancelled = status === "cancelled";
  const shownStages = isCancelled ? stages.slice(0, currentIndex + 1) : stages;
  const cancelledAt = steps.findLast(({ progress }) => progress === "cancelled")?.at;
  const lookOf = (stage: Fulfilment, index: number) => {
    if (index > currentIndex) return "later";
    return index < currentIndex || isCancelled || stage === "delivered" ? "done" : "now";
  };
  return (
    <ol>
      {shownStages.map((stage, index) => (
        <Stage
          key={stage}
          look={lookOf(stage, index)}
          name={index > currentIndex ? futureTexts[stage](order) : progressNames[stage]()}
          Icon={icons[stage]}
          at={index > currentIndex ? undefined : findReachedAt(order, stage)}
          expected={
            stage === "delivered" && index > currentIndex && order.slot ? slotText(order.slot) : undefined
          }
          isCurrent={index === currentIndex && !isCancelled}
          isLast={!isCancelled && stage === "delivered"}
        />
      ))}
      {isCancelled && (
        <Stage look="cancelled" name={progressNames.cancelled()} Icon={X} at={cancelledAt} isCurrent isLast />
      )}
    </ol>
  );
}

const discClasses = {
  done: "bg-leaf text-card",
  now: "bg-card text-leaf ring-2 ring-leaf ring-inset outline-4 outline-leaf-tint",
  later: "ring-2 ring-line ring-inset",
  cancelled: "bg-cancelled-tint text-cancelled-ink",
};
const nameClasses = {
  done: "font-medium",
  now: "font-bold text-leaf-press",
  later: "text-ink-soft",
  cancelled: "font-bold text-cancelled-ink",
};

type StageProps = {
  look: keyof typeof discClasses;
  name: string;
  Icon: typeof Check;
  at: string | undefined;
  /** The slot in which it is expected. */
  expected?: string | undefined;
  isCurrent: boolean;
  isLast: boolean;
};

function Stage({ look, name, Icon, at, expected, isCurrent, isLast }: StageProps) {
  const Sign = look === "done" ? Check : Icon;
  return (
    <li
      aria-current={isCurrent ? "step" : undefined}
      className="relative grid min-h-10.5 grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 max-[22rem]:grid-cols-[1.5rem_minmax(0,1fr)]"
    >
      {!isLast && (
        <span
          aria-hidden
          className={`absolute top-1/2 left-[0.6875rem] h-full w-0.5 ${look === "done" ? "bg-leaf" : "bg-line"}`}
        />
      )}
      <span
        aria-hidden
        className={`relative flex size-6 items-center justify-center rounded-full transition-colors duration-180 ${look === "later" ? "bg-card" : ""} ${discClasses[look]}`}
      >
        {look !== "later" && <Sign size={14} />}
      </span>
      <span className={nameClasses[look]}>{name}</span>
      {expected && <span className="text-hint text-ink-soft max-[22rem]:col-start-2">{expected}</span>}
      {at && (
        <time dateTime={at} className="text-hint text-ink-soft max-[22rem]:col-start-2">
          {momentText(at)}
        </time>
      )}
    </li>
  );
}
