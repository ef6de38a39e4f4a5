type RunSql = <Row extends object>(text: string) => Promise<Row[]>;

export async function movementFaults(sql: RunSql): Promise<string[]> {
  const rows = await sql<{ id: number; stock: number | null; sum: number; broken: boolean }>(
    `select p.id::float8 as id, p.stock, coalesce(sum(s.change), 0)::float8 as sum,
            coalesce(bool_or(coalesce(s.stock_after, 0) <> s.before + s.change), false) as broken
     from products p left join (
       select product_id, change, stock_after,
              coalesce(lag(stock_after) over (partition by product_id order by id), 0) as before from stock_movements
     ) s on s.product_id = p.id
     group by p.id`,
  );
  return rows
    .filter(({ stock, sum, broken }) => (stock ?? 0) !== sum || broken)
    .map(({ id, stock, sum }) => `product ${id}: the movements make ${sum}, the stock says ${stock}`);
}
