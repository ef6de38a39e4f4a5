import { OrderingNote } from "#src/cart/notes/ordering-note.tsx";
import { ReachUs } from "#src/content/components/reading/reach-us.tsx";
import { FactorDemandCard } from "#src/identity/admin/components/factor-demand-card.tsx";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { Tabs } from "#src/kit/list/tabs.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { weekday } from "#src/language/dates/short-dates.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { closedText } from "#src/shell/closed-text.ts";
import type { ShopFacts } from "#src/shell/contract.ts";
import { FooterContact } from "#src/shell/frame/footer.tsx";
import NoticeLine from "#src/shell/frame/notice-line.tsx";
import { useRootData } from "#src/shell/root-data.ts";
import { Wordmark } from "#src/shell/wordmark.tsx";
import { EmailTexts } from "../components/email-texts.tsx";
import { SendingSettings } from "../components/sending-settings.tsx";
import { SettingsForm } from "../components/settings-form.tsx";
import { SmsTexts } from "../components/sms-texts.tsx";
import { showSettings } from "../contract.ts";
import { readNumber, type SettingsDraft } from "../settings-draft.ts";

/** The views of the page, by the URL parameter `view`; without it the shop's settings. */
const viewLabels = {
  shop: m.settings_shop,
  emails: m.settings_emails,
  sms: m.office_sms,
  sending: m.settings_sending,
  access: m.settings_access,
};
const viewNames = Object.keys(viewLabels) as (keyof typeof viewLabels)[];

export default function SettingsPage() {
  const { read, withChanges } = useListUrl();
  const list = useAdminLoad(showSettings, {});
  const view = viewNames.find((name) => name === read("view")) ?? "shop";
  const needsSettings = view !== "access" && view !== "sending";
  const data = list.value?.data;
  return (
    <>
      <PageHead title={m.settings_title()} note={m.settings_note()} />
      <Tabs
        label={m.settings_views()}
        tabs={viewNames.map((name) => ({
          name: viewLabels[name](),
          to: withChanges({ view: name === "shop" ? undefined : name, text: undefined }),
          chosen: name === view,
        }))}
      />
      {list.problem && <Failed text={list.problem.message} onRetry={list.load} />}
      {!data && !list.problem && needsSettings && <ListSkeleton />}
      {view === "sending" && <SendingSettings />}
      {view === "access" && <FactorDemandCard />}
      {data && view === "shop" && (
        <SettingsForm
          settings={data}
          onSaved={() => void list.load()}
          preview={(draft) => <Preview draft={draft} />}
        />
      )}
      {data && view === "emails" && <EmailTexts emails={data.emails} onSaved={() => void list.load()} />}
      {data && view === "sms" && (
        <SmsTexts texts={data.sms} hasGateway={data.has_gateway} onSaved={() => void list.load()} />
      )}
    </>
  );
}

/** The parts of the shop's pages that show the settings, with the unsaved values. */
function Preview({ draft }: { draft: SettingsDraft }) {
  const currentFacts = useRootData()?.shop;
  if (!currentFacts) return null;
  const { closed_from: from, back_on, takes_orders } = draft;
  const closedDays = from && back_on ? { back_on, takes_orders } : undefined;
  const minimum = readNumber(draft, "minimum") ?? 0;
  const shop = toShopFacts(draft, currentFacts);
  return (
    <section
      aria-label={m.settings_preview()}
      className="grid gap-3 rounded-card bg-card p-4 shadow-rest xl:sticky xl:top-4"
    >
      <h2 className="text-sub">{m.settings_preview()}</h2>
      <div inert data-preview className="grid gap-3">
        {closedDays && from && (
          <Part title={m.settings_preview_notice({ day: weekday(from) })}>
            <NoticeLine notice={{ id: "preview", text: closedText(closedDays) }} />
          </Part>
        )}
        <Part title={m.settings_preview_footer()}>
          <div className="on-leaf rounded-small bg-deep-leaf p-4 text-on-deep">
            <Wordmark name={shop.name} className="mb-3 h-8 w-auto" />
            <FooterContact shop={shop} />
          </div>
        </Part>
        <Part title={m.settings_preview_contact()}>
          <ReachUs shop={shop} />
        </Part>
        {minimum > 0 && (
          <Part title={m.settings_preview_cart({ total: formatTaka(0) })}>
            <OrderingNote cart={[]} shop={{ minimum_order: minimum }} />
          </Part>
        )}
      </div>
    </section>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h3 className="mb-1 text-hint text-ink-soft">{title}</h3>
      {children}
    </div>
  );
}

function toShopFacts(draft: SettingsDraft, currentFacts: ShopFacts): ShopFacts {
  const { phone, second_phone, email, whatsapp, messenger, dbid } = draft;
  const language = locale();
  const name = draft[`name_${language}`];
  const address = draft[`address_${language}`];
  const hours = draft[`hours_${language}`];
  return { ...currentFacts, phone, email, whatsapp, messenger, dbid, name, address, hours, second_phone };
}
