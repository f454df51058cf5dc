/** Of what can run out: how many this very cart holds already, since its order waits to be paid. For `facts` of a kind. */
export const heldByOwnOrder = (
  stockId: string,
): string => `(select coalesce(sum(r.count), 0)::int from reservations r
  join orders o on o.club_id = r.club_id and o.id = r.holder_id
  where r.club_id = c.id and r.stock_id = ${stockId} and r.holder = 'order' and r.state = 'held'
    and o.cart_id = k.id and o.status = 'New')`
