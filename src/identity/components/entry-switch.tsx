import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { useCurrentUrl } from "#src/language/use-current-url.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import type { EntryKind } from "../session/use-entry.ts";

const tabs: [kind: EntryKind, to: string, name: () => string][] = [
  ["register", "/register", m.login_register],
  ["login", "/login", m.common_sign_in],
];

export function EntrySwitch({ kind }: { kind: EntryKind }) {
  const { search } = useCurrentUrl();
  return (
    <div className="mb-5 grid grid-cols-2 gap-1 rounded-field bg-bone p-1 text-center font-semibold">
      {tabs.map(([way, to, name]) =>
        way === kind ? (
          <span key={way} className="grid min-h-11 place-content-center rounded-small bg-card shadow-rest">
            {name()}
          </span>
        ) : (
          <Link
            key={way}
            replace
            to={localUrl(to + search)}
            className="press grid min-h-11 place-content-center rounded-small text-leaf hover:bg-leaf-tint"
          >
            {name()}
          </Link>
        ),
      )}
    </div>
  );
}
