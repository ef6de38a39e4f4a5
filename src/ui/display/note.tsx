import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import Info from "lucide-react/icons/info";
import type { ReactNode, Ref } from "react";

type NoteProps = {
  children: ReactNode;
  /** `info` informs, `done` confirms, `error` is read at once. */
  look?: "info" | "done" | "error";
  /** Instead of the sign of its look. */
  icon?: ReactNode;
  /** To move the focus here after a refusal. */
  ref?: Ref<HTMLDivElement>;
  className?: string;
  /** Id of further words. */
  "aria-describedby"?: string | undefined;
};

const looks = {
  info: { colours: "bg-turmeric-tint text-turmeric-ink", Icon: Info, role: undefined },
  done: { colours: "bg-leaf-tint text-leaf-press", Icon: Check, role: "status" },
  error: { colours: "bg-tomato-tint font-semibold text-tomato", Icon: CircleAlert, role: "alert" },
};

/** A sentence in the page: the price moved, it is saved, it went wrong. */
export function Note({ children, look = "info", icon, ref, className = "", ...rest }: NoteProps) {
  const { colours, Icon, role } = looks[look];
  return (
    <div
      {...rest}
      ref={ref}
      role={role}
      tabIndex={look === "error" ? -1 : undefined}
      className={`flex min-h-11 items-start gap-3 rounded-small px-4 py-[11px] ${colours} ${className}`}
    >
      {icon ?? <Icon size={20} aria-hidden />}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
