export function SkeletonLine({ className = "w-full" }: { className?: string }) {
  return <span aria-hidden="true" className={`block h-3.5 rounded-full bg-bone ${className}`} />;
}

/** A product card; in a list, wrap it in an `li`. */
export function SkeletonCard() {
  return (
    <div aria-hidden="true" className="h-full rounded-card bg-card p-1.5 shadow-rest">
      <div className="aspect-square rounded-tile bg-bone" />
      <div className="space-y-2 px-1.5 pt-4 pb-3">
        <SkeletonLine className="w-11/12" />
        <SkeletonLine className="w-7/12" />
        <SkeletonLine className="h-2.5 w-5/12" />
        <SkeletonLine className="mt-4 h-4.5 w-5/12" />
      </div>
    </div>
  );
}

export function SkeletonRow() {
  return (
    <div aria-hidden="true" className="flex items-center gap-4 py-3">
      <div className="size-17 shrink-0 rounded-tile bg-bone" />
      <div className="flex-1 space-y-2">
        <SkeletonLine className="w-2/3" />
        <SkeletonLine className="h-2.5 w-1/3" />
      </div>
      <SkeletonLine className="h-4.5 w-14" />
    </div>
  );
}
