import { MERGE_UNDO_DAYS } from '@clubhouse/contract/people/office/member-limits'
import type { PastMerge } from '@clubhouse/contract/people/office/people-merges'
import { actorName } from '#kernel/db/actor-name.ts'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'

const ACTOR = actorName('u', { club: 'x.club_id', user: 'x.merged_by', at: 'x.merged_at' })

const MERGES = {
  name: 'past_merges',
  text: `select x.id as merge_id, iso(x.merged_at) as at, ${ACTOR} as actor,
    json_build_object('member_id', x.kept_id, 'name', x.kept_name) as kept, json_build_object('name', x.gone_name) as gone,
    case when x.undone_at is null and x.trail is not null then iso(x.merged_at + make_interval(days => ${MERGE_UNDO_DAYS})) end as until,
    iso(x.undone_at) as undone_at
  from person_merges x left join users u on u.id = x.merged_by
  where x.club_id = $1 and x.merged_at > $2::timestamptz - make_interval(days => ${MERGE_UNDO_DAYS})
  order by x.merged_at desc, x.id limit 100`,
}

export const listMerges = (tx: Tx, clubId: string, now: Date): Promise<PastMerge[]> =>
  readIn(tx)<PastMerge>(MERGES, [clubId, now])
