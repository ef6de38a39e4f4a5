import { type KeyboardEvent, useState } from "react";
import { maxProductNameLength } from "#src/catalogue/admin/rules.ts";
import { m } from "#src/language/messages.ts";
import { namedLineTint } from "#src/orders/order.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { TakaField } from "../amounts/amount-fields.tsx";
import { type LineProduct, readTaka } from "./edit-draft.ts";
import { FindProduct } from "./find-product.tsx";

export function AddLine({ onAdd }: { onAdd: (product: LineProduct) => void }) {
  const [isNaming, setIsNaming] = useState(false);
  return (
    <div className="grid gap-2">
      <FindProduct label={m.admin_edit_add()} onChoose={onAdd} />
      {isNaming ? (
        <NamedLine
          onAdd={(product) => {
            onAdd(product);
            setIsNaming(false);
          }}
          onClose={() => setIsNaming(false)}
        />
      ) : (
        <Button variant="quiet" size="dense" className="justify-self-start" onClick={() => setIsNaming(true)}>
          {m.admin_edit_named()}
        </Button>
      )}
    </div>
  );
}

type NamedLineProps = { onAdd: (product: LineProduct) => void; onClose: () => void };

function NamedLine({ onAdd, onClose }: NamedLineProps) {
  const [name, setName] = useState("");
  const [price, setPrice] = useState("");
  const [hasTriedToAdd, setHasTriedToAdd] = useState(false);
  const taka = readTaka(price);
  const add = () => {
    setHasTriedToAdd(true);
    if (name.trim() === "" || taka === undefined) return;
    onAdd({ name: name.trim(), weight: "", image: "", tint: namedLineTint, price: taka });
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-hint text-ink-soft">{m.admin_edit_named_hint()}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-start gap-2">
        <Field
          size="dense"
          autoFocus
          autoComplete="off"
          label={m.admin_edit_named_name()}
          maxLength={maxProductNameLength}
          value={name}
          error={hasTriedToAdd && name.trim() === "" ? m.admin_edit_name_missing() : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={addOnEnter}
        />
        <TakaField
          size="dense"
          label={m.admin_edit_named_price()}
          value={price}
          error={hasTriedToAdd && taka === undefined ? m.admin_edit_actual_wrong() : undefined}
          onChange={(event) => setPrice(event.currentTarget.value)}
          onKeyDown={addOnEnter}
        />
      </div>
      <div className="flex gap-2">
        <Button variant="second" size="dense" onClick={add}>
          {m.admin_edit_named_add()}
        </Button>
        <Button variant="quiet" size="dense" onClick={onClose}>
          {m.admin_edit_close()}
        </Button>
      </div>
    </fieldset>
  );
}
