import type { OfficeMember } from '@clubhouse/contract/people/office/members'
import type { FormAnswers, FormSection } from '@clubhouse/contract/people/forms'
import { kindsIn } from '@clubhouse/domain/office/audit-log/sentences'
import { actorName, personName } from '#kernel/db/actor-name.ts'
import type { Database, Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { BORN, ENDS_ON, FACTS, idsOf, MONEY } from './person-facts.ts'

const listOf = (item: string, rows: string) => `coalesce((select json_agg(${item}) from (${rows}) r), '[]')`

/** What the account’s holder wrote into the guardians’ form, who often has no number in their account. */
const MOBILE_IN_FORM = `(select answer_text(a.answers, 'mobile', 'member_details')
  from memberships m join order_items i on i.club_id = m.club_id and i.id = m.order_item_id
  join form_answers a on a.club_id = m.club_id and a.id = i.guardian_answers_id
  where m.club_id = $1 and m.member_id = p.id and lower(answer_text(a.answers, 'email', 'member_details')) = lower(u.email)
  order by m.created_at desc, m.id limit 1)`

/** The account, where it is somebody else’s, and whoever else the guardians’ form names. */
export const ACCOUNT = `(select json_build_object('name', coalesce(${personName('u')}, ''), 'email', u.email,
    'mobile', coalesce(nullif(u.mobile, ''), ${MOBILE_IN_FORM}), 'has_account', true)
  from users u where u.id = p.user_id)`
export const GUEST = `(select json_build_object('name', trim(concat_ws(' ', o.first_name, o.last_name)), 'email', p.email, 'mobile', null,
    'has_account', false)
  from memberships m join order_items i on i.club_id = m.club_id and i.id = m.order_item_id
  join orders o on o.club_id = m.club_id and o.id = i.order_id
  where m.club_id = $1 and m.member_id = p.id and p.email is not null order by m.created_at desc limit 1)`
export const NAMED = listOf(
  `json_build_object('name', r.name, 'email', r.email, 'mobile', r.mobile, 'has_account', false)`,
  `select distinct on (lower(coalesce(n.email, n.name))) n.* from (
    select trim(concat_ws(' ', answer_text(a.answers, 'first_name', 'member_details'), answer_text(a.answers, 'last_name', 'member_details'))) as name,
      answer_text(a.answers, 'email', 'member_details') as email, answer_text(a.answers, 'mobile', 'member_details') as mobile
    from memberships m join order_items i on i.club_id = m.club_id and i.id = m.order_item_id
    join form_answers a on a.club_id = m.club_id and a.id = i.guardian_answers_id
    where m.club_id = $1 and m.member_id = p.id) n
  where n.name <> '' and lower(n.email) is distinct from p.email`,
)

const FAMILY = `coalesce((select json_agg(json_build_object(${FACTS}) order by p.sorted, p.id)
  from club_people p ${MONEY} where p.club_id = $1 and p.user_id = one.user_id and p.id <> one.id), '[]')`

const PLANS = listOf(
  `json_build_object('membership_id', r.id, 'plan', r.plan, 'program', r.program, 'starts_on', r.starts_on, 'ends_on', r.ends_on,
    'state', case when r.status = 'cancelled' then 'cancelled' when r.ends_on < $2 then 'ended' else 'active' end,
    'order', case when r.order_id is not null then json_build_object('order_id', r.order_id, 'order_seq', r.seq, 'total', r.total) end)`,
  `select m.id, d.name as plan, g.title as program, m.starts_on, m.ends_on, m.status, i.order_id, o.seq, i.total
    from memberships m join products d on d.club_id = m.club_id and d.id = m.plan_id
    join plans l on l.club_id = m.club_id and l.id = m.plan_id
    join programs g on g.club_id = m.club_id and g.id = l.program_id
    left join order_items i on i.club_id = m.club_id and i.id = m.order_item_id
    left join orders o on o.club_id = m.club_id and o.id = i.order_id
    where m.club_id = $1 and m.member_id = p.id order by m.created_at desc, m.id limit 50`,
)

/** What was taken for their plans, one line for each order, and what is still to come; the newest first. */
const PAYMENTS = listOf(
  `json_build_object('kind', r.kind, 'status', r.status, 'at', r.at, 'amount', r.amount, 'order_id', r.order_id, 'order_seq', r.seq,
    'name', r.name)`,
  `select * from (
    select distinct 'paid' as kind, case when y.refunded >= y.amount then 'refunded' else 'paid' end as status,
      iso(coalesce(y.settled_at, y.created_at)) as at, y.amount, o.id as order_id, o.seq, (select w.what from order_sums w
        where w.club_id = o.club_id and w.id = o.id) as name, y.id
    from memberships m join order_items i on i.club_id = m.club_id and i.id = m.order_item_id
    join orders o on o.club_id = m.club_id and o.id = i.order_id
    join payments y on y.club_id = o.club_id and y.order_id = o.id and y.status = 'succeeded' and y.kind <> 'card' and y.amount > 0
    where m.club_id = $1 and m.member_id = p.id
    union all
    select 'later', s.status, s.due_on, s.amount, s.order_id, o.seq, s.name, s.id
    from memberships m
    join payments_of_plans s on s.club_id = m.club_id and s.order_item_id = m.order_item_id and s.status <> 'paid'
    join orders o on o.club_id = m.club_id and o.id = s.order_id
    where m.club_id = $1 and m.member_id = p.id) all_of order by at desc, id limit 100`,
)

const READERS = listOf(
  `json_build_object('access_id', r.id, 'at', iso(r.at), 'actor', r.actor, 'what', r.what, 'reason', r.reason, 'note', r.note)`,
  `select a.*, ${actorName('u', { club: '$1', user: 'a.actor_id', at: 'a.at' })} as actor from person_accesses a left join users u on u.id = a.actor_id
    where a.club_id = $1 and a.person_id in ${idsOf('$1', 'p.id')} order by a.at desc, a.id limit 5`,
)

const LOG = listOf(
  `json_build_object('event_id', r.id, 'at', iso(r.at), 'kind', r.kind, 'actor', r.actor, 'detail', r.detail)`,
  `select e.*, coalesce(${actorName('u', { club: '$1', user: 'e.actor_id', at: 'e.at' })},
      case when e.site = 'su' then 'The platform' end) as actor from (
      select * from audit_events where club_id = $1 and detail ->> 'person_id' = p.id::text
      union select * from audit_events where club_id = $1 and subject_id = p.id) e
    left join users u on u.id = e.actor_id where e.kind <> all($6::text[]) order by e.at desc, e.id limit 30`,
)

/** Until when whoever asks ($3, now $4) has their guarded answers open. */
const OPEN_UNTIL = `(select iso(max(a.until)) from person_accesses a where a.club_id = $1 and a.person_id = p.id
  and a.actor_id = $3::uuid and a.what = 'medical' and a.until > $4::timestamptz)`

const ERASED_ON = `(select iso(e.due_at) from club_erasures e where e.club_id = $1 and e.person_id = p.id)`

const GROUPS = listOf(
  `json_build_object('group_id', r.id, 'name', r.name, 'season', r.season)`,
  `select g.id, g.name, g.season from group_members b join groups g on g.club_id = b.club_id and g.id = b.group_id
    where b.club_id = $1 and b.member_id = p.id and g.archived_at is null order by lower(g.name), lower(g.season), g.id`,
)

/** A registrar put them in and knew a part of what their form asks. */
const HAS_OPEN_FORM = `exists (select from (select distinct on (a.form_id) a.form_id, a.is_unfinished from form_answers a
    where a.club_id = $1 and a.member_id = p.id and a.given_by = p.user_id order by a.form_id, a.created_at desc, a.id) l
  join forms f on f.club_id = $1 and f.id = l.form_id and f.archived_at is null and f.kind <> 'guardian' where l.is_unfinished)`

const MEMBER = {
  name: 'office_member',
  text: `select json_build_object(${FACTS}, 'due', money.due, 'due_on', money.due_on, 'currency', c.currency, 'club', c.name,
    'date_of_birth', ${BORN}, 'joined_at', iso(p.joined_at), 'ends_on', ${ENDS_ON}, 'number', p.number,
    'mobile', p.corrected_mobile, 'email', p.email, 'is_self', p.user_id = p.id, 'account', ${ACCOUNT}, 'guest', ${GUEST}, 'named', ${NAMED},
    'family', ${FAMILY}, 'family_id', p.user_id, 'groups', ${GROUPS}, 'plans', ${PLANS}, 'payments', ${PAYMENTS}, 'readers', ${READERS}, 'log', ${LOG},
    'guarded_until', ${OPEN_UNTIL}, 'erased_on', ${ERASED_ON}, 'has_open_form', ${HAS_OPEN_FORM}) as member
  from club_people p join clubs c on c.id = p.club_id ${MONEY}
  cross join lateral (select p.id, p.user_id) one
  where p.club_id = $1 and p.id = $5::uuid`,
}

type Contact = OfficeMember['guardians'][number]

export type ReadMember = Pick<
  OfficeMember,
  | 'member_id'
  | 'first_name'
  | 'last_name'
  | 'age'
  | 'is_juvenile'
  | 'state'
  | 'money'
  | 'late'
  | 'due'
  | 'due_on'
  | 'currency'
  | 'date_of_birth'
  | 'joined_at'
  | 'ends_on'
  | 'mobile'
  | 'family'
  | 'family_id'
  | 'groups'
  | 'payments'
  | 'readers'
  | 'log'
  | 'guarded_until'
  | 'erased_on'
  | 'has_open_form'
> & {
  club: string
  number: number | null
  email: string | null
  is_self: boolean | null
  account: Contact | null
  guest: Contact | null
  named: Contact[]
  plans: Omit<OfficeMember['plans'][number], 'season'>[]
}

export interface AboutMember {
  clubId: string
  memberId: string
  /** Who asks. */
  userId: string
  today: string
  now: Date
  /** When and how somebody signs in is for who may read the log of the club. */
  seesSignIns?: boolean
}

const SIGN_INS = kindsIn('sign-ins')

/** All that the club knows but for answers and mails: one statement. */
export async function readMember(
  tx: Tx,
  { clubId, memberId, userId, today, now, seesSignIns = false }: AboutMember,
): Promise<ReadMember | null> {
  const asked = [clubId, today, userId, now, memberId, seesSignIns ? [] : SIGN_INS]
  const [row] = await readIn(tx)<{ member: ReadMember }>(MEMBER, asked)
  return row?.member ?? null
}

export interface AnsweredForm {
  form_id: string
  form: string
  is_guardians: boolean
  version: number
  newest_version: number
  given_at: string
  given_by: string | null
  answers: Partial<FormAnswers>
  sections: FormSection[]
}

/**
 * What was last answered to each form: by whoever acts for them, or with what was bought. Never by a stranger, who could name
 * anybody’s id. What one has said another does not take back (two who were merged), and nobody what was said without an account.
 */
export const GIVEN_BY = 'coalesce(a.given_by, a.id)'

const ANSWERS = {
  name: 'office_member_answers',
  text: `with bought as (
    select i.member_answers_id, i.guardian_answers_id from memberships m
    join order_items i on i.club_id = m.club_id and i.id = m.order_item_id where m.club_id = $1 and m.member_id = $2::uuid),
  last as (select distinct on (a.form_id, ${GIVEN_BY}) a.form_id, f.name as form, f.kind = 'guardian' as is_guardians, a.version, f.version as newest_version,
    iso(a.created_at) as given_at, ${personName('u')} as given_by, a.answers, v.sections, a.created_at, a.id
  from form_answers a
  join forms f on f.club_id = a.club_id and f.id = a.form_id
  join form_versions v on v.club_id = a.club_id and v.form_id = a.form_id and v.version = a.version
  join club_people p on p.club_id = a.club_id and p.id = $2::uuid
  left join users u on u.id = a.given_by
  where a.club_id = $1 and (
    (a.member_id = p.id and a.given_by = p.user_id)
    or a.id in (select member_answers_id from bought) or a.id in (select guardian_answers_id from bought))
  order by a.form_id, ${GIVEN_BY}, a.created_at desc, a.id)
  select form_id, form, is_guardians, version, newest_version, given_at, given_by, answers, sections
  from last order by form_id, created_at desc, id`,
}

export const readAnswers = (tx: Tx, clubId: string, memberId: string): Promise<AnsweredForm[]> =>
  readIn(tx)<AnsweredForm>(ANSWERS, [clubId, memberId])

const LISTED_MAILS = {
  name: 'office_member_mailings',
  text: `select g.subject, null as template, r.address as "to", iso(coalesce(r.settled_at, g.created_at)) as at,
    case when r.state = 'sent' then 'sent' when r.state in ('waiting', 'queued') then 'waiting' else 'failed' end as status
    from mailing_recipients r join mailings g on g.club_id = r.club_id and g.id = r.mailing_id
    where r.club_id = $1 and r.address = any($2::text[]) order by g.created_at desc limit 30`,
}

export const readMailings = (tx: Tx, clubId: string, addresses: string[]): Promise<OfficeMember['mails']> =>
  readIn(tx)<OfficeMember['mails'][number]>(LISTED_MAILS, [clubId, addresses])

/** Of the club’s own mails; a mailing’s letters are told by their subject. */
const MAILS = {
  name: 'office_member_mails',
  text: `select null as subject, template, recipient as "to", iso(coalesce(done_at, failed_at, created_at)) as at,
    case when done_at is not null then 'sent' when failed_at is not null then 'failed' else 'waiting' end as status
    from outbox where club_id = $1 and lower(recipient) = any($2::text[]) and template <> 'mailing'
    order by created_at desc limit 30`,
}

export const readMails = (
  db: Pick<Database, 'readPlatform'>,
  clubId: string,
  addresses: string[],
): Promise<OfficeMember['mails']> =>
  db.readPlatform<OfficeMember['mails'][number]>(MAILS, [clubId, addresses])
