import { and, asc, eq, sql } from 'drizzle-orm'
import { judgeOne } from '@clubhouse/domain/people/import/judge-lines'
import { asClub } from '#kernel/db/as-club.ts'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import type { LongWork } from '#kernel/jobs/long-work.ts'
import { holdImport, isImport, type OfImport } from './change-import.ts'
import { clubDay } from '#site/clubs/reads.ts'
import { findKnown } from './known-people.ts'
import { peopleImportLines, peopleImports } from './tables.ts'
import { IMPORT_WORK } from './work-kinds.ts'
import { putIntoClub, type WriteDeps, writePerson, type WrittenLine } from './write-person.ts'

const PER_STEP = 50

/**
 * Takes over who is ready, some lines a step. What a line made and that it was made are one transaction, so a process that dies
 * loses nobody and brings nobody twice; each is judged once more in that moment, since people come in other ways as well.
 */
export const importWork = (deps: WriteDeps, { step: size = PER_STEP } = {}): LongWork => ({
  kind: IMPORT_WORK,
  count: (tx, { club = '', import: id = '' }) =>
    asClub(tx, club, async () => (await readyLines(tx, { clubId: club, id }, null)).length),
  async step(tx, { about, now }) {
    const of = { clubId: about['club'] ?? '', id: about['import'] ?? '' }
    await oneAtATime(tx, 'people-import', of.clubId)
    const lines = await asClub(tx, of.clubId, async () =>
      (await holdImport(tx, of))?.state === 'running' ? readyLines(tx, of, size) : [],
    )
    const today = await clubDay(tx, of.clubId, now)
    const people = lines.flatMap(({ person }) => person ?? [])
    const known = await findKnown(tx, of.clubId, people, today)
    const written: WrittenLine[] = []
    for (const { line, person } of lines) {
      if (!person) throw new Error('a line is ready of which nobody was read')
      const verdict = judgeOne({ line, person, problems: [] }, known)
      const made =
        verdict.state === 'ready' ? await writePerson(tx, deps, of, verdict.person, known, now) : null
      written.push({ verdict, made })
    }
    const isFinished = lines.length < size
    await asClub(tx, of.clubId, async () => {
      await putIntoClub(tx, of, written, { today, now })
      if (isFinished)
        await tx
          .update(peopleImports)
          .set({ state: 'done', finishedAt: now })
          .where(and(isImport(of), eq(peopleImports.state, 'running')))
    })
    return { done: lines.length, reached: null, isFinished }
  },
})

/** Adults first: a guardian with a line of their own comes by it. */
function readyLines(tx: Tx, { clubId, id }: OfImport, limit: number | null) {
  const found = tx
    .select({ line: peopleImportLines.line, person: peopleImportLines.person })
    .from(peopleImportLines)
    .where(
      and(
        eq(peopleImportLines.clubId, clubId),
        eq(peopleImportLines.importId, id),
        eq(peopleImportLines.state, 'ready'),
      ),
    )
    .orderBy(sql`${peopleImportLines.person} ->> 'kind'`, asc(peopleImportLines.line))
  return limit === null ? found : found.limit(limit)
}
