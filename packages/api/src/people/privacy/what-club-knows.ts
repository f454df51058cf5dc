import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import type { CopiedChapter, PersonTable } from '#kernel/person/person-table.ts'
import type { Whose } from '#kernel/person/whose.ts'

export type Rows = Record<string, unknown>[]

/** What is kept of somebody, by chapter; each record as it is read. */
export interface Chapter {
  title: string
  records: Rows
}

/** More than anybody has; a chapter is never longer. */
export const MOST = 5000

/** The chapters of one kind, as their owners wrote them. */
export const chaptersOf = <Of extends CopiedChapter['of']>(
  personTables: readonly PersonTable[],
  of: Of,
): (CopiedChapter & { of: Of })[] =>
  personTables
    .flatMap(({ copy = [] }) => copy)
    .filter((chapter): chapter is CopiedChapter & { of: Of } => chapter.of === of)

/** What one club keeps of an account or of one person, by chapter: as the club. */
export async function whatClubKnows(
  tx: Tx,
  personTables: readonly PersonTable[],
  whose: Whose,
): Promise<Chapter[]> {
  const asked = [
    ...chaptersOf(personTables, 'people'),
    // What somebody’s own download has from elsewhere, or as part of their orders.
    ...(whose.memberId === null ? [] : chaptersOf(personTables, 'one person')),
    ...(whose.isHolder || whose.isGuest ? chaptersOf(personTables, 'buyers') : []),
    ...(whose.isHolder ? chaptersOf(personTables, 'holders') : []),
  ]
  const chapters: Chapter[] = []
  for (const { title, query } of asked)
    chapters.push({ title, records: await rows(tx, sql`${query(whose)} limit ${MOST}`) })
  return chapters
}
