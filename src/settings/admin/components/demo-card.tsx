import { call } from "#src/api/client/client.ts";
import { ConfirmButton } from "#src/kit/confirm-button.tsx";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { removeDemo } from "../contract.ts";

type DemoCardProps = { products: number; onRemoved: () => void };

/** Says that the shop has demo products, and how many, with a button to remove them. */
export function DemoCard({ products, onRemoved }: DemoCardProps) {
  const remove = async () => {
    const result = await call(removeDemo, {});
    if (!result.ok) return result.problem.message;
    toast({ text: m.demo_removed({ count: formatNumber(result.value.products) }) });
    onRemoved();
    return undefined;
  };
  return (
    <section
      aria-labelledby="demo-title"
      className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-card px-4 py-2 shadow-rest"
    >
      <h2 id="demo-title" className="font-bold">
        {m.demo_title()}
      </h2>
      <p className="text-hint text-ink-soft">{m.demo_text({ count: formatNumber(products) })}</p>
      <div className="ml-auto">
        <ConfirmButton
          variant="second"
          size="dense"
          label={m.demo_remove()}
          question={m.demo_remove_text()}
          confirmLabel={m.demo_remove_yes()}
          keepLabel={m.common_keep_it()}
          onConfirm={remove}
        />
      </div>
    </section>
  );
}
