import { and, eq, sql } from 'drizzle-orm'
import type {
  listOfficePrograms,
  ProgramFields,
  ProgramsQuery,
  ProgramSummary,
} from '@clubhouse/contract/selling/office/programs'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import {
  programChanges,
  programErrors,
  tidyProgram,
} from '@clubhouse/domain/selling/catalogue/office/program-fields'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { programs } from '../tables.ts'
import type { SavedRecord, OfRecord } from './saved-record.ts'

/** $1 the club, $2 the moment. */
const KNOWN = `known as materialized (
  select g.*, coalesce(g.ends_on < day.today, false) as is_finished,
    (select count(*)::int from plans l where l.club_id = g.club_id and l.program_id = g.id) as plans,
    (select count(*)::int from bundles b where b.club_id = g.club_id and b.program_id = g.id) as bundles,
    (select count(*)::int from memberships m join plans l on l.club_id = m.club_id and l.id = m.plan_id
      where m.club_id = g.club_id and l.program_id = g.id and m.status = 'active'
        and (m.ends_on is null or m.ends_on >= day.today)) as members
  from programs g join clubs c on c.id = g.club_id
    cross join lateral (select ($2::timestamptz at time zone c.time_zone)::date::text as today) day
  where g.club_id = $1)`

const SHAPE: ListShape<ColumnOf<typeof listOfficePrograms>> = {
  name: 'office_programs',
  with: KNOWN,
  rows: 'known k where true',
  row: 'k',
  item: `json_build_object('program_id', k.id, 'title', k.title, 'ends_on', k.ends_on, 'is_finished', k.is_finished,
    'plans', k.plans, 'bundles', k.bundles, 'members', k.members)`,
  columns: { title: 'lower(k.title)', ends_on: 'k.ends_on', members: 'k.members' },
  searched: ['k.title'],
  order: 'k.position, k.id',
  filters: { finished: (is) => `k.is_finished = (${is}::text = 'true')` },
  also: {
    counts: `(select json_build_object('current', count(*) filter (where not is_finished),
      'finished', count(*) filter (where is_finished)) from known)`,
  },
}

type Counts = Pick<ReplyOf<typeof listOfficePrograms>, 'counts'>

export const listPrograms = (tx: Tx, clubId: string, query: ProgramsQuery, now: Date) =>
  readListWith<ProgramSummary, Counts>(readIn(tx), SHAPE, query, [clubId, now])

const isProgram = ({ clubId, id }: OfRecord) => and(eq(programs.clubId, clubId), eq(programs.id, id))

export const PROGRAM: SavedRecord<ProgramFields, ProgramSummary> = {
  what: 'The programme',
  kinds: { added: 'program-added', changed: 'program-changed', deleted: 'program-deleted' },
  idName: 'program_id',
  name: ({ title }) => title,
  find: async (tx, { clubId, id }, now) =>
    (await listPrograms(tx, clubId, { page: 1, per_page: 1, ids: [id] }, now)).items[0] ?? null,
  fieldsOf: ({ title, ends_on }) => ({ title, ends_on }),
  tidy: tidyProgram,
  errors: async (_, __, fields) => programErrors(fields),
  changes: programChanges,
  insert: async (tx, { clubId, id }, { title, ends_on: endsOn }) => {
    const position = sql`(select coalesce(max(position), 0) + 1 from programs where club_id = ${clubId})`
    await tx.insert(programs).values({ clubId, id, title, endsOn, position })
  },
  update: async (tx, of, { title, ends_on: endsOn }) => {
    await tx.update(programs).set({ title, endsOn }).where(isProgram(of))
  },
  inUse: ({ plans, bundles }) =>
    plans + bundles > 0
      ? 'There are plans or bundles in this programme. Give it a last day, and it goes off the website then.'
      : null,
  remove: async (tx, of) => {
    await tx.delete(programs).where(isProgram(of))
  },
}
