import { sql } from 'drizzle-orm'
import type { Mark } from '@clubhouse/contract/platform/governing-body/limits'
import { notFound } from '@clubhouse/contract/refusal'
import { asBody } from '#kernel/db/as-body.ts'
import { undoneIfRefused } from '#kernel/http/or-throw.ts'
import type { AtBody, BodyDeps } from './change-lists.ts'
import { compareList } from './differences.ts'
import { bodyMarks } from './tables.ts'

interface Asked {
  listId: string
  ids: readonly string[]
  mark: Mark
}

/** Only what is a difference of this list now; of others nothing is known, and nothing is written. */
export async function markDifferences(
  { db, now, audit }: BodyDeps,
  caller: AtBody,
  { listId, ids, mark }: Asked,
): Promise<number> {
  const { bodyId, userId, name } = caller.body
  return undoneIfRefused(db, null, async (tx) => {
    const marked = await asBody(tx, bodyId, async (own) => {
      const compared = await compareList(own, { bodyId, now: now() }, listId)
      if (!compared) return null
      const known = new Set(compared.differences.map(({ id }) => id))
      const wanted = [...new Set(ids)]
      if (wanted.some((id) => !known.has(id))) return null
      const by = { mark, markedAt: now(), markedBy: userId, markedByName: name }
      await own
        .insert(bodyMarks)
        .values(wanted.map((id) => ({ governingBodyId: bodyId, differenceId: id, ...by })))
        .onConflictDoUpdate({
          target: [bodyMarks.governingBodyId, bodyMarks.differenceId],
          set: {
            mark: sql`excluded.mark`,
            markedAt: sql`excluded.marked_at`,
            markedBy: sql`excluded.marked_by`,
            markedByName: sql`excluded.marked_by_name`,
          },
        })
      return wanted.length
    })
    if (marked === null) return notFound('The difference')
    const detail = { mark, count: String(marked) }
    await audit.record(tx, caller, { kind: 'body-differences-marked', actorId: userId, detail })
    return marked
  })
}
