import type { Payer } from '@clubhouse/contract/money/office/payer'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { IS_JUVENILE } from './person-facts.ts'
import { writeListAccess } from './write-access.ts'

/** What a form of theirs says, written by the one who pays. */
const ownMobile = (
  forms: string,
  elsewhere: string,
) => `(select answer_text(a.answers, 'mobile', ${elsewhere}) from form_answers a
  where a.club_id = $1 and a.id = any(${forms}::uuid[]) and lower(answer_text(a.answers, 'email', ${elsewhere})) = lower($4)
    and answer_text(a.answers, 'mobile', ${elsewhere}) is not null order by a.id limit 1)`

/** $1 the club, $2 the day it is there, $3 the account, $4 its e-mail, $5 lines of orders, $6 forms of guardians, $7 forms of those who signed up,
 * $8 the number in the account. */
const PAYER = {
  name: 'payer_of_orders',
  text: `with own as materialized (
      select p.* from club_people p where p.club_id = $1 and p.id = $3::uuid
      union all
      select p.* from memberships m join club_people p on p.club_id = m.club_id and p.id = m.member_id
      where m.club_id = $1 and m.order_item_id = any($5::uuid[]) and $3::uuid is null and p.kind = 'adult' and lower(p.email) = lower($4)
      limit 1
    ), paid as materialized (
      select distinct p.id, p.first_name, p.last_name, p.sorted, p.born, p.corrected_born, p.kind from memberships m
      join club_people p on p.club_id = m.club_id and p.id = m.member_id
      where m.club_id = $1 and m.order_item_id = any($5::uuid[])
    ), named as (
      select distinct on (lower(coalesce(n.email, n.name))) n.* from (
        select trim(concat_ws(' ', answer_text(a.answers, 'first_name', 'member_details'),
            answer_text(a.answers, 'last_name', 'member_details'))) as name,
          answer_text(a.answers, 'email', 'member_details') as email, answer_text(a.answers, 'mobile', 'member_details') as mobile
        from form_answers a where a.club_id = $1 and a.id = any($6::uuid[])) n
      where n.name <> '' and lower(n.email) is distinct from lower($4)
    )
  select json_build_object(
    'mobile', coalesce((select nullif(corrected_mobile, '') from own), $8,
      ${ownMobile('$6', `'member_details'`)}, ${ownMobile('$7', 'null')}),
    'member_id', (select id from own),
    'family_id', case when exists (select from club_people p where p.club_id = $1 and p.user_id = $3::uuid and p.id <> $3::uuid)
      then $3::uuid end,
    'pays_for', coalesce((select json_agg(json_build_object('member_id', p.id, 'name', trim(concat_ws(' ', p.first_name, p.last_name)),
      'is_child', ${IS_JUVENILE}, 'is_self', coalesce(p.id = (select id from own), false)) order by p.sorted, p.id) from paid p), '[]'),
    'guardians', coalesce((select json_agg(json_build_object('name', n.name, 'email', n.email, 'mobile', n.mobile) order by n.name)
      from named n), '[]')) as payer`,
}

/** What orders say of whoever bought them. */
export interface PaidBy {
  userId: string | null
  email: string
  /** The number in their account. */
  mobile: string | null
  items: readonly string[]
  guardianForms: readonly string[]
  memberForms: readonly string[]
}

interface Looking {
  clubId: string
  /** Who looks. */
  userId: string
  today: string
  now: Date
}

const uuids = (ids: readonly string[]): string => `{${ids.join(',')}}`

/** How whoever bought something is reached, as the club knows it. That children are on it is written down, as of a list with them. */
export async function readPayer(tx: Tx, { clubId, userId, today, now }: Looking, by: PaidBy): Promise<Payer> {
  const ids = [by.items, by.guardianForms, by.memberForms].map(uuids)
  const [row] = await readIn(tx)<{ payer: Payer }>(PAYER, [
    clubId,
    today,
    by.userId,
    by.email,
    ...ids,
    by.mobile,
  ])
  if (!row) throw new Error('A statement without tables answers one row')
  const children = row.payer.pays_for.flatMap(({ member_id: id, name, is_child: isChild }) =>
    isChild ? [{ id, name }] : [],
  )
  if (children.length > 0) await writeListAccess(tx, { clubId, userId, now }, children)
  return row.payer
}
