import { and, asc, eq } from 'drizzle-orm'
import type { ColumnMapping } from '@clubhouse/domain/people/import/columns'
import { mappingProblem } from '@clubhouse/domain/people/import/columns'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import { insertRows } from '#kernel/db/insert-rows.ts'
import { requestWork, retryWork } from '#kernel/jobs/request-work.ts'
import { checkLines } from './check-lines.ts'
import { IMPORT_WORK, UNDO_WORK } from './work-kinds.ts'
import { peopleImportLines, peopleImports } from './tables.ts'
import { type At, type ImportDeps, linesOf } from './upload-people.ts'
import { countsOf, UNDO_DAYS } from './read-import.queries.ts'

export interface OfImport {
  clubId: string
  id: string
}

export const isImport = ({ clubId, id }: OfImport) =>
  and(eq(peopleImports.clubId, clubId), eq(peopleImports.id, id))
const isLineOf = ({ clubId, id }: OfImport) =>
  and(eq(peopleImportLines.clubId, clubId), eq(peopleImportLines.importId, id))

/** Whoever comes second sees what the first did. */
export async function holdImport(tx: Tx, of: OfImport) {
  const [row] = await tx.select().from(peopleImports).where(isImport(of)).for('update')
  return row ?? null
}

const conflict = (message: string) => new Refusal(409, 'changed_meanwhile', message)
const MEANWHILE = 'Someone has changed this list since you opened it. Here’s the latest.'
const BEGUN = 'This list was imported already.'

/** What the columns mean, said by somebody; every line is looked through anew. */
export async function mapImport(
  deps: ImportDeps,
  caller: At,
  id: string,
  { mapping, revision }: { mapping: ColumnMapping; revision: number },
): Promise<Refusal | null> {
  const { clubId, userId } = caller.club
  const of = { clubId, id }
  const rows = await deps.db.withClub(clubId, (tx) =>
    tx
      .select({ line: peopleImportLines.line, cells: peopleImportLines.cells })
      .from(peopleImportLines)
      .where(isLineOf(of))
      .orderBy(asc(peopleImportLines.line)),
  )
  const verdicts = await checkLines(deps, clubId, rows, mapping)
  return deps.db.withClub(clubId, async (tx) => {
    const row = await holdImport(tx, of)
    if (!row) return notFound('The list')
    if (row.state !== 'checked') return conflict(BEGUN)
    if (row.revision !== revision) return conflict(MEANWHILE)
    if (mapping.length !== row.headings.length)
      return new Refusal(422, 'invalid_data', 'Say for each column what it means.')
    await tx.delete(peopleImportLines).where(isLineOf(of))
    await insertRows(tx, peopleImportLines, linesOf(of, rows, verdicts))
    await tx
      .update(peopleImports)
      .set({ mapping, revision: revision + 1 })
      .where(isImport(of))
    const detail = { import_id: id, name: row.filename }
    await deps.audit.record(tx, caller, { kind: 'people-list-mapped', clubId, actorId: userId, detail })
    return null
  })
}

type Change = (tx: Tx, of: OfImport, by: ImportDeps & { caller: At }) => Promise<Refusal | null>

/** Everybody who is ready; pressed twice, or again after it stopped, it is the same import. */
export const startImport =
  (revision: number): Change =>
  async (tx, of, { caller, audit, now }) => {
    const row = await holdImport(tx, of)
    if (!row) return notFound('The list')
    if (row.state === 'running' && row.workId) await retryWork(tx, row.workId, now())
    if (row.state === 'running' || row.state === 'done') return null
    if (row.state !== 'checked') return conflict(BEGUN)
    if (row.revision !== revision) return conflict(MEANWHILE)
    const problem = mappingProblem(row.mapping)
    if (problem !== null) return new Refusal(422, 'invalid_data', problem)
    const { ready } = await countsOf(tx, of)
    if (ready === 0) return new Refusal(422, 'nobody_ready', 'There’s nobody to import in this list.')
    const workId = await ask(tx, of, IMPORT_WORK, now())
    await tx.update(peopleImports).set({ state: 'running', startedAt: now(), workId }).where(isImport(of))
    await record(caller, audit, tx, of, { kind: 'people-imported', name: row.filename, people: ready })
    return null
  }

export const undoImport: Change = async (tx, of, { caller, audit, now }) => {
  const row = await holdImport(tx, of)
  if (!row) return notFound('The list')
  if (row.state === 'undoing' && row.workId) await retryWork(tx, row.workId, now())
  if (row.state === 'undoing' || row.state === 'undone') return null
  if (row.state !== 'done') return conflict('Only an import that is done can be undone.')
  const { imported } = await countsOf(tx, of)
  if (imported === 0) return new Refusal(422, 'too_late', `An import can be undone for ${UNDO_DAYS} days.`)
  const workId = await ask(tx, of, UNDO_WORK, now())
  await tx.update(peopleImports).set({ state: 'undoing', workId }).where(isImport(of))
  await record(caller, audit, tx, of, { kind: 'people-import-undone', name: row.filename, people: imported })
  return null
}

/** Of what was begun the list stays: it says what happened. */
export const discardImport: Change = async (tx, of, { caller, audit }) => {
  const row = await holdImport(tx, of)
  if (!row) return notFound('The list')
  if (row.state !== 'checked') return conflict(BEGUN)
  await tx.delete(peopleImports).where(isImport(of))
  await record(caller, audit, tx, of, { kind: 'people-list-discarded', name: row.filename, people: 0 })
  return null
}

const ask = (tx: Tx, { clubId, id }: OfImport, kind: string, now: Date) =>
  requestWork(tx, { clubId, kind, effectKey: `${kind} ${id}`, about: { club: clubId, import: id } }, now)

interface Recorded {
  kind: 'people-imported' | 'people-import-undone' | 'people-list-discarded'
  name: string
  people: number
}

const record = (
  caller: At,
  audit: ImportDeps['audit'],
  tx: Tx,
  { clubId, id }: OfImport,
  { kind, name, people }: Recorded,
) =>
  audit.record(tx, caller, {
    kind,
    clubId,
    actorId: caller.club.userId,
    detail: { import_id: id, name, ...(people > 0 && { people: String(people) }) },
  })
