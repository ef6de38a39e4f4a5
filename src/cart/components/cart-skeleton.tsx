import { m } from "#src/language/messages.ts";
import { SkeletonLine, SkeletonRow } from "#src/ui/display/skeleton.tsx";
import { Panel } from "#src/ui/layout/card.tsx";

/** Shown until the browser has read the cart. */
export function CartSkeleton() {
  return (
    <>
      <h1 className="text-title max-lg:sr-only">{m.common_cart()}</h1>
      <noscript>{m.cart_no_script()}</noscript>
      <div className="grid grid-cols-1 gap-4 lg:mt-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6.5">
        <Panel bare className="px-4 lg:px-6">
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </Panel>
        <Panel className="space-y-4">
          <SkeletonLine className="h-4.5 w-2/5" />
          <SkeletonLine />
          <SkeletonLine />
          <SkeletonLine className="h-12 rounded-field" />
        </Panel>
      </div>
    </>
  );
}
