import { m } from "#src/language/messages.ts";
import { SkeletonLine, SkeletonRow } from "#src/ui/display/skeleton.tsx";
import { Panel } from "#src/ui/layout/card.tsx";

/** Shown until the browser has read the cart and the session. */
export function CheckoutSkeleton() {
  return (
    <>
      <h1 className="text-title max-lg:sr-only">{m.checkout_title()}</h1>
      <noscript>{m.checkout_no_script()}</noscript>
      <div className="grid gap-4 lg:mt-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6.5">
        <Panel className="space-y-5">
          <SkeletonLine className="h-4.5 w-2/5" />
          <SkeletonLine className="h-25 rounded-field" />
          <SkeletonLine className="h-13 rounded-field" />
          <SkeletonLine className="h-17 rounded-field" />
        </Panel>
        <Panel>
          <SkeletonLine className="h-4.5 w-2/5" />
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonLine className="mt-4 h-12 rounded-field" />
        </Panel>
      </div>
    </>
  );
}
