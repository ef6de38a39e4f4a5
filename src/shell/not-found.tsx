import Search from "lucide-react/icons/search";
import { locale, localUrl } from "../language/locale.ts";
import { m } from "../language/messages.ts";
import { Button, ButtonLink } from "../ui/buttons/button.tsx";
import { EmptyState } from "../ui/display/empty-state.tsx";

export function NotFound() {
  const picture = { src: `/scenes/stall-404-${locale()}.svg`, width: 280, height: 220 };
  return (
    <div className="wrap py-6 lg:py-8">
      <EmptyState picture={picture} title={m.not_found_title()} text={m.not_found_text()} level={1}>
        <div className="grid justify-items-center gap-2">
          <ButtonLink to={localUrl("/")}>{m.not_found_home()}</ButtonLink>
          <Button variant="quiet" onClick={() => document.getElementById("search")?.focus()}>
            <Search size={20} aria-hidden />
            {m.not_found_search()}
          </Button>
        </div>
      </EmptyState>
    </div>
  );
}
