type RunSql = <Row extends object>(text: string) => Promise<Row[]>;

/** Stocks that differ from the sum of their movements, and shared ones from what the last movement says. */
export async function movementFaults(sql: RunSql): Promise<string[]> {
  const rows = await sql<{ id: number; stock: number | null; sum: number; broken: boolean }>(
    `select p.id::float8 as id, p.stock, coalesce(sum(s.change), 0)::float8 as sum,
            coalesce(bool_or(coalesce(s.stock_after, 0) <> s.before + s.change), false) as broken
     from products p left join (
       select product_id, change, stock_after,
              coalesce(lag(stock_after) over (partition by product_id order by id), 0) as before from stock_movements
     ) s on s.product_id = p.id
     where not p.shares_stock and not exists (
       select from stock_movements o where o.product_id = p.id and o.shared_after is not null) group by p.id`,
  );
  const shared = await sql<{
    size_group: string;
    shared_stock: number;
    written: number | null;
    members: number;
  }>(
    `select p.size_group, max(p.shared_stock)::float8 as shared_stock, count(distinct p.shared_stock)::float8 as members,
            (select s.shared_after::float8 from stock_movements s join products o on o.id = s.product_id
             where o.size_group = p.size_group and s.shared_after is not null order by s.id desc limit 1) as written
     from products p where p.shares_stock group by p.size_group`,
  );
  const sharedFaults = shared
    .filter(
      ({ shared_stock, written, members }) => members !== 1 || (written ?? shared_stock) !== shared_stock,
    )
    .map(
      (one) =>
        `size group ${one.size_group}: the last movement says ${one.written}, the stock ${one.shared_stock}`,
    );
  const faults = rows
    .filter(({ stock, sum, broken }) => (stock ?? 0) !== sum || broken)
    .map(({ id, stock, sum }) => `product ${id}: the movements make ${sum}, the stock says ${stock}`);
  return [...faults, ...sharedFaults];
}
