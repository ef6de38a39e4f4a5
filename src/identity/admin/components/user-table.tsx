import { day } from "../../../language/dates.ts";
import { toLatinDigits } from "../../../language/digits.ts";
import { m } from "../../../language/messages.ts";
import { digits, taka } from "../../../language/numbers.ts";
import { Amount } from "../../../ui/display/price.tsx";

export type Person = {
  id: string;
  name: string;
  email: string;
  mobile_no: string | null;
  role: "user" | "admin";
  created_at: string;
  orders: number;
  spent: number;
};

export type PeopleProps = { people: Person[]; ordersOf: (person: Person) => React.ReactNode };

const head = "h-[34px] px-2 text-left font-semibold text-ink-soft";

/** The shop's people, with what they ordered; `ordersOf` leads to their orders. */
export function PeopleTable({ people, ordersOf }: PeopleProps) {
  return (
    <table className="w-full table-fixed overflow-clip rounded-field bg-card text-hint shadow-rest">
      <caption className="sr-only">{m.people_table()}</caption>
      <thead className="border-b border-line bg-paper">
        <tr>
          <th className={`${head} pl-3`}>{m.people_name()}</th>
          <th className={`${head} w-36`}>{m.people_phone()}</th>
          <th className={head}>{m.people_email()}</th>
          <th className={`${head} w-32 max-lg:hidden`}>{m.people_since()}</th>
          <th className={`${head} w-24 text-right`}>{m.people_orders()}</th>
          <th className={`${head} w-28 pr-3 text-right`}>{m.people_spent()}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {people.map((person) => (
          <tr key={person.id} className="h-10 hover:bg-paper">
            <td className="truncate pl-3 font-semibold">
              {person.name} <Role of={person} />
            </td>
            <td className="truncate px-2">
              <PhoneOf person={person} />
            </td>
            <td className="truncate px-2">
              <a href={`mailto:${person.email}`} className="text-ink-soft hover:text-leaf hover:underline">
                {person.email}
              </a>
            </td>
            <td className="px-2 text-ink-soft max-lg:hidden">{day(person.created_at)}</td>
            <td className="px-2 text-right">{ordersOf(person)}</td>
            <td className="px-3 text-right font-bold">
              <Amount of={taka(person.spent)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same on a phone. */
export function PeopleCards({ people, ordersOf }: PeopleProps) {
  return (
    <ul aria-label={m.people_table()} className="divide-y divide-line rounded-card bg-card shadow-rest">
      {people.map((person) => (
        <li key={person.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-3 py-2.5">
          <span className="truncate font-semibold">
            {person.name} <Role of={person} />
          </span>
          <strong className="text-right">
            <Amount of={taka(person.spent)} />
          </strong>
          <span className="flex min-w-0 gap-x-3 text-hint">
            <PhoneOf person={person} />
            <a
              href={`mailto:${person.email}`}
              className="inline-flex min-h-11 min-w-0 items-center truncate text-ink-soft"
            >
              <span className="truncate">{person.email}</span>
            </a>
          </span>
          <span className="inline-flex items-center justify-end text-hint">{ordersOf(person)}</span>
        </li>
      ))}
    </ul>
  );
}

function PhoneOf({ person: { mobile_no: phone, name } }: { person: Person }) {
  if (!phone) return null;
  return (
    <a
      href={`tel:${toLatinDigits(phone).replace(/[^+0-9]/g, "")}`}
      aria-label={m.people_call({ name, phone: digits(phone) })}
      className="inline-flex min-h-8 shrink-0 items-center rounded-badge text-leaf hover:underline pointer-coarse:min-h-11"
    >
      {digits(phone)}
    </a>
  );
}

function Role({ of }: { of: Person }) {
  if (of.role !== "admin") return null;
  return (
    <span className="ml-1 rounded-status bg-leaf-tint px-1.5 py-0.5 text-badge text-leaf-press">
      {m.people_admin()}
    </span>
  );
}
