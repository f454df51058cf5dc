import { app, clubId, depsWith, desk } from './attempts-client.ts'
import { openPaymentEffects } from '#money/payments/run-effects.ts'
import { askUntilMidnight } from '#money/statement/ask-for-movements.ts'
import { openStatementPages } from '#money/statement/fetch-movements.ts'
import { compareClub } from '#money/statement/make-statements.ts'
import { TEST_NOW } from '../test-database.ts'

/** Nights in which the gateway's books are compared with ours, without all else that a clock does. */

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let days = 0

/** What whoever runs the deployment has heard. */
export const heard: string[] = []

/** Noon of the next day, with somebody there who buys. */
export async function nextDay(): Promise<void> {
  heard.length = 0
  app.setClock(new Date(TEST_NOW.getTime() + (days += 1) * DAY_MS))
  await desk.signIn()
  await desk.clear()
}

const later = (minutes: number) => app.setClock(new Date(app.parts.now().getTime() + minutes * MINUTE_MS))
const deps = () => ({ ...depsWith(), onTrouble: (error: Error) => void heard.push(error.message) })
const effects = () => {
  const { db, now } = app.parts
  return { db, now, onTrouble: (error: Error) => void heard.push(error.message), pace: 0.001 }
}

/** Three in the morning: what moved is fetched. */
export async function fetchNight(): Promise<void> {
  app.setClock(new Date(TEST_NOW.getTime() + days * DAY_MS + 15 * 60 * MINUTE_MS))
  await app.parts.db.withPlatform((tx) => askUntilMidnight(tx, app.parts.gateway, app.parts.now()))
  await openStatementPages(deps(), effects()).drain()
}

/** Compared, looked at, moved, and compared again until nothing more follows. */
export async function compare(): Promise<void> {
  const payments = openPaymentEffects(deps(), effects())
  for (let round = 0; round < 3; round += 1) {
    await app.parts.db.withClub(clubId, (tx) => compareClub(tx, clubId, app.parts.now(), deps().onTrouble))
    await payments.drain()
    later(16)
  }
}

export async function overNight(): Promise<void> {
  await fetchNight()
  await compare()
}

/** The same somewhat later: what was written in the night is of the next statement. */
export async function anotherNight(): Promise<void> {
  days += 1
  await overNight()
}

interface Line {
  kind: string
  state: string
  amount: number
  finding: string | null
}

export const linesOf = (orderId: string) =>
  app.asOwner<Line>(
    `select l.kind, l.state, l.amount, l.finding from statement_lines l
      join sandbox_payments g on g.id = l.gateway_payment_id where g.order_id = $1::uuid::text order by l.at, l.kind`,
    [orderId],
  )

export const openLines = () =>
  app.asOwner<Line>(
    `select kind, state, amount, finding from statement_lines where state <> 'agrees' and club_id = $1 order by amount desc, kind`,
    [clubId],
  )

/** Nobody tells us of what the gateway did. */
export const loseWebhooks = () => app.asOwner('delete from sandbox_events')
