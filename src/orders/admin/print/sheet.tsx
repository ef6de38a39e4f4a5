import type { ReactNode } from "react";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { Wordmark } from "#src/shell/wordmark.tsx";

type SheetProps = {
  title: string;
  number?: string;
  children: ReactNode;
};

export function Sheet({ title, number, children }: SheetProps) {
  const shop = useRootData()?.shop;
  return (
    <article className="mx-auto max-w-180 rounded-card bg-card p-5 shadow-rest not-last:break-after-page md:p-9 print:max-w-none! print:rounded-none! print:p-0! print:text-black print:shadow-none!">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b-2 pb-3">
        <div className="min-w-0">
          <Wordmark name={shop?.name} className="h-9 w-auto" />
          <p className="mt-1 text-hint">
            {[shop?.address, formatDigits(shop?.phone ?? "")].filter(Boolean).join(" · ")}
          </p>
        </div>
        <h2 className="text-body font-semibold md:text-right print:text-right">
          {title}
          {number && <span className="block text-[1.75rem] leading-9 font-extrabold">{number}</span>}
        </h2>
      </header>
      {children}
    </article>
  );
}
