import { parseArgs } from 'node:util'
import { addDays, isPlainDate } from '@clubhouse/domain/time/plain-date'
import { instantAt } from '@clubhouse/domain/time/local-instant'
import { latestSlot } from '@clubhouse/domain/time/schedule-slots'
import type { Database } from '#kernel/db/database.ts'
import type { Proving } from './prove-money.ts'

/** Without a beginning: so many days. */
const USUAL_DAYS = 30

const CLUB = { name: 'club_to_prove', text: 'select id, time_zone as "timeZone" from clubs where slug = $1' }

/** `--club`, `--from` and `--to`, days of the club's own calendar, both included; without an end, up to yesterday. */
export async function readProving(
  db: Pick<Database, 'readPlatform'>,
  words: readonly string[],
  now: Date,
): Promise<Proving | { problem: string }> {
  const text = { type: 'string' } as const
  let said: { club?: string; from?: string; to?: string }
  try {
    said = parseArgs({ args: [...words], options: { club: text, from: text, to: text } }).values
  } catch {
    return { problem: 'One of these words is not known.' }
  }
  const slug = said.club ?? ''
  const [club] = await db.readPlatform<{ id: string; timeZone: string }>(CLUB, [slug])
  if (!club) return { problem: slug === '' ? 'Say which club: --club SLUG.' : `There is no club ${slug}.` }
  const { id: clubId, timeZone } = club
  const last = said.to ?? addDays(latestSlot({ dailyAt: '00:00', zone: timeZone }, now), -1)
  const first = said.from ?? addDays(last, 1 - USUAL_DAYS)
  if (!isPlainDate(first) || !isPlainDate(last) || first > last)
    return { problem: 'Say days as 2026-11-17, the first before the last.' }
  const midnight = (day: string) => instantAt(Date.parse(day), timeZone)
  return { clubId, from: midnight(first), to: midnight(addDays(last, 1)) }
}
