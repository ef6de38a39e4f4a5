import { SkeletonLine, SkeletonRow } from "#src/ui/display/skeleton.tsx";

export function OrdersSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-4">
      {[1, 2].map((order) => (
        <div key={order} className="rounded-panel bg-card px-4 pb-3 shadow-rest lg:px-6">
          <div className="flex justify-between gap-4 border-b border-line py-5">
            <SkeletonLine className="w-1/3" />
            <SkeletonLine className="w-1/4" />
          </div>
          <SkeletonRow />
          <SkeletonRow />
        </div>
      ))}
    </div>
  );
}
