import type { Payer } from '@clubhouse/contract/money/office/payer'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { accountMobile } from '#identity/sign-in/reads.ts'
import { type PaidBy, readPayer } from '#people/records/port.ts'
import { clubDay } from '#site/clubs/reads.ts'

/** $1 the club, $2 orders of one person. */
const PAID_BY = {
  name: 'paid_by',
  text: `select (array_agg(o.user_id order by o.created_at desc, o.id))[1] as "userId",
    coalesce((array_agg(o.email order by o.created_at desc, o.id))[1], '') as email,
    ${accountMobile('(array_agg(o.user_id order by o.created_at desc, o.id))[1]')} as mobile,
    (select coalesce(json_agg(i.id), '[]') from order_items i where i.club_id = $1 and i.order_id = any($2::uuid[])) as items,
    (select coalesce(json_agg(i.guardian_answers_id), '[]') from order_items i
      where i.club_id = $1 and i.order_id = any($2::uuid[]) and i.guardian_answers_id is not null) as "guardianForms",
    (select coalesce(json_agg(i.member_answers_id), '[]') from order_items i
      where i.club_id = $1 and i.order_id = any($2::uuid[]) and i.member_answers_id is not null) as "memberForms"
  from orders o where o.club_id = $1 and o.id = any($2::uuid[])`,
}

interface Looking {
  clubId: string
  /** Who looks. */
  userId: string
  orderIds: readonly string[]
  now: Date
}

/** How whoever bought these orders is reached: as the club corrected it, then their account, then what they wrote into a form. */
export async function payerOfOrders(tx: Tx, { clubId, userId, orderIds, now }: Looking): Promise<Payer> {
  const [by] = await readIn(tx)<PaidBy>(PAID_BY, [clubId, `{${orderIds.join(',')}}`])
  if (!by) throw new Error('A sum without groups answers one row')
  const today = await clubDay(tx, clubId, now)
  return readPayer(tx, { clubId, userId, today, now }, by)
}
