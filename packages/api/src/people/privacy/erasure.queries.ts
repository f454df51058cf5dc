import { sql } from 'drizzle-orm'
import type { Erasure } from '@clubhouse/contract/people/member-privacy'
import { notFound } from '@clubhouse/contract/refusal'
import type { Database, Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import type { Whose } from '#kernel/person/whose.ts'
import { ownOrders, wholeAccount } from './whose.ts'

const ASKED = {
  name: 'erasure_of_person',
  text: `
    select (select to_char(x.due_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from erasures x
        where x.user_id = u.id) as erased_on,
      coalesce((select json_agg(c.name order by c.name) from club_roles r join clubs c on c.id = r.club_id
        where r.user_id = u.id and r.role = 'owner' and not exists (select from club_roles o
          where o.club_id = r.club_id and o.role = 'owner' and o.user_id <> u.id)), '[]') as owned_alone,
      coalesce((select json_agg(p.first_name order by p.first_name) from related_people p where p.user_id = u.id
        and not exists (select from related_people o where o.id = p.id and o.user_id <> u.id)
        and not exists (select from users a where a.id = p.id)), '[]') as goes_along
    from users u where u.id = $1`,
}

type OpenPayments = Erasure['open_payments']

/** What stands in the way of somebody's erasure, and who goes with them. */
export async function readErasure(
  db: Database,
  { userId, email, clubIds }: { userId: string; email: string; clubIds: readonly string[] },
): Promise<Erasure> {
  const [row] = await db.readPlatform<Omit<Erasure, 'open_payments'>>(ASKED, [userId])
  if (!row) throw notFound('The member')
  const open: OpenPayments = []
  for (const clubId of clubIds)
    open.push(
      ...(await db.withClub(clubId, (tx) => findOpenPayments(tx, wholeAccount(clubId, { userId, email })))),
    )
  return { ...row, open_payments: open }
}

/** As the club: what is planned, on its way, or in arrears, of what they bought or what was bought for them. */
export async function findOpenPayments(tx: Tx, whose: Whose): Promise<OpenPayments> {
  const { clubId, memberId } = whose
  return rows<OpenPayments[number]>(
    tx,
    sql`select c.id as account_id, c.name as club, count(*)::int as count, sum(s.amount)::int as amount,
      upper(o.currency) as currency
    from orders o join clubs c on c.id = o.club_id
    join scheduled_payments s on s.club_id = o.club_id and s.order_id = o.id
      and s.status in ('planned', 'charging', 'failed')
    where o.club_id = ${clubId} and (o.id in (${ownOrders(whose)}) or exists (select from order_items i
      where i.club_id = s.club_id and i.id = s.order_item_id and i.member_id = ${memberId}))
    group by c.id, c.name, o.currency`,
  )
}
