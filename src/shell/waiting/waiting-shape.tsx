import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Loader } from "#src/ui/display/loader.tsx";
import { SkeletonCard, SkeletonLine } from "#src/ui/display/skeleton.tsx";
import { Products } from "#src/ui/layout/rail.tsx";
import { Logo } from "#src/ui/logo.tsx";

/** The loader, or the skeleton of the listing. `path` is the English URL of the navigation's target. */
export default function WaitingShape({ path }: { path: string }) {
  if (path === "/products") return <ListingShape />;
  return (
    <Loader label={path.startsWith("/products/") ? m.page_loading_product() : m.common_loading()}>
      <Logo locale={locale()} className="h-10 w-auto" />
    </Loader>
  );
}

const placeholderKeys = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];

function ListingShape() {
  return (
    <div role="status" aria-label={m.common_loading()} className="wrap-wide pt-4 lg:pt-14">
      <SkeletonLine className="h-7 w-44 lg:h-9" />
      <SkeletonLine className="mt-2 w-32" />
      <div className="mt-5 lg:grid lg:grid-cols-[264px_minmax(0,1fr)] lg:gap-7">
        <div className="rounded-panel bg-card shadow-rest max-lg:hidden" />
        <Products>
          {placeholderKeys.map((key) => (
            <li key={key}>
              <SkeletonCard />
            </li>
          ))}
        </Products>
      </div>
    </div>
  );
}
