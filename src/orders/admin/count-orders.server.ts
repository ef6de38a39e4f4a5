/** SQL that counts orders for the dashboard, as one JSON object; `today` began at midnight in Dhaka. */
export const countOrders = () => `
  select json_build_object(
    'total', count(*),
    'pending', count(*) filter (where status = 'pending'),
    'processing', count(*) filter (where status = 'processing'),
    'today', count(*) filter (
      where created_at >= date_trunc('day', now() at time zone 'Asia/Dhaka') at time zone 'Asia/Dhaka'
    )
  ) from orders`;
