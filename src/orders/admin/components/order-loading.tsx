import { m } from "#src/language/messages.ts";
import { SkeletonLine } from "#src/ui/display/skeleton.tsx";

export function OrderLoading() {
  return (
    <div role="status" aria-label={m.admin_order_loading()} className="grid gap-3 pb-4">
      <SkeletonLine className="h-6 w-28" />
      <SkeletonLine className="w-1/2" />
      <SkeletonLine className="w-2/3" />
      <SkeletonLine className="mt-4 h-8" />
      <SkeletonLine className="h-8" />
      <SkeletonLine className="h-8" />
    </div>
  );
}
