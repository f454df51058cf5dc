import type {
  listOfficeSponsors,
  OfficeSponsorsQuery,
  SponsorSummary,
} from '@clubhouse/contract/site/office/sponsors'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import { collection } from '#kernel/db/collection.ts'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, listStatement } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'

/** As in the domain's `sponsorState`; the day is that of the club. */
const KNOWN = `known as materialized (
  select s.*, case when s.removed_at is not null then 'removed' when s.starts_on > day.today then 'later'
    when s.ends_on < day.today then 'over' else 'shown' end as state
  from sponsors s join clubs c on c.id = s.club_id
    cross join lateral (select ($2::timestamptz at time zone c.time_zone)::date as today) day
  where s.club_id = $1)`

const SPONSORS: ListShape<ColumnOf<typeof listOfficeSponsors>> = {
  name: 'office_sponsors',
  rows: 'known k where (k.removed_at is not null) = $3',
  row: 'k',
  join: 'left join images i on i.club_id = k.club_id and i.id = k.image_id',
  item: `json_build_object('sponsor_id', k.id, 'name', k.name, 'link', k.link, 'image_id', k.image_id, 'featured', k.featured,
    'starts_on', k.starts_on, 'ends_on', k.ends_on, 'state', k.state, 'image', image_list(i))`,
  columns: { name: 'lower(k.name)', starts_on: 'k.starts_on', ends_on: 'k.ends_on' },
  searched: ['k.name', 'k.link'],
  order: 'k.featured desc, k.position, k.name, k.id',
}

const COUNTS = `(select json_build_object('current', count(*) filter (where removed_at is null),
  'removed', count(*) filter (where removed_at is not null)) from known) as counts`

type Reply = ReplyOf<typeof listOfficeSponsors>

/** TABLE-01, TABLE-11: a page with its total and the counts of its tabs, in one statement. */
export async function listSponsors(
  tx: Tx,
  clubId: string,
  { removed, ...query }: OfficeSponsorsQuery,
  now: Date,
): Promise<Reply> {
  const { statement, values } = listStatement(SPONSORS, query, [clubId, now, removed === 'true'])
  const text = `with ${KNOWN} select listed.*, ${COUNTS} from (${statement.text}) listed`
  type Row = { total: number; items: string; counts: Reply['counts'] }
  const [row] = await readIn(tx)<Row>({ name: statement.name, text }, values)
  if (!row) throw new Error('A list of sponsors is never missing')
  return { ...collection<SponsorSummary>(JSON.parse(row.items), row.total, query), counts: row.counts }
}
