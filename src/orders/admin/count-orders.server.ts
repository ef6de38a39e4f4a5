/** SQL that counts orders for the dashboard, as one JSON object; `today` began at midnight in Dhaka. Only `total` reads them all. */
export const countOrders = () => `
  select json_build_object(
    'total', (select count(*) from orders),
    'pending', (select count(*) from orders where status = 'pending'),
    'processing', (select count(*) from orders where status = 'processing'),
    'today', (select count(*) from orders
      where created_at >= date_trunc('day', now() at time zone 'Asia/Dhaka') at time zone 'Asia/Dhaka')
  )`;
