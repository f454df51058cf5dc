import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import {
  atOnce,
  type KeptAs,
  type MergedRows,
  type Moving,
  type PersonTable,
  type Writes,
} from '#kernel/person/person-table.ts'
import { keepPeople } from '../list-of-members.ts'
import type { Print } from './footprint.queries.ts'

/**
 * Everything of the one who goes becomes that of the one who stays. Of what there can only be one, a number or a line of an
 * import, the one who stays keeps theirs; the other’s stays behind, so that no number is ever given twice.
 */
export async function moveRows(
  tx: Tx,
  personTables: readonly PersonTable[],
  moving: Moving,
  as: KeptAs,
): Promise<void> {
  await atOnce(
    tx,
    eachMerged(personTables, (rows, table) => moved(rows, table, moving, as)),
  )
  await keepBoth(tx, moving)
}

/** Each row back to whose it was, and as it was called; whether anything else has changed was looked at before. */
export async function putRowsBack(
  tx: Tx,
  personTables: readonly PersonTable[],
  moving: Moving,
  before: readonly Print[],
): Promise<void> {
  const needsBoth = (rows: MergedRows) => rows.how === 'as said' && rows.needsBoth === true
  const back = (whenBothAreThere: boolean) =>
    eachMerged(personTables, (rows, table) =>
      needsBoth(rows) === whenBothAreThere ? putBack(rows, table, moving, before) : [],
    )
  await atOnce(tx, back(false))
  await keepBoth(tx, moving)
  await atOnce(tx, back(true))
  await tx.execute(sql`
    update club_people p set corrected_born = b.corrected_born, corrected_mobile = b.corrected_mobile
    from jsonb_to_recordset(${asJson(before, 'person')}::jsonb) as b (key uuid, corrected_born text, corrected_mobile text)
    where p.club_id = ${moving.clubId} and p.id = b.key`)
}

const eachMerged = (
  personTables: readonly PersonTable[],
  write: (rows: MergedRows, table: SQL) => Writes,
): Writes[] =>
  personTables.map(({ table, onMerge }) => (onMerge ? write(onMerge, sql`${sql.identifier(table)}`) : []))

function moved(rows: MergedRows, table: SQL, moving: Moving, as: KeptAs): Writes {
  if (rows.how === 'as said') return rows.move(moving, as)
  const { clubId, keptId, goneId } = moving
  const theirs = sql`update ${table} t set member_id = ${keptId} where t.club_id = ${clubId} and t.member_id = ${goneId}`
  if (rows.how === 'move') return theirs
  return sql`${theirs} and not exists (select from ${table} own where own.club_id = ${clubId} and own.member_id = ${keptId})`
}

function putBack(rows: MergedRows, table: SQL, moving: Moving, before: readonly Print[]): Writes {
  const { clubId, keptId, goneId } = moving
  const were = asJson(before, rows.place)
  if (rows.how === 'as said') return rows.back(moving, were)
  if (rows.how === 'move')
    return sql`update ${table} t set member_id = b.member_id
      from jsonb_to_recordset(${were}::jsonb) as b (key uuid, member_id uuid)
      where t.club_id = ${clubId} and t.id = b.key and t.member_id is distinct from b.member_id`
  // It moved only where the one who stays had none.
  const had = (id: string) => before.some((each) => each.place === rows.place && each.member_id === id)
  return had(goneId) && !had(keptId)
    ? sql`update ${table} set member_id = ${goneId} where club_id = ${clubId} and member_id = ${keptId}`
    : []
}

const asJson = (before: readonly Print[], place: Print['place']): string =>
  JSON.stringify(
    before
      .filter((each) => each.place === place)
      .map(({ key, member_id, was }) => ({ key, member_id, ...was })),
  )

/** A trigger takes a membership without an account for one whose account was erased, and leaves it: so both are counted here. */
const keepBoth = (tx: Tx, { clubId, keptId, goneId }: Moving) => keepPeople(tx, clubId, [keptId, goneId])
