import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ComponentProps, ReactNode } from "react";
import { m } from "#src/language/messages.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { LanguageSwitch } from "../frame/language-switch.tsx";
import { MenuButton } from "../frame/menu.tsx";
import { QuietFooter } from "../frame/quiet-frame.tsx";

type TaskHeaderProps = {
  back: string;
  onBack?: ComponentProps<typeof Link>["onClick"];
  /** Hidden from screen readers: the page repeats it as a heading or below. */
  title: ReactNode;
  hasMenu?: boolean;
  children?: ReactNode;
};

/** The sticky header of a single-task page on a phone, in place of the shop's: back, title, language. */
export function TaskHeader({ back: backUrl, onBack, title, hasMenu = false, children }: TaskHeaderProps) {
  return (
    <header className="task-header quiet-header sticky -top-2 z-20 border-b border-line bg-paper lg:hidden">
      <div className="hem" />
      <div className="wrap flex h-14 items-center">
        <Link
          viewTransition
          to={backUrl}
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

export const TaskFooter = (props: Omit<ComponentProps<typeof QuietFooter>, "className">) => (
  <QuietFooter {...props} className="task-footer" />
);
