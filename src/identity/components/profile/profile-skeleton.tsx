import { SkeletonLine } from "#src/ui/display/skeleton.tsx";

export function ProfileSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-4">
      <div className="flex items-center gap-4 rounded-panel bg-card p-4 shadow-rest lg:p-6">
        <span className="size-15 shrink-0 rounded-full bg-bone lg:size-18" />
        <span className="grid flex-1 gap-3">
          <SkeletonLine className="w-1/3" />
          <SkeletonLine className="w-1/2" />
        </span>
      </div>
      {[1, 2].map((section) => (
        <div key={section} className="grid gap-6 rounded-panel bg-card p-4 shadow-rest lg:p-6">
          <SkeletonLine className="w-1/4" />
          <span className="h-13 rounded-field bg-bone" />
          <span className="h-13 rounded-field bg-bone" />
        </div>
      ))}
    </div>
  );
}
