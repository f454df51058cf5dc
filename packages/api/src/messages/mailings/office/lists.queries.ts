import type {
  DistributionListsQuery,
  DistributionListSummary,
  listDistributionLists,
} from '@clubhouse/contract/messages/office/distribution-lists'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import { collection } from '#kernel/db/collection.ts'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, listStatement } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { HOUSE_LISTS } from '../../mail/port.ts'

/** $1 the club, $2 the lists that are nobody's to write to, $3 a status. */
const LISTS: ListShape<ColumnOf<typeof listDistributionLists>> = {
  name: 'office_distribution_lists',
  rows: `distribution_lists l where l.club_id = $1 and l.id <> all($2::uuid[]) and ($3::text is null or l.status = $3)`,
  row: 'l',
  join: `left join users u on u.id = l.updated_by`,
  item: `json_build_object('email_distribution_list_id', l.id, 'name', l.name, 'email_status', l.status,
    'is_guarded', l.is_guarded, 'recipients', l.recipients, 'updated_at', iso(l.updated_at),
    'updated_by', u.first_name || ' ' || u.last_name, 'subject', l.subject,
    'last_sent_at', (select iso(max(m.started_at)) from mailings m where m.club_id = l.club_id and m.list_id = l.id))`,
  columns: {
    name: 'lower(l.name)',
    email_status: 'l.status',
    recipients: 'l.recipients',
    updated_at: 'l.updated_at',
  },
  searched: ['l.name', 'l.subject'],
  order: 'l.updated_at desc, l.id',
}

type Reply = ReplyOf<typeof listDistributionLists>
type Row = { total: number; items: string; counts: Reply['counts'] }

const COUNTS = `(select json_build_object('all', count(*), 'active', count(*) filter (where status = 'Active'),
  'inactive', count(*) filter (where status = 'Inactive')) from distribution_lists where club_id = $1 and id <> all($2::uuid[])) as counts`

/** API-62, TABLE-11: one page of the lists of a club, with its total and the counts of its tabs, in one statement. */
export async function listLists(
  tx: Tx,
  clubId: string,
  { email_status: status, ...query }: DistributionListsQuery,
): Promise<Reply> {
  const { statement, values } = listStatement(LISTS, query, [clubId, HOUSE_LISTS, status ?? null])
  const text = `select listed.*, ${COUNTS} from (${statement.text}) listed`
  const [row] = await readIn(tx)<Row>({ name: statement.name, text }, values)
  if (!row) throw new Error('A list of lists is never missing')
  return {
    ...collection<DistributionListSummary>(JSON.parse(row.items), row.total, query),
    counts: row.counts,
  }
}
