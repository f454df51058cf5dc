import type {
  listOptOuts as contract,
  OptOut,
  OptOutsQuery,
} from '@clubhouse/contract/messages/office/opt-outs'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'
import type { Registrar } from '../office/open-list.ts'

/** As somebody is called in the last mail they got, for whom there is no account. */
const WROTE = `select r.first_name, r.last_name, r.address from mailing_recipients r where r.club_id = o.club_id`

/** By a link of a list the mail itself bears a mark; mails are forgotten after a while, and the mark with them. */
const BY_LINK = `exists (select from mailing_recipients r where r.club_id = o.club_id and r.person_id = o.person_id
  and r.list_id = o.list_id and r.opted_out_at is not null)`

const named = (alias: string) => `nullif(trim(concat_ws(' ', ${alias}.first_name, ${alias}.last_name)), '')`

/** $1 the club, $2 whether they may know who is on a list of guarded answers. */
const OPT_OUTS: ListShape<ColumnOf<typeof contract>> = {
  name: 'office_opt_outs',
  with: `known as (
    select o.id, o.created_at as since,
      case o.kind when 'recurring' then 'list' when 'lotto-friend' then 'lotto' else o.kind end as kind,
      case when o.kind = 'recurring' then case when ${BY_LINK} then 'link' else 'either' end
        when o.kind = 'lotto-friend' then 'link' else 'preferences' end as how,
      case when $2::boolean or not l.is_guarded then l.name end as list, null::text as reason,
      coalesce(${named('u')}, ${named('w')}, f.first_name) as name, coalesce(u.email, w.address, f.email) as address
    from mail_opt_outs o
    left join distribution_lists l on l.club_id = o.club_id and l.id = o.list_id
    left join users u on u.id = o.person_id
    left join lotto_friends f on f.club_id = o.club_id and f.id = o.person_id
    left join lateral (${WROTE} and r.person_id = o.person_id and u.id is null
      order by r.settled_at desc nulls last, r.id limit 1) w on true
    where o.club_id = $1
    union all
    select u.id, u.updates_refused_at, 'everywhere', 'preferences', null, null, ${named('u')}, u.email
    from users u where u.updates_refused_at is not null
      and exists (select from club_roles c where c.club_id = $1 and c.user_id = u.id)
    union all
    select o.id, o.created_at, 'bounced', 'bounce', null, o.reason, ${named('w')}, o.address
    from set_aside_addresses o
    left join lateral (${WROTE} and r.address = o.address order by r.settled_at desc nulls last, r.id limit 1) w on true
    where o.club_id = $1)`,
  rows: `known k where true`,
  row: 'k',
  item: `json_build_object('opt_out_id', k.id, 'kind', k.kind, 'how', k.how, 'name', k.name, 'address', k.address,
    'list', k.list, 'reason', k.reason, 'since', iso(k.since))`,
  columns: { name: 'lower(k.name)', address: 'lower(k.address)', since: 'k.since' },
  searched: ['k.name', 'k.address', 'k.list'],
  order: 'k.since desc, k.id',
  filters: {
    show: (show) => `(k.kind = 'bounced') = (${show}::text = 'set_aside')`,
    kind: (kind) => `k.kind = ${kind}::text`,
  },
  also: {
    counts: `(select json_build_object('all', count(*), 'opted_out', count(*) filter (where c.kind <> 'bounced'),
      'set_aside', count(*) filter (where c.kind = 'bounced')) from known c)`,
  },
}

type Counts = Pick<ReplyOf<typeof contract>, 'counts'>

/** One page of them, with its total and the counts of its tabs: one statement. */
export const listOptOuts = (
  tx: Tx,
  { clubId, mayAskGuarded }: Registrar,
  query: OptOutsQuery,
): Promise<ReplyOf<typeof contract>> =>
  readListWith<OptOut, Counts>(readIn(tx), OPT_OUTS, query, [clubId, mayAskGuarded])
