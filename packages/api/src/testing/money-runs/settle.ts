import { app } from '../clients/attempts-client.ts'
import { weather } from './weather.ts'

/** What the clock does each minute, and what it does each hour. */
const MINUTELY = new Set(['charge-due', 'give-up-unpaid', 'reconcile-payments'])
/** Tickets that renew need draws. */
const HOURLY = new Set(['look-after-money', 'move-club-money', 'lay-out-draws'])
const WORKERS = new Set(['orders', 'payments', 'sandbox', 'draws'])
const EFFECTS = new Set(['payments', 'webhooks', 'sandbox-webhooks'])
/** A charge leads to an event, to a webhook, to a refund, to a transfer: no chain is longer. */
const LEAST_ROUNDS = 3
const MOST_ROUNDS = 8

let lastHour = ''

/**
 * All that is due now and has to do with money is done: what the clock asks for, webhooks, effects. Whatever else a server does (mails,
 * draws, reports) is left out, so that ten thousand of these take minutes. Nothing is done while nobody works.
 */
export async function settle(): Promise<void> {
  if (weather.isWorkerAway) return
  const { db, now, capabilities } = app.parts
  const workers = capabilities.filter(({ name }) => WORKERS.has(name))
  const hour = now().toISOString().slice(0, 13)
  const works = workers
    .flatMap(({ schedules }) => schedules ?? [])
    .map(({ work }) => work)
    .filter(({ kind }) => MINUTELY.has(kind) || (hour !== lastHour && HOURLY.has(kind)))
  lastHour = hour
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
    let isDue = round + 1 < LEAST_ROUNDS
    for (const duty of duties) {
      const { nextAt } = await duty.run(() => false)
      isDue ||= nextAt !== null && nextAt <= now()
    }
    if (!isDue) return
  }
}
