import { ReasonQuestion } from "#src/kit/reason-question.tsx";
import { m } from "#src/language/messages.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { blockUser } from "../staff/contract.ts";

type BlockQuestionProps = {
  user: { id: number; name: string };
  onBlocked: () => void;
  onClose: () => void;
};

export function BlockQuestion({ user: { id, name }, onBlocked, onClose }: BlockQuestionProps) {
  return (
    <ReasonQuestion
      key={id}
      operation={blockUser}
      id={String(id)}
      title={m.user_block_ask({ name })}
      text={m.user_block_text()}
      label={m.user_block_reason()}
      confirmLabel={m.user_block_yes()}
      keepLabel={m.user_block_no()}
      className="mb-3 max-w-2xl"
      onClose={onClose}
      onDone={() => {
        toast({ text: m.user_blocked_done({ name }) });
        onBlocked();
      }}
    />
  );
}
