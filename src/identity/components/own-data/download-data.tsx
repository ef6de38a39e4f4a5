import { type ReactNode, useState } from "react";
import { saveFile } from "#src/api/client/save-file.ts";
import { exportOwnData } from "#src/identity/own-data/contract.ts";
import { type DataSubject, dataSubjects } from "#src/identity/own-data/rules.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { ProfileSection } from "../profile/profile-section.tsx";

const subjectNames: Record<DataSubject, () => string> = {
  profile: m.own_data_profile,
  addresses: m.own_data_addresses,
  address_pins: m.own_data_address_pins,
  saved_products: m.own_data_saved_products,
  consents: m.consents_title,
  orders: m.own_data_orders,
  order_items: m.own_data_order_items,
  order_steps: m.own_data_order_steps,
  order_changes: m.own_data_order_changes,
  order_calls: m.own_data_order_calls,
  order_visits: m.own_data_order_visits,
  order_payments: m.own_data_order_payments,
  order_refunds: m.own_data_order_refunds,
  notifications: m.own_data_notifications,
  failed_emails: m.own_data_failed_emails,
  stock_alerts: m.own_data_stock_alerts,
  reviews: m.own_data_reviews,
  messages: m.own_data_messages,
  custom_orders: m.own_data_custom_orders,
  answers: m.own_data_answers,
  devices: m.own_data_devices,
  sign_ins: m.own_data_sign_ins,
  proven_numbers: m.own_data_proven_numbers,
  staff_records: m.own_data_staff_records,
};

/** Downloads all stored data of the customer: one JSON file, or a CSV file per subject. */
export function DownloadData() {
  const save = (subject?: DataSubject) => saveFile(exportOwnData, subject ? { subject } : {});
  return (
    <ProfileSection title={m.own_data_download()} text={m.own_data_download_text()}>
      <DownloadButton save={save}>{m.own_data_json()}</DownloadButton>
      <h3 className="mt-5 mb-1 font-semibold">{m.own_data_parts()}</h3>
      <PartList save={save} className="grid gap-x-8 md:grid-cols-2" />
    </ProfileSection>
  );
}

/** Saves everything, or one subject, as a file; resolves to the message if that failed. */
type SaveData = (subject?: DataSubject) => Promise<string | undefined>;

/** The subjects of the stored data, each with a button to download it. */
export const PartList = ({ save, className }: { save: SaveData; className?: string }) => (
  <ul className={className}>
    {dataSubjects.map((subject) => (
      <li
        key={subject}
        className="flex min-h-12 items-center justify-between gap-3 border-b border-line py-1"
      >
        {subjectNames[subject]()}
        <DownloadButton
          save={() => save(subject)}
          label={m.own_data_csv_of({ part: subjectNames[subject]() })}
        >
          CSV
        </DownloadButton>
      </li>
    ))}
  </ul>
);

type DownloadButtonProps = { save: () => ReturnType<SaveData>; label?: string; children: ReactNode };

export function DownloadButton({ save, label, children }: DownloadButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    const failure = await save();
    setIsBusy(false);
    if (failure) toast({ text: failure });
  };
  return (
    <Button variant="second" size="dense" busy={isBusy} aria-label={label} onClick={() => void download()}>
      {isBusy ? m.own_data_busy() : children}
    </Button>
  );
}
