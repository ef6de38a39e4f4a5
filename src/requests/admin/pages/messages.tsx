import { InboxFrame } from "../../../admin/kit/inbox-frame.tsx";
import { m } from "../../../language/messages.ts";
import type { InboxItem } from "../components/inbox-entry.tsx";
import { InboxList } from "../components/inbox-list.tsx";
import { listMessages, type MessageRow, markMessage } from "../contract.ts";
import { useInbox } from "../use-inbox.ts";

export default function AdminMessagesPage() {
  const { list, mark } = useInbox(listMessages, markMessage);
  return (
    <InboxFrame
      title={m.office_messages()}
      searchLabel={m.inbox_search()}
      empty={{ title: m.inbox_messages_empty(), text: m.inbox_messages_empty_text() }}
      list={list}
    >
      {(rows) => (
        <InboxList
          label={m.office_messages()}
          entries={rows.map(asEntry)}
          onMark={mark}
          replySubject={({ subject }) => m.inbox_messages_reply({ subject })}
        />
      )}
    </InboxFrame>
  );
}

const asEntry = ({ id, name, email, subject, message, created_at, done }: MessageRow): InboxItem => ({
  id,
  name,
  subject,
  text: message,
  at: created_at,
  done,
  email,
});
