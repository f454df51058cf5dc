/** For a statement in which `c` is the club and $2 the moment: what runs low by the club's own line, the fewest first. An item that nobody can buy is nobody's worry. */
export const LOW_STOCK = `(select json_build_object('count', count(*), 'fewest', (json_agg(json_build_object('item_id', l.id, 'name', l.name,
    'size', l.size, 'left', l.remaining) order by l.remaining, l.name, l.size)) -> 0)
  from (select p.id, p.name, nullif(array_to_string(array(select v.options ->> (o ->> 'name')
        from jsonb_array_elements(h.options) with ordinality as listed (o, n) order by n), ', '), '') as size, s.remaining
    from products p join shop_items h on h.club_id = p.club_id and h.id = p.id
    left join shop_variants v on v.club_id = h.club_id and v.item_id = h.id
    join stock s on s.club_id = p.club_id and s.id = case when v.id is null then p.stock_id else v.stock_id end
    where p.club_id = c.id and p.is_active and s.remaining <= h.low_stock and (h.closes_at is null or h.closes_at > $2::timestamptz)) l)`
