import { m } from "#src/language/messages.ts";
import { SkeletonLine } from "#src/ui/display/skeleton.tsx";

/** A placeholder as high as the screen, so that the footer stays below it. */
export function AboutSkeleton() {
  return (
    <section className="min-h-dvh">
      <h2 className="text-section">{m.product_about()}</h2>
      <p role="status" className="mt-3 text-ink-soft">
        {m.page_loading_product()}
      </p>
      <div className="mt-3 max-w-[60ch] space-y-3">
        <SkeletonLine />
        <SkeletonLine className="w-11/12" />
        <SkeletonLine className="w-7/12" />
      </div>
    </section>
  );
}
