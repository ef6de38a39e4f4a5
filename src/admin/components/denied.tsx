import { signOut } from "#src/identity/session/sign-out.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { EmptyState } from "#src/ui/display/empty-state.tsx";

/** Shown to staff without access to this page. */
export function Closed() {
  return (
    <div className="wrap py-6">
      <EmptyState level={1} title={m.office_closed()} text={m.office_closed_text()}>
        <ButtonLink to={localUrl("/admin")}>{m.office_dashboard()}</ButtonLink>
      </EmptyState>
    </div>
  );
}

/** Shown to a customer in the back office: names the account, and links to another login. */
export function Denied({ account }: { account: string }) {
  return (
    <div className="wrap py-6">
      <EmptyState
        picture={{ src: "/scenes/tray-empty.svg", width: 280, height: 200 }}
        level={1}
        title={m.office_denied()}
        text={m.office_denied_text({ account })}
      >
        {/* After the logout the frame redirects to the login page. */}
        <Button onClick={() => void signOut()}>{m.office_denied_login()}</Button>
        <ButtonLink variant="second" to={localUrl("/")} reloadDocument>
          {m.office_to_shop()}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
