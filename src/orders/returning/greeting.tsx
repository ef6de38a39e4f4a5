import { useSession } from "#src/identity/session/session-store.ts";
import { hourOf } from "#src/language/dates/dhaka.ts";
import { givenName } from "#src/language/given-name.ts";
import { m } from "#src/language/messages.ts";

const findGreeting = (hour: number) => {
  if (hour >= 4 && hour < 12) return m.home_good_morning;
  return hour >= 12 && hour < 17 ? m.home_good_afternoon : m.home_good_evening;
};

/** Greets a signed-in customer by name; nothing for others, and until the session is known. */
export function Greeting() {
  const session = useSession();
  return session && findGreeting(hourOf(Date.now()))({ name: givenName(session.user.name) });
}
