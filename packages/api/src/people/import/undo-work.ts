import { sql } from 'drizzle-orm'
import type { Core } from '#kernel/core.ts'
import { asClub } from '#kernel/db/as-club.ts'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import type { LongWork } from '#kernel/jobs/long-work.ts'
import { holdImport, isImport, type OfImport } from './change-import.ts'
import { rows } from '#kernel/db/rows.ts'
import { peopleImports } from './tables.ts'
import { type MadeLine, takeAccount, takePerson } from './take-away.ts'
import { UNDO_WORK } from './work-kinds.ts'
import { type SettledLine, settleLines } from './write-person.ts'

const PER_STEP = 50

/**
 * Takes away what an import made, first the children and the memberships, then the accounts, which may have been shared.
 * What somebody has touched since stays, and its line says why.
 */
export const undoWork = (
  { personTables }: Pick<Core, 'personTables'>,
  { step: size = PER_STEP } = {},
): LongWork => ({
  kind: UNDO_WORK,
  async step(tx, { about, reached, now }) {
    const of = { clubId: about['club'] ?? '', id: about['import'] ?? '' }
    await oneAtATime(tx, 'people-import', of.clubId)
    const isOfAccounts = reached?.['phase'] === 'accounts'
    const after = Number(reached?.['line'] ?? 0)
    const lines = await asClub(tx, of.clubId, async () =>
      (await holdImport(tx, of))?.state === 'undoing' ? madeLines(tx, of, after, size) : [],
    )
    const settled: SettledLine[] = []
    for (const line of lines) {
      const left = isOfAccounts
        ? await takeAccount(tx, { ...of, personTables }, line)
        : await takePerson(tx, of, line)
      const problems = [...line.problems, ...left.map((text) => ({ field: null, text }))]
      settled.push({ ...line, problems, state: problems.length > 0 ? 'left' : 'removed' })
    }
    const isOver = lines.length < size
    await asClub(tx, of.clubId, async () => {
      await settleLines(tx, of, settled)
      if (isOver && isOfAccounts)
        await tx.update(peopleImports).set({ state: 'undone', undoneAt: now }).where(isImport(of))
    })
    const last = { line: String(lines.at(-1)?.line ?? after) }
    return {
      done: isOfAccounts ? lines.length : 0,
      reached: isOver ? { phase: 'accounts', line: '0' } : { ...reached, ...last },
      isFinished: isOver && isOfAccounts,
    }
  },
})

const madeLines = (tx: Tx, { clubId, id }: OfImport, after: number, size: number) =>
  rows<MadeLine>(
    tx,
    sql`select line, person, made, problems from people_import_lines
      where club_id = ${clubId} and import_id = ${id} and made is not null and line > ${after} order by line limit ${size}`,
  )
