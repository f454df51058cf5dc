import { and, eq, inArray } from 'drizzle-orm'
import { images } from '#site/media/tables.ts'
import type { Tx } from '#kernel/db/database.ts'

/** What is named has to be the club's own, and there. */
export async function pictureProblem(
  tx: Tx,
  clubId: string,
  field: string,
  ids: readonly string[],
): Promise<Record<string, string>> {
  const wanted = new Set(ids)
  if (wanted.size === 0) return {}
  const found = await tx
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.clubId, clubId), inArray(images.id, [...wanted])))
  return found.length === wanted.size ? {} : { [field]: 'Choose among your pictures' }
}
