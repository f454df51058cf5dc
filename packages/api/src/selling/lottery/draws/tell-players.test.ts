import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openDrawClient } from '#testing/clients/draw-client.ts'
import { mailsTo } from '#testing/mails.ts'
import { giveMembership } from '#testing/world/memberships.ts'
import { userIdOf } from '#testing/world/people.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { runDraw } from './run-draw.ts'

const BRID = 'brid@home.example'
const KWAME = 'kwame@home.example'
const UNA = 'una@home.example'

let app: TestApp
let desk: Awaited<ReturnType<typeof openDrawClient>>
let brid: string
let kwame: string
beforeAll(async () => {
  app = await openTestApp()
  desk = await openDrawClient(app)
  brid = await userIdOf(app, BRID)
  kwame = await userIdOf(app, KWAME)
})
afterEach(async () => {
  app.setClock(TEST_NOW)
  for (const table of ['automatic_mails', 'mail_opt_outs', 'play_limits', 'outbox'])
    await app.asOwner(`delete from ${table}`)
  await app.parts.mailbox?.clear()
})
afterAll(() => app.close())

const switchOn = () =>
  app.asOwner(
    `insert into automatic_mails (club_id, kind, is_on, on_since, changed_at) values ($1, 'lotto-result', true, now(), now())`,
    [desk.clubId],
  )

let lottos = 0
/** A lotto of one number: whoever has the seven wins, whoever has another does not. Held, and everybody written to. */
async function hold(): Promise<string> {
  const lotteryId = await desk.layLottery({
    slug: `one-number-${(lottos += 1)}`,
    pickCount: 1,
    symbols: [7],
    jackpot: 10_000,
    prizes: [],
  })
  const drawId = await desk.open(1, { closes: 0, draws: 0 }, lotteryId)
  await desk.sell(drawId, [[8], [9]], { userId: brid, lotteryId })
  await desk.sell(drawId, [[8]], { userId: kwame, lotteryId, first: 3 })
  await desk.sell(drawId, [[7]], { userId: kwame, lotteryId, first: 4 })
  const ticket = await desk.sell(drawId, [[8]], { lotteryId, first: 5 })
  await desk.sell(drawId, [[8]], { lotteryId, first: 6 })
  const membership = await giveMembership(app, { userId: brid, memberId: brid, firstName: 'Una' })
  await app.asOwner(
    `with item as (select i.club_id, i.id, i.order_id from order_items i join memberships m on m.order_item_id = i.id where m.id = $1),
      bought as (update orders o set user_id = null, guest_id = gen_random_uuid(), email = $3 from item where o.id = item.order_id)
      update lottery_tickets t set order_item_id = item.id from item where t.id = $2`,
    [membership, ticket, UNA],
  )
  app.setClock(new Date(TEST_NOW.getTime() + 60_000))
  expect(await runDraw(app.parts.drawing, { clubId: desk.clubId, drawId })).toBe('drawn')
  await app.parts.jobs.runDue()
  return drawId
}
const results = async (email: string) =>
  (await mailsTo(app, email)).filter(({ subject }) => subject.startsWith('Test Lotto: the numbers'))

test('nobody is told while the club sends no results; winners are all the same', async () => {
  await hold()
  expect([await results(BRID), await results(UNA)]).toEqual([[], []])
  expect((await mailsTo(app, KWAME)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('You’ve won'),
  ])
})

test('everybody who played and has not won is told once, however many lines they had, guests too', async () => {
  await switchOn()
  await hold()
  await app.parts.jobs.runDue()
  const [mail, ...more] = await results(BRID)
  expect(more).toEqual([])
  const text = (mail?.text ?? '').replace(/\s+/g, ' ')
  expect(text).toContain('Draw 1 of Test Lotto has been held, and the numbers are 7.')
  expect(text).toContain('1 line won this time. The next jackpot is €1,000.00.')
  expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  expect(await results(UNA)).toHaveLength(1)
  expect(await results(KWAME)).toEqual([])
})

test('who pressed the button in one gets no more of them, and the preferences say so', async () => {
  await switchOn()
  await hold()
  for (const email of [BRID, UNA]) {
    const [mail] = await results(email)
    const oneClick = /<(.+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    const { pathname, search, host } = new URL(oneClick)
    const ended = await app.server.inject({
      method: 'POST',
      url: pathname + search,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(ended.statusCode).toBe(200)
  }
  await app.parts.mailbox?.clear()
  app.setClock(TEST_NOW)
  await hold()
  expect([await results(BRID), await results(UNA)]).toEqual([[], []])
})

test('who wants no lotto mails, or takes a break from playing, is left out', async () => {
  await switchOn()
  await app.asOwner(
    `insert into mail_opt_outs (club_id, id, person_id, kind, created_at) values ($1, gen_random_uuid(), $2, 'lotto', now())`,
    [desk.clubId, brid],
  )
  await hold()
  expect(await results(BRID)).toEqual([])
  await app.asOwner('delete from mail_opt_outs')
  await app.asOwner(
    `insert into play_limits (club_id, id, user_id, email_hash, excluded_until, updated_at)
      values ($1, gen_random_uuid(), $2, 'x', '2027-06-01', now())`,
    [desk.clubId, brid],
  )
  app.setClock(TEST_NOW)
  await hold()
  expect(await results(BRID)).toEqual([])
})
