import { m } from "#src/language/messages.ts";

/** The home page of a shop that has nothing to sell yet. */
export default function OpensSoon({ name = "" }: { name: string | undefined }) {
  return (
    <div className="wrap py-16 text-center">
      <img src="/scenes/basket-empty.svg" alt="" width={264} height={240} className="mx-auto" />
      <h1 className="text-title">{m.opens_soon({ name })}</h1>
      <p>{m.opens_soon_text()}</p>
    </div>
  );
}
