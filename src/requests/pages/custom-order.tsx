import { useSearchParams } from "react-router";
import { m } from "#src/language/messages.ts";
import { buildMeta, type MetaOf } from "#src/shell/meta/build-meta.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { Panel } from "#src/ui/layout/card.tsx";
import { CustomOrderForm } from "../components/custom-order-form.tsx";
import { RequestProgress } from "../components/request-progress.tsx";

export const meta = (args: MetaOf) =>
  buildMeta(args, { title: m.common_custom_order(), description: m.custom_order_description() });

const maxItemLength = 200;

export default function CustomOrderPage() {
  const shop = useRootData()?.shop;
  const item = useSearchParams()[0].get("item")?.trim().slice(0, maxItemLength) ?? "";
  return (
    <div className="wrap py-4 lg:py-10">
      <h1 className="text-title">{m.common_custom_order()}</h1>
      <p className="mt-2 max-w-[60ch] text-long text-ink-soft">{m.custom_order_lead()}</p>
      <div className="mt-5 grid gap-5 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6.5">
        <Panel aria-label={m.common_custom_order()}>
          <CustomOrderForm key={item} item={item} shop={shop} />
        </Panel>
        <RequestProgress />
      </div>
    </div>
  );
}
