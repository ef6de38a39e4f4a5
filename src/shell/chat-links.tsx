import MessageCircle from "lucide-react/icons/message-circle";
import { messengerUrl, whatsappUrl } from "#src/language/contact/chat.ts";
import { m } from "#src/language/messages.ts";
import { buttonClasses } from "#src/ui/buttons/button-classes.ts";
import type { ShopFacts } from "./contract.ts";

type ChatLinksProps = {
  shop: Pick<ShopFacts, "whatsapp" | "messenger"> | undefined;
  /** What the customer asks about; the chat starts with this text. */
  about: string;
};

/** Buttons that open a chat with the shop. Renders nothing if the shop has none. */
const ChatLinks = ({ shop: { whatsapp, messenger } = {}, about }: ChatLinksProps) => (
  <p className="flex flex-wrap gap-2 empty:hidden print:hidden!">
    {whatsapp && (
      <ChatLink to={whatsappUrl(whatsapp, about)} name={m.chat_whatsapp_name()} label={m.chat_whatsapp()} />
    )}
    {messenger && (
      <ChatLink
        to={messengerUrl(messenger, about)}
        name={m.chat_messenger_name()}
        label={m.chat_messenger()}
      />
    )}
  </p>
);

export default ChatLinks;

const ChatLink = ({ to, name, label }: { to: string; name: string; label: string }) => (
  <a
    href={to}
    target="_blank"
    rel="noopener"
    aria-label={label}
    className={`${buttonClasses("second", "normal", false)} flex-1`}
  >
    <MessageCircle size={20} aria-hidden />
    {name}
  </a>
);
