/** SQL that counts users for the dashboard, as one JSON object; the week is the last seven days. */
export const countUsers = () => `
  select json_build_object(
    'total', count(*),
    'new_this_week', count(*) filter (where created_at > now() - interval '7 days')
  ) from users`;
