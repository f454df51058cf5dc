import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPlayClient, type PlayClient } from '#testing/clients/play-client.ts'
import { ask } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { callOffRenewals } from './call-off-renewals.ts'
import { PlayerKeys } from './limits/player-keys.ts'

let app: TestApp
let desk: PlayClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openPlayClient(app)
})
afterAll(() => app.close())

/** How many statements it takes to ask about these payments, and which of them are still planned then. */
async function askAbout(clubId: string, paymentIds: readonly string[]) {
  let statements = 0
  const callOff = callOffRenewals(new PlayerKeys(app.parts.config.secret))
  await app.parts.db.withClub(clubId, (tx) => {
    const counted = new Proxy(tx, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (name === 'execute') statements += 1
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    return callOff(counted, { clubId, paymentIds, now: app.parts.now() })
  })
  const left = await app.asOwner<{ id: string }>(
    `select id from scheduled_payments where id = any($1::uuid[]) and status = 'planned'`,
    [`{${paymentIds.join(',')}}`],
  )
  return { statements, left: left.length }
}

test('three tickets that are due are asked about in as many statements as one; over the limit the newest goes', async () => {
  for (let at = 0; at < 3; at += 1) await desk.buy(desk.ticket({ auto_renewal: true }))
  const due = await app.asOwner<{ id: string; clubId: string; amount: number; dueOn: string }>(
    `select s.id, s.club_id as "clubId", s.amount, s.due_on as "dueOn" from scheduled_payments s
      join lottery_tickets t on t.order_item_id = s.order_item_id where s.status = 'planned' and t.created_at >= $1 order by t.created_at`,
    [TEST_NOW],
  )
  const [first] = due
  if (!first) throw new Error('There is something due')
  const { clubId } = first
  const ids = due.map(({ id }) => id)
  app.setClock(new Date(`${first.dueOn}T09:00:00.000Z`))
  const one = await askAbout(clubId, ids.slice(0, 1))
  expect(await askAbout(clubId, ids)).toEqual({ statements: one.statements, left: 3 })
  // Two of the three fit into what they would spend in a week, in which nothing else is due.
  await app.asOwner(
    `update scheduled_payments set status = 'cancelled' where status = 'planned' and id <> all($1::uuid[])`,
    [`{${ids.join(',')}}`],
  )
  await desk.signIn()
  const limits = '/v2/store/dunvarra/lottery/limits'
  await ask(app, limits, { limit: 100_00 }, { as: desk.brid, method: 'PATCH' })
  // Whoever sets it so low has their tickets looked at by that call; here it is the clock that finds them.
  await app.asOwner('update play_limits set weekly_limit = $1', [first.amount * 2])
  expect((await askAbout(clubId, ids)).left).toBe(2)
})
