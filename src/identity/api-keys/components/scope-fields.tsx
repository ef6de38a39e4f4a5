import { type ScopedPart, scopedParts, staffPartOf } from "#src/api/scopes.ts";
import { mayWorkIn } from "#src/api/viewer.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { m } from "#src/language/messages.ts";
import { Check } from "#src/ui/form/check.tsx";
import { FieldError } from "#src/ui/form/frame.tsx";
import { partName } from "./scope-names.ts";

type ScopeFieldsProps = {
  /** Registers the boxes. */
  choice: Omit<React.ComponentProps<"input">, "type">;
  error: string | undefined;
};

/** What the key may read and change: only what its maker may. */
export function ScopeFields({ choice, error }: ScopeFieldsProps) {
  const user = useSession()?.user;
  const ownParts = scopedParts.filter((part) => user && mayWorkIn(user, staffPartOf(`${part}:read`)));
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-label">{m.api_key_scopes()}</legend>
      {ownParts.map((part) => (
        <ScopeRow key={part} part={part} choice={choice} />
      ))}
      <FieldError id="api-key-scopes" text={error} />
    </fieldset>
  );
}

function ScopeRow({
  part,
  choice,
}: {
  part: ScopedPart;
  choice: Omit<React.ComponentProps<"input">, "type">;
}) {
  const name = partName(part);
  const labels = { read: m.api_key_read(), write: m.api_key_write() };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-5 border-t border-line first-of-type:border-t-0">
      <span>{name}</span>
      {(["read", "write"] as const).map((access) => (
        <Check
          key={access}
          {...choice}
          value={`${part}:${access}`}
          aria-label={m.api_key_scope_of({ part: name, access: labels[access] })}
          label={labels[access]}
        />
      ))}
    </div>
  );
}
