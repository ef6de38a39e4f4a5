import { m } from "#src/language/messages.ts";
import { kiloPrice } from "#src/language/numbers/money.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { weightText } from "#src/language/numbers/weight-text.ts";
import { totalOfLine } from "#src/orders/admin/editing/edit-draft.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import { Tile } from "#src/ui/display/tile.tsx";
import { type BagLine, excessOverEstimate } from "../packing-draft.ts";
import type { Bag } from "../use-packing.ts";
import { HeavyNote } from "./heavy-note.tsx";
import { MissingOptions } from "./missing-options.tsx";
import { WeighField, WeightBand } from "./weigh-field.tsx";

type PackingLineProps = {
  line: BagLine;
  bag: Bag;
  tolerance: number;
  phone: string;
  /** Held by a colleague. */
  locked: boolean;
};

/** One line to pack: its tick, product, weight and total, and what to do if it is missing or too heavy. */
export function PackingLine({ line, bag, tolerance, phone, locked }: PackingLineProps) {
  const { product, key, out = false, packed, stepGrams } = line;
  const name = [product.name, product.weight].filter(Boolean).join(" ");
  const isReplaced = bag.lines.some(
    (bagLine) => bagLine.item === undefined && bagLine.replaces === line.item,
  );
  return (
    <li aria-label={name} className="px-3 py-1.5 md:px-3.5">
      <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1.5">
        <label className="-m-2.5 p-2.5">
          <span className="sr-only">{m.packing_tick({ name })}</span>
          <input
            type="checkbox"
            className="tick-box"
            data-line={stepGrams === undefined || out ? key : undefined}
            checked={packed && !out}
            disabled={locked || out}
            onChange={(event) => void bag.tick(line, event.currentTarget.checked)}
          />
        </label>
        <Tile
          category={product.tint}
          src={product.image || undefined}
          width={40}
          height={40}
          pale={out}
          className="size-10 shrink-0"
        />
        <LineDescription line={line} />
        <p className="ml-auto font-bold whitespace-nowrap">
          {stepGrams
            ? weightText(stepGrams * line.quantity)
            : m.packing_times({ count: formatNumber(line.quantity), weight: product.weight })}
        </p>
        <div className="flex items-center justify-end gap-3 max-md:basis-full">
          {stepGrams !== undefined && !out && (
            <WeighField
              line={line}
              name={name}
              readOnly={locked}
              onType={(weighed) => bag.changeLine(key, { weighed })}
            />
          )}
          {!out && (
            <p className="min-w-14 text-right font-semibold">
              <Amount text={formatTaka(totalOfLine(line))} />
            </p>
          )}
          <LineAction line={line} bag={bag} name={name} locked={locked} />
        </div>
      </div>
      {!out && !packed && (line.scanned ?? 0) > 0 && (
        <p className="text-hint font-semibold text-leaf md:ml-21">
          {m.packing_scanned({ count: formatNumber(line.scanned ?? 0), of: formatNumber(line.quantity) })}
        </p>
      )}
      {out && !isReplaced && <p className="text-hint text-turmeric-ink">{m.packing_out()}</p>}
      {out && isReplaced && <p className="text-hint text-turmeric-ink">{m.packing_replaced()}</p>}
      {!out && stepGrams !== undefined && (
        <div className="mt-1.5 md:ml-21">
          {excessOverEstimate(line, tolerance) > 0 ? (
            <HeavyNote
              line={line}
              tolerance={tolerance}
              phone={phone}
              onAgreed={(grams) => bag.changeLine(key, { agreed: grams })}
            />
          ) : (
            <WeightBand line={line} tolerance={tolerance} />
          )}
        </div>
      )}
      {!out && !packed && line.missing && (
        <div className="mt-1.5 md:ml-21">
          <MissingOptions
            line={line}
            name={name}
            phone={phone}
            orderedIds={bag.lines.map((bagLine) => bagLine.product.id)}
            onOut={() => bag.changeLine(key, { out: true, missing: false })}
            onReplace={(replacement) => bag.replace(line, replacement)}
            onQuantity={(quantity) => bag.changeLine(key, { quantity })}
          />
        </div>
      )}
    </li>
  );
}

function LineAction({
  line,
  bag,
  name,
  locked,
}: Pick<PackingLineProps, "line" | "bag" | "locked"> & { name: string }) {
  if (line.packed && !line.out) return null;
  return (
    <Button
      variant="quiet"
      size="dense"
      aria-disabled={locked || undefined}
      aria-expanded={line.out ? undefined : (line.missing ?? false)}
      onClick={() => {
        if (locked) return;
        if (line.out) bag.putBack(line);
        else bag.changeLine(line.key, { missing: !line.missing });
      }}
    >
      {line.out ? m.admin_edit_put_back() : m.packing_missing()}
      <span className="sr-only">: {name}</span>
    </Button>
  );
}

function LineDescription({ line }: { line: BagLine }) {
  const { product, otherName, left, stepGrams, out } = line;
  return (
    <div className="min-w-32 flex-1">
      <p className={out ? "text-ink-soft line-through" : "text-name"}>
        {product.name} {otherName && <span className="font-normal text-ink-soft">{otherName}</span>}
      </p>
      <p className="text-unit text-ink-soft">
        {stepGrams
          ? m.cart_steps({
              step: weightText(stepGrams),
              price: formatTaka(kiloPrice({ price: product.price, stepGrams })),
            })
          : product.weight}
        {left !== undefined && (
          <span className={left === 0 ? "text-tomato" : ""}>
            {" "}
            · {m.packing_left({ count: formatNumber(left) })}
          </span>
        )}
      </p>
    </div>
  );
}
