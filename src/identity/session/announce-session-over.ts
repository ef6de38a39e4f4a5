import { localUrl, urlIn } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { toast } from "#src/ui/dialog/toast.ts";

/** The pages that show the end of the session themselves. */
const accountPages = /^\/account\b/;

/** Shows a toast with a link to sign in and return. */
export function announceSessionOver(navigate: (url: string) => unknown): void {
  const page = urlIn("en", window.location.pathname);
  if (accountPages.test(page)) return;
  const login = localUrl(`/login?redirect=${encodeURIComponent(page + window.location.search)}`);
  toast({ text: m.session_over(), undo: { label: m.common_sign_in(), run: () => void navigate(login) } });
}
