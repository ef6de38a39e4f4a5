import type { ClientBase, Connection, FieldDef, Submittable } from "pg";

/** `nullable`: a table's column that may be null. */
export type Column = { name: string; type: number; nullable: boolean };

export class Describer {
  readonly #client: ClientBase;
  readonly #nullable: Set<string>;

  private constructor(client: ClientBase, nullable: Set<string>) {
    this.#client = client;
    this.#nullable = nullable;
  }

  static async of(client: ClientBase): Promise<Describer> {
    const { rows } = await client.query<{ place: string }>(
      "select attrelid || '.' || attnum as place from pg_attribute where attnum > 0 and not attnotnull and not attisdropped",
    );
    return new Describer(client, new Set(rows.map(({ place }) => place)));
  }

  async describe(text: string): Promise<{ columns: Column[] } | { refusal: string }> {
    try {
      const fields = await new Promise<FieldDef[]>((resolve, reject) => {
        this.#client.query(new Description(text, resolve, reject));
      });
      return {
        columns: fields.map(({ name, dataTypeID, tableID, columnID }) => {
          return { name, type: dataTypeID, nullable: this.#nullable.has(`${tableID}.${columnID}`) };
        }),
      };
    } catch (error) {
      return { refusal: (error as Error).message };
    }
  }
}

/** The first half of a prepared statement; pg calls these handlers as it does for pg-cursor. */
class Description implements Submittable {
  #fields: FieldDef[] = [];
  readonly #text: string;
  readonly #resolve: (fields: FieldDef[]) => void;
  readonly #reject: (error: Error) => void;

  constructor(text: string, resolve: (fields: FieldDef[]) => void, reject: (error: Error) => void) {
    this.#text = text;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: Connection): void {
    connection.parse({ name: "", text: this.#text, types: [] }, true);
    connection.describe({ type: "S", name: "" }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.#fields = fields;
  }

  handleError(error: Error): void {
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#fields);
  }
}
