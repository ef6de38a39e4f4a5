import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";

const steps = [m.custom_order_step_ask, m.custom_order_step_call, m.custom_order_step_bring];

/** Beside the form of a custom order: what happens after sending it, in three steps. */
export function RequestProgress() {
  return (
    <section
      aria-labelledby="how-it-goes"
      data-category="oil-ghee"
      className="tile flex flex-col rounded-panel text-tint-ink [--ground:100%] lg:min-h-120 lg:[--ground:80%]"
    >
      <div className="p-5 lg:p-6">
        <h2 id="how-it-goes" className="text-sub">
          {m.custom_order_how()}
        </h2>
        <ol className="mt-3 grid gap-3">
          {steps.map((step, index) => (
            <li key={step()} className="flex gap-3">
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 place-items-center rounded-full bg-card font-bold text-leaf"
              >
                {formatNumber(index + 1)}
              </span>
              <span className="min-w-0 pt-1">{step()}</span>
            </li>
          ))}
        </ol>
      </div>
      <img
        src="/scenes/tray-empty.svg"
        alt=""
        width={280}
        height={200}
        loading="lazy"
        className="mx-auto mt-auto mb-5 h-auto w-56 max-lg:hidden"
      />
    </section>
  );
}
