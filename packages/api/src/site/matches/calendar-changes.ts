import { createHash } from 'node:crypto'
import type { Match } from '@clubhouse/contract/site/matches'
import { z } from 'zod'
import type { Database } from '#kernel/db/database.ts'
import { CALENDAR_KEY, readAnswer, saveAnswer } from '#kernel/outgoing/provider-answers.ts'

/**
 * A calendar believes a change when its number is higher than before. Providers have no such number, so we remember
 * what was last told of each match, and when that changed.
 */
const Changes = z.record(
  z.string(),
  z.object({ print: z.string(), sequence: z.number().int(), changed_at: z.iso.datetime() }),
)
export type Changes = z.infer<typeof Changes>

/** A match that a list leaves out for a while goes on counting where it was. */
const REMEMBERED_MS = 180 * 24 * 60 * 60_000

function noteChanges(before: Changes, matches: readonly Match[], now: Date): Changes {
  const recent = Object.entries(before).filter(
    ([, { changed_at: at }]) => now.getTime() - Date.parse(at) < REMEMBERED_MS,
  )
  const known = new Map(recent)
  for (const match of matches) {
    const print = printOf(match)
    const last = before[match.match_id]
    const isSame = last?.print === print
    const sequence = isSame ? last.sequence : (last?.sequence ?? -1) + 1
    known.set(match.match_id, {
      print,
      sequence,
      changed_at: isSame ? last.changed_at : now.toISOString(),
    })
  }
  return Object.fromEntries(known)
}

const printOf = ({ date, starts_at: at, state, home, away, venue, competition }: Match): string =>
  createHash('sha256')
    .update(JSON.stringify([date, at, state, home.name, away.name, venue, competition]))
    .digest('base64url')
    .slice(0, 16)

/** Loads, notes and saves; without the database a calendar is still better than none. */
export async function rememberChanges(
  { db, now }: { db: Database; now: () => Date },
  clubId: string,
  matches: readonly Match[],
): Promise<Changes> {
  const row = await readAnswer(db, clubId, CALENDAR_KEY).catch(() => null)
  const before = Changes.safeParse(row?.body).data ?? {}
  const after = noteChanges(before, matches, now())
  const isChanged = matches.some(({ match_id: id }) => before[id]?.print !== after[id]?.print)
  if (isChanged) {
    await saveAnswer(db, clubId, CALENDAR_KEY, { body: after, fetchedAt: now() }).catch(() => undefined)
  }
  return after
}
