import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '@clubhouse/contract/refusal'
import { readBodyList } from '@clubhouse/domain/platform/governing-body/read-list'
import { dayOf } from '@clubhouse/domain/format'
import { CSV_LIMITS } from '@clubhouse/domain/people/import/read-csv'
import type { Core } from '#kernel/core.ts'
import { asBody, withBody } from '#kernel/db/as-body.ts'
import { insertRows } from '#kernel/db/insert-rows.ts'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'
import type { RunningBody } from '#kernel/http/guard.ts'
import { affiliatedClubs } from './registered.queries.ts'
import { bodyListLines, bodyLists } from './tables.ts'

export type BodyDeps = Pick<Core, 'db' | 'now' | 'audit' | 'config'>
export type AtBody = Caller & { body: RunningBody; member: SignedIn }

/** A day is a day for a whole list; which clock it follows changes nothing but the last hour of a birthday. */
const LIST_ZONE = 'Europe/Dublin'

/** Keeps the list whole: the people that it names, and what could not be read as it was. */
export async function uploadBodyList(
  { db, now, audit }: BodyDeps,
  caller: AtBody,
  uploaded: { file: Uint8Array; filename: string },
): Promise<string> {
  const { bodyId, userId, name } = caller.body
  const clubs = await withBody(db, bodyId, affiliatedClubs)
  const today = dayOf(now().toISOString(), LIST_ZONE)
  const read = readBodyList(uploaded.file, { clubs, today })
  if (!read.ok) throw new Refusal(422, 'unreadable_file', read.reason)
  const { headings, lines } = read.value
  const of = { governingBodyId: bodyId, listId: randomUUID() }
  const filename = nameOf(uploaded.filename)
  await db.withPlatform(async (tx) => {
    await asBody(tx, bodyId, async (own) => {
      const by = { createdAt: now(), createdBy: userId, createdByName: name }
      await own
        .insert(bodyLists)
        .values({ governingBodyId: bodyId, id: of.listId, filename, headings, ...by })
      const rows = lines.map(({ line, person, cells, problems }) => ({
        ...of,
        line,
        person,
        problems,
        cells: person ? null : cells,
      }))
      await insertRows(own, bodyListLines, rows)
    })
    const detail = { name: filename, lines: String(lines.length) }
    await audit.record(tx, caller, { kind: 'body-list-uploaded', actorId: userId, detail })
  })
  return of.listId
}

/** Whether there was one. */
export async function removeBodyList({ db, audit }: BodyDeps, caller: AtBody, id: string): Promise<boolean> {
  const { bodyId, userId } = caller.body
  return db.withPlatform(async (tx) => {
    const [gone] = await asBody(tx, bodyId, (own) =>
      own
        .delete(bodyLists)
        .where(and(eq(bodyLists.governingBodyId, bodyId), eq(bodyLists.id, id)))
        .returning({ filename: bodyLists.filename }),
    )
    if (!gone) return false
    const detail = { name: gone.filename }
    await audit.record(tx, caller, { kind: 'body-list-removed', actorId: userId, detail })
    return true
  })
}

/** Without what could steer a line; the end says what it is. */
const nameOf = (filename: string): string =>
  filename
    .replaceAll(/[\p{Cc}\p{Cf}/\\]/gu, '')
    .trim()
    .slice(-CSV_LIMITS.filename) || 'list.csv'
