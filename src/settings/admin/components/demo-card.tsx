import { call } from "#src/api/client/client.ts";
import { ConfirmButton } from "#src/kit/confirm-button.tsx";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { removeDemo } from "../contract.ts";

type DemoCardProps = { products: number; onRemoved: () => void };

export function DemoCard({ products, onRemoved }: DemoCardProps) {
  const remove = async () => {
    const result = await call(removeDemo, {});
    if (!result.ok) return result.problem.message;
    toast({ text: m.demo_removed({ count: number(result.value.products) }) });
    onRemoved();
    return undefined;
  };
  return (
    <section aria-labelledby="demo-title" className="mb-3 rounded-card bg-card p-4 shadow-rest">
      <h2 id="demo-title" className="text-sub">
        {m.demo_title()}
      </h2>
      <p className="mt-1 text-ink-soft">{m.demo_text({ count: number(products) })}</p>
      <div className="mt-3">
        <ConfirmButton
          variant="second"
          size="dense"
          label={m.demo_remove()}
          question={m.demo_remove_text()}
          confirm={m.demo_remove_yes()}
          keep={m.common_keep_it()}
          onConfirm={remove}
        />
      </div>
    </section>
  );
}
