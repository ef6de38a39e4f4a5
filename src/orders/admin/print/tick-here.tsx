/** A table cell with an empty box, to be ticked with a pen. */
export function TickHere() {
  return (
    <td className="w-8">
      <span className="inline-block size-4 rounded-[3px] border-[1.5px] align-middle" />
    </td>
  );
}
