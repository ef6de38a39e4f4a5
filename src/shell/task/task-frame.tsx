import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ComponentProps, ReactNode } from "react";
import { m } from "#src/language/messages.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { LanguageSwitch } from "../frame/language-switch.tsx";
import { MenuButton } from "../frame/menu.tsx";
import { QuietFooter } from "../frame/quiet-frame.tsx";

type TaskHeaderProps = {
  /** Where the arrow leads. */
  back: string;
  onBack?: ComponentProps<typeof Link>["onClick"];
  /** Only seen: the page says it again, as its heading or below it. */
  title: ReactNode;
  /** The page has a menu. */
  hasMenu?: boolean;
  /** Beside the language. */
  children?: ReactNode;
};

/** On a phone the header of a page with one task, in place of the shop's: back, title, language. Sticky. */
export function TaskHeader({ back, onBack, title, hasMenu = false, children }: TaskHeaderProps) {
  return (
    <header className="task-header quiet-header sticky -top-2 z-20 border-b border-line bg-paper lg:hidden">
      <div className="hem" />
      <div className="wrap flex h-14 items-center">
        <Link
          viewTransition
          to={back}
          onClick={onBack}
          aria-label={m.header_back()}
          className="press -ml-2.5 grid size-11 shrink-0 place-items-center rounded-small hover:bg-leaf-tint"
        >
          <ArrowLeft size={24} aria-hidden />
        </Link>
        <p aria-hidden="true" className="mr-auto min-w-0 truncate pl-1 text-sub">
          {title}
        </p>
        {children}
        <LanguageSwitch className={`shrink-0 ${hasMenu ? "" : "-mr-2.5 max-[22rem]:-mr-1"}`} />
        {hasMenu && <MenuButton className="-mr-2.5" />}
      </div>
    </header>
  );
}

/** On a phone the footer below it. */
export const TaskFooter = (props: Omit<ComponentProps<typeof QuietFooter>, "className">) => (
  <QuietFooter {...props} className="task-footer" />
);
