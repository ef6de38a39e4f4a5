import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { addressIn, locale } from "../../language/locale.ts";
import { m } from "../../language/words.ts";
import { Goods } from "../../ui/frame/rail.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Loader } from "../../ui/show/loader.tsx";
import { SkeletonCard, SkeletonLine } from "../../ui/show/skeleton.tsx";

const slowMs = 900;

/** The page at hand; when the next one is slow to come, the shape of that one in its place. */
export function Waiting({ children }: { children: ReactNode }) {
  const next = useSlowPath();
  return (
    <>
      <div hidden={next !== undefined}>{children}</div>
      {next !== undefined && <Shape path={addressIn("en", next)} />}
    </>
  );
}

/** Where a navigation to another page is going, once it has been on its way for a while. */
function useSlowPath(): string | undefined {
  const here = useLocation().pathname;
  const next = useNavigation().location?.pathname;
  const target = next === here ? undefined : next;
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    if (target === undefined) return;
    const timer = setTimeout(setSlow, slowMs, target);
    return () => {
      clearTimeout(timer);
      setSlow(undefined);
    };
  }, [target]);
  return slow;
}

function Shape({ path }: { path: string }) {
  if (path === "/products") return <Shelf />;
  return (
    <Loader label={m.page_loading()}>
      <Logo locale={locale()} className="h-10 w-auto" />
    </Loader>
  );
}

const places = ["a", "b", "c", "d", "e", "f", "g", "h"];

function Shelf() {
  return (
    <div role="status" aria-label={m.page_loading()} className="wrap py-6">
      <SkeletonLine className="mb-6 h-6 w-48" />
      <Goods>
        {places.map((place) => (
          <li key={place}>
            <SkeletonCard />
          </li>
        ))}
      </Goods>
    </div>
  );
}
