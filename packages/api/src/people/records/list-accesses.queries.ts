import type {
  AccessQuery,
  AccessRow,
  listPersonAccesses,
} from '@clubhouse/contract/people/office/person-accesses'
import type { Collection } from '@clubhouse/contract/paging'
import { actorName } from '#kernel/db/actor-name.ts'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith, sinceDay, untilDay } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { idsOf } from './person-facts.ts'

const ACTOR = actorName('u', { club: 'a.club_id', user: 'a.actor_id', at: 'a.at' })

/** Not materialised: a count that asks for no name does not look for any. */
const ACCESSES = `accesses as not materialized (
  select a.*, ${ACTOR} as actor
  from person_accesses a left join users u on u.id = a.actor_id where a.club_id = $1)`

const SHAPE: ListShape<ColumnOf<typeof listPersonAccesses>> = {
  name: 'person_accesses',
  with: ACCESSES,
  rows: 'accesses a where true',
  row: 'a',
  item: `json_build_object('access_id', a.id, 'at', iso(a.at), 'actor', a.actor, 'what', a.what, 'reason', a.reason, 'note', a.note,
    'person_id', a.person_id, 'person', a.person, 'is_child', a.is_child, 'questions', a.questions,
    'is_here', exists (select from club_people p where p.club_id = $1 and p.id = a.person_id))`,
  columns: { at: 'a.at', actor: 'lower(a.actor)', person: 'lower(a.person)' },
  searched: ['a.actor', 'a.person', 'a.note'],
  order: 'a.at desc nulls last, a.id',
  filters: {
    what: (what) => `a.what = ${what}::text`,
    child: (yes) => `(${yes}::text is not null and a.is_child)`,
    person_id: (id) => `a.person_id in ${idsOf('$1', `${id}::uuid`)}`,
    who: (name) => `strpos(lower(a.actor), lower(${name}::text)) > 0`,
    from: sinceDay('a.at'),
    to: untilDay('a.at'),
  },
}

/** TABLE-01, TABLE-11: a page of who looked at whom, in one statement. */
export const listAccesses = (tx: Tx, clubId: string, query: AccessQuery): Promise<Collection<AccessRow>> =>
  readListWith<AccessRow, object>(readIn(tx), SHAPE, query, [clubId])
