import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { addDays } from '@clubhouse/domain/time/plain-date'
import { instantAt } from '@clubhouse/domain/time/local-instant'
import { latestSlot } from '@clubhouse/domain/time/schedule-slots'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { daily, type Schedule } from '#kernel/jobs/schedules.ts'
import type { PaymentGateway } from '#providers/payments/port.ts'
import { statementPages } from './tables.ts'

const ZONE = 'Europe/Dublin'
/** By then the gateway has written down all of the day before. */
const EARLY = '02:00'
/** The first statement looks back so far. */
const FIRST_DAYS = 30
const DAY_MS = 86_400_000

type GatewayName = Pick<PaymentGateway, 'name'>

/** Each night: what moved at the gateway since the last statement and until midnight. */
export const askForMovements = (gateway: GatewayName): Schedule =>
  daily(EARLY, 'ask-for-movements', (tx, now) => askUntilMidnight(tx, gateway, now))

/** What was slept through, or could not be fetched, is in the next one: it begins where the last good one ended. */
export async function askUntilMidnight(tx: Tx, { name: gateway }: GatewayName, now: Date): Promise<void> {
  const today = latestSlot({ dailyAt: '00:00', zone: ZONE }, now)
  const until = instantAt(Date.parse(today), ZONE)
  const last = await one<{ until: Date | string | null }>(
    tx,
    sql`select max(until) as until from statements where not has_failed and until <= ${until.toISOString()}`,
  )
  const since = last?.until ? new Date(last.until) : new Date(until.getTime() - FIRST_DAYS * DAY_MS)
  if (since >= until) return
  await askForPage(tx, { gateway, day: addDays(today, -1), since, until, page: 1, after: null }, now)
}

type Page = Pick<typeof statementPages.$inferSelect, 'gateway' | 'day' | 'since' | 'until' | 'page' | 'after'>

export async function askForPage(tx: Tx, wanted: Page, now: Date): Promise<void> {
  const { gateway, day, page } = wanted
  await tx
    .insert(statementPages)
    .values({
      ...wanted,
      id: randomUUID(),
      effectKey: `${gateway}:${day}:${page}`,
      priority: 1,
      dueAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: statementPages.effectKey })
}
