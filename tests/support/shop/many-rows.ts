import type pg from "pg";

/** 100,000 products, and 100,000 orders of 50,000 customers over three years, almost all delivered. */
export async function fillWithManyRows(client: pg.Client): Promise<void> {
  await client.query(`
    insert into products (sku, category_id, name_en, name_bn, weight_en, weight_bn, image, price_poisha, stock, position, is_archived)
    select 'bench-' || n, 1 + n % 8, 'River rui ' || n, 'নদীর রুই ' || n, '1 kg', '১ কেজি', '/pictures/demo/deshi-tomato.svg',
           1000 + n, n % 300, n, n % 50 = 7
    from generate_series(1, 100000) n`);
  await client.query(`
    insert into users (issuer, subject, name, email, created_at)
    select 'many', 's' || n, 'Customer ' || n, 'c' || n || '@example.com', now() - n * interval '10 minutes'
    from generate_series(1, 50000) n`);
  await client.query(`
    insert into orders (user_id, address_details, mobile_no, mobile_e164, total_poisha, idempotency_key, request_hash, place, status, slot_day, created_at)
    select u.first + n % 50000, 'House ' || n % 900 || ', Road ' || n % 90 || ', Dhanmondi', '017' || lpad(n::text, 8, '0'),
           '+88017' || lpad(n::text, 8, '0'), 10000, n::text, '',
           case when n % 1000 = 0 then 'tangail/dhanbari' when n % 3 = 0 then 'dhaka/dhanmondi' when n > 99000 then 'dhaka/mirpur' end,
           case when n > 99900 then 'pending' when n > 99800 then 'processing' when n % 20 = 0 then 'cancelled' else 'completed' end,
           (now() - (100000 - n) * interval '15 minutes')::date + 1, now() - (100000 - n) * interval '15 minutes'
    from generate_series(1, 100000) n, (select min(id) as first from users where issuer = 'many') u`);
  await client.query(`
    insert into order_items (order_id, product_id, name_en, name_bn, weight_en, weight_bn, image, tint, price_poisha, quantity)
    select id, 1, 'Mango', 'আম', '', '', '', '', 5000, 2 from orders`);
  // As autovacuum does; it also empties the pending lists of the GIN indexes.
  await client.query("vacuum analyze");
}
