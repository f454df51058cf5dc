import { sql } from 'drizzle-orm'
import type { PersonErasure } from '@clubhouse/contract/people/office/person-requests'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import type { Whose } from '#kernel/person/whose.ts'
import { findOpenPayments, ownOrders, wholeAccount } from '../../privacy/port.ts'
import type { Asked } from './find-asked.queries.ts'

/** What of the club’s goes with somebody: of whoever has an account all that is in it, of anybody else what is theirs alone. */
export function goneWith({ whose, heldBy, email }: Asked): Whose {
  if (!whose.isHolder || heldBy === null) return whose
  return { ...wholeAccount(whose.clubId, { userId: heldBy, email: email ?? '' }), email }
}

type Told = Omit<PersonErasure, 'member_id' | 'name' | 'is_child' | 'has_account' | 'open_payments'>

/** As the club: who goes along, what stands in the way, and whether it was asked for already. Two statements. */
export async function readErasureOf(tx: Tx, person: Asked, today: string): Promise<PersonErasure> {
  const { whose, heldBy } = person
  const { clubId, memberId, isHolder } = whose
  const gone = goneWith(person)
  const counts = sql`m.status = 'active' and (m.ends_on is null or m.ends_on >= ${today})`
  const told = await one<Told>(
    tx,
    sql`with theirs as (select p.id, trim(p.first_name || ' ' || p.last_name) as name, p.sorted from club_people p
      where p.club_id = ${clubId} and (p.id = ${memberId} or (${isHolder} and p.user_id = ${heldBy})))
    select
      coalesce((select json_agg(t.name order by t.sorted, t.id) from theirs t where t.id <> ${memberId}), '[]') as goes_along,
      coalesce((select json_agg(json_build_object('person', t.name, 'plan', d.name, 'ends_on', m.ends_on, 'order_id', o.id,
          'order_seq', o.seq) order by t.sorted, m.created_at, m.id)
        from theirs t join memberships m on m.club_id = ${clubId} and m.member_id = t.id and ${counts}
        join products d on d.club_id = m.club_id and d.id = m.plan_id
        join order_items i on i.club_id = m.club_id and i.id = m.order_item_id
        join orders o on o.club_id = i.club_id and o.id = i.order_id), '[]') as running,
      coalesce((select json_agg(d.name order by d.name) from theirs t
        join memberships m on m.club_id = ${clubId} and m.member_id = t.id and ${counts} and m.order_item_id is null
        join products d on d.club_id = m.club_id and d.id = m.plan_id), '[]') as ends,
      (select count(*)::int from orders o where o.club_id = ${clubId} and o.status in ('New', 'Pending')
        and o.id in (${ownOrders(gone)})) as unpaid_orders,
      (${isHolder} and exists (select from club_roles r where r.club_id = ${clubId} and r.user_id = ${heldBy} and r.role <> 'member')) as runs_club,
      (select nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') from users u where u.id = ${heldBy} and not ${isHolder}) as guardian,
      (select json_build_object('erased_on', iso(e.due_at), 'asked_at', iso(e.asked_at), 'reason', e.reason, 'asked_by',
          (select nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') from users u where u.id = e.asked_by))
        from club_erasures e where e.club_id = ${clubId} and e.person_id = ${memberId}) as asked`,
  )
  if (!told) throw new Error('A statement without a table has one row')
  const open = await findOpenPayments(tx, gone)
  return {
    member_id: memberId,
    name: person.name,
    is_child: person.isChild,
    has_account: isHolder,
    ...told,
    open_payments: open.map(({ count, amount, currency }) => ({ count, amount, currency })),
  }
}
