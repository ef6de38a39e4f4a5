import { useOverview } from "#src/admin/use-overview.ts";
import { m } from "#src/language/messages.ts";
import { InboxFrame } from "../components/inbox-frame.tsx";
import type { InboxItem } from "../components/inbox-item.ts";
import { InboxList } from "../components/inbox-list.tsx";
import {
  answerMessage,
  listMessages,
  type MessageRow,
  removeMessage,
  resendMessageAnswer,
  showMessage,
  stepMessage,
} from "../contract.ts";
import { useInbox } from "../use-inbox.ts";

const operations = {
  show: showMessage,
  step: stepMessage,
  answer: answerMessage,
  resend: resendMessageAnswer,
  remove: removeMessage,
};

export default function AdminMessagesPage() {
  const overview = useOverview();
  const { list, ...handlers } = useInbox(listMessages, overview.load);
  return (
    <InboxFrame
      title={m.office_messages()}
      kind="messages"
      counts={overview.value?.data}
      empty={{ title: m.inbox_messages_empty(), text: m.inbox_messages_empty_text() }}
      list={list}
    >
      {(rows) => (
        <InboxList
          label={m.office_messages()}
          kind="message"
          entries={rows.map(toInboxItem)}
          operations={operations}
          {...handlers}
        />
      )}
    </InboxFrame>
  );
}

const toInboxItem = ({ name, email, subject, message, ...summary }: MessageRow): InboxItem => ({
  summary,
  name,
  subject,
  text: message,
  email,
});
