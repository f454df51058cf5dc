import { FOUND_AT_MOST, type OfficeFinds } from '@clubhouse/contract/office/search'
import type { Tx } from '#kernel/db/database.ts'
import { ordersByNumber } from '#money/orders/reads.ts'
import { PLANS_BY_NAME } from '#selling/catalogue/reads.ts'
import { readIn } from '#kernel/db/read-in.ts'

/** Without its accents and in small letters: who types Brid looks for Bríd. */
const plain = (text: string) => `regexp_replace(normalize(lower(${text}), NFD), '[\\u0300-\\u036f]', '', 'g')`

/** $1 the club, $2 what is looked for, $3 now. A word that begins with it comes before one that holds it. */
const asked = `asked as (select ${plain('$2::text')} as q)`
const found = (text: string) => `strpos(${plain(text)}, a.q) > 0`
const order = (text: string) =>
  `order by case when starts_with(${plain(text)}, a.q) then 0 when strpos(' ' || ${plain(text)}, ' ' || a.q) > 0 then 1 else 2 end, ${text}`

const listed = (item: string, rows: string) =>
  `coalesce((select json_agg(${item}) from (${rows} limit ${FOUND_AT_MOST}) f), '[]'::json)`

/** Those who hold a role in the club, and those who are members by somebody else's account: each once. */
const PEOPLE = `people as (
  select u.id, u.first_name || ' ' || u.last_name as name,
    (select string_agg(r.role, ', ' order by r.role) from club_roles r where r.club_id = $1 and r.user_id = u.id) as is
  from users u where exists (select 1 from club_roles r where r.club_id = $1 and r.user_id = u.id)
  union
  select distinct on (m.member_id) m.member_id, m.first_name || ' ' || m.last_name, 'member'
  from memberships m where m.club_id = $1
    and not exists (select 1 from club_roles r where r.club_id = $1 and r.user_id = m.member_id))`

const HOLDS = `coalesce((select string_agg(distinct p.name, ', ' order by p.name)
  from memberships m join products p on p.club_id = m.club_id and p.id = m.plan_id
  where m.club_id = $1 and m.member_id = f.id and m.status = 'active'), f.is)`

const TITLE = `coalesce(nullif(d.content ->> 'title', ''), r.title)`
const STATUS = `case when r.status = 'published' and r.published_at <= $3::timestamptz then 'published'
  when r.status = 'published' or d.due_at is not null then 'scheduled' else r.status end`

const SEARCH = {
  name: 'office_search',
  text: `with ${asked}, ${PEOPLE}
select json_build_object(
  'people', ${listed(
    `json_build_object('person_id', f.id, 'name', f.name, 'holds', ${HOLDS}, 'is_member', exists (
      select from club_people m where m.club_id = $1 and m.id = f.id))`,
    `select p.id, p.name, p.is from people p, asked a where ${found('p.name')} ${order('p.name')}, p.id`,
  )},
  'articles', ${listed(
    `json_build_object('article_id', f.id, 'type', f.type, 'title', f.title, 'status', f.status)`,
    `select r.id, r.type, ${TITLE} as title, ${STATUS} as status
      from articles r left join drafts d on d.club_id = r.club_id and d.kind = 'article' and d.subject_id = r.id, asked a
      where r.club_id = $1 and r.archived_at is null and ${found(TITLE)} ${order(TITLE)}, r.id`,
  )},
  'forms', ${listed(
    `json_build_object('form_id', f.id, 'name', f.name)`,
    `select r.id, r.name from forms r, asked a where r.club_id = $1 and r.archived_at is null and ${found('r.name')} ${order('r.name')}, r.id`,
  )},
  'orders', ${listed(
    `json_build_object('order_id', f.id, 'order_seq', f.seq, 'buyer', f.who, 'what', f.what)`,
    ordersByNumber(`(select substring(a.q from '^#?([0-9]+)$') from asked a)`),
  )},
  'plans', ${listed(
    `json_build_object('plan_id', f.id, 'name', f.name, 'programme', f.programme)`,
    `select r.id, r.name, r.programme from (${PLANS_BY_NAME}) r, asked a where ${found('r.name')}
      ${order('r.name').replace('order by', 'order by r.is_active desc,')}, r.id`,
  )}) as finds`,
}

/** People by name only, articles, forms and plans, orders by number: one statement. */
export async function searchClub(tx: Tx, clubId: string, q: string, now: Date): Promise<OfficeFinds> {
  const [row] = await readIn(tx)<{ finds: OfficeFinds }>(SEARCH, [clubId, q, now])
  return row?.finds ?? { people: [], articles: [], forms: [], orders: [], plans: [] }
}
