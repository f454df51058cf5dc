import type {
  GroupCounts,
  GroupRow,
  GroupsQuery,
  listGroups as contract,
} from '@clubhouse/contract/people/office/groups'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'

/** Who asks, and whether all of the club’s people are theirs to see (rights.ts). */
export interface Seeing {
  clubId: string
  userId: string
  seesAll: boolean
}

/** $1 the club, $2 who asks. */
export const MANAGED = `exists (select from group_managers k where k.club_id = $1 and k.group_id = g.id and k.user_id = $2::uuid)`

/** $3 whether they see all: anybody else sees the groups of today that they look after, and none besides. */
export const SEEN = `($3::boolean or (g.archived_at is null and ${MANAGED}))`

const MEMBERS = `(select count(*)::int from group_members b where b.club_id = $1 and b.group_id = g.id)`

const MANAGERS = `coalesce((select json_agg(trim(concat_ws(' ', u.first_name, u.last_name)) order by lower(u.last_name), lower(u.first_name), u.id)
  from group_managers k join users u on u.id = k.user_id where k.club_id = $1 and k.group_id = g.id), '[]')`

const SHAPE: ListShape<ColumnOf<typeof contract>> = {
  name: 'office_groups',
  rows: `groups g where g.club_id = $1 and ${SEEN}`,
  row: 'g',
  item: `json_build_object('group_id', g.id, 'name', g.name, 'season', g.season, 'is_archived', g.archived_at is not null,
    'members', ${MEMBERS}, 'managers', ${MANAGERS})`,
  columns: { name: 'lower(g.name)', season: 'lower(g.season)', members: MEMBERS },
  searched: ['g.name', 'g.season'],
  order: 'lower(g.name), lower(g.season), g.id',
  filters: {
    archived: (asked) => `(g.archived_at is not null) = (${asked}::text = 'true')`,
    mine: (yes) => `(${yes}::text is not null and ${MANAGED})`,
    season: (season) => `g.season = ${season}::text`,
  },
  also: {
    counts: `(select json_build_object('all', count(*) filter (where g.archived_at is null),
      'mine', count(*) filter (where g.archived_at is null and ${MANAGED}),
      'archived', count(*) filter (where g.archived_at is not null)) from groups g where g.club_id = $1 and ${SEEN})`,
    seasons: `coalesce((select json_agg(s.season order by s.season desc) from (
      select distinct g.season from groups g where g.club_id = $1 and g.season <> '' and ${SEEN}) s), '[]')`,
  },
}

/** TABLE-01, TABLE-11: a page of groups with the counts of its tabs, in one statement. */
export const listGroups = (tx: Tx, { clubId, userId, seesAll }: Seeing, query: GroupsQuery) =>
  readListWith<GroupRow, { counts: GroupCounts; seasons: string[] }>(
    readIn(tx),
    SHAPE,
    { ...query, archived: query.archived ?? 'false' } as GroupsQuery,
    [clubId, userId, seesAll],
  )
