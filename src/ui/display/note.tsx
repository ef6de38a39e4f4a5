import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import Info from "lucide-react/icons/info";
import type { ReactNode, Ref } from "react";

type NoteProps = {
  children: ReactNode;
  /** `error` is an alert, which screen readers read at once. */
  look?: "info" | "done" | "error";
  icon?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  className?: string;
  "aria-describedby"?: string | undefined;
};

const looks = {
  info: { colours: "bg-turmeric-tint text-turmeric-ink", Icon: Info, role: undefined },
  done: { colours: "bg-leaf-tint text-leaf-press", Icon: Check, role: "status" },
  error: { colours: "bg-tomato-tint font-semibold text-tomato", Icon: CircleAlert, role: "alert" },
};

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
