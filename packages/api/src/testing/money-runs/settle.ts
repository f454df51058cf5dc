import { instantAt } from '@clubhouse/domain/time/local-instant'
import { latestSlot } from '@clubhouse/domain/time/schedule-slots'
import { isAnyDue } from '#kernel/jobs/jobs.ts'
import { app } from '../clients/attempts-client.ts'
import { weather } from './weather.ts'

/** What the clock does each minute or so, what it does each hour, and what it does each night. */
const MINUTELY = new Set(['charge-due', 'give-up-unpaid', 'reconcile-payments', 'make-statements'])
/** Tickets that renew need draws. */
const HOURLY = new Set(['look-after-money', 'move-club-money', 'lay-out-draws'])
const STATEMENT = 'ask-for-movements'
const NIGHT = { dailyAt: '02:00', zone: 'Europe/Dublin' }
const WORKERS = new Set(['orders', 'payments', 'sandbox', 'draws'])
const EFFECTS = new Set(['payments', 'webhooks', 'sandbox-webhooks', 'statements'])
/** A charge leads to an event, to a webhook, to a refund, to a transfer: no chain is longer. */
const LEAST_ROUNDS = 3
const MOST_ROUNDS = 8

let lastHour = ''
let lastNight = ''

/** What happened at the gateway before this, the last statement had to tell, whether or not one was made. */
export const toldUntil = (): Date | null =>
  lastNight === '' ? null : instantAt(Date.parse(lastNight), NIGHT.zone)

/**
 * All that is due now and has to do with money is done: what the clock asks for, webhooks, effects. Whatever else a server does (mails,
 * draws, reports) is left out, so that ten thousand of these take minutes. Nothing is done while nobody works.
 */
export async function settle(): Promise<void> {
  if (weather.isWorkerAway) return
  const { db, now, capabilities } = app.parts
  const workers = capabilities.filter(({ name }) => WORKERS.has(name))
  const hour = now().toISOString().slice(0, 13)
  const night = latestSlot(NIGHT, now())
  const works = workers
    .flatMap(({ schedules }) => schedules ?? [])
    .map(({ work }) => work)
    .filter(
      ({ kind }) =>
        MINUTELY.has(kind) ||
        (hour !== lastHour && HOURLY.has(kind)) ||
        (night !== lastNight && kind === STATEMENT && weather.hasStatements),
    )
  lastHour = hour
  lastNight = night
  for (const work of works) {
    let reached: Record<string, string> | null = null
    for (let isFinished = false; !isFinished;) {
      const step = await db.withPlatform((tx) => work.step(tx, { about: {}, reached, now: now() }))
      ;({ reached, isFinished } = step)
    }
  }
  const duties = workers
    .flatMap(({ effects }) => (effects ?? []).map(({ duty }) => duty))
    .filter(({ name }) => EFFECTS.has(name))
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let wasDue = false
    for (const duty of duties) wasDue = (await duty.run(() => false)) || wasDue
    if (wasDue && round + 1 < LEAST_ROUNDS) continue
    if (!(await isAnyDue(duties, now))) return
  }
}
