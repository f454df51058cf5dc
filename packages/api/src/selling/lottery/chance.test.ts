import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { statementCounter } from '#testing/counted.ts'
import { mailsTo } from '#testing/mails.ts'
import { openPlayClient, type PlayClient } from '#testing/clients/play-client.ts'
import { ask } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const statements = statementCounter()
let app: TestApp
let desk: PlayClient
beforeAll(async () => {
  app = await openTestApp({ around: statements.db, environment: { RATE_LIMITS: 'false' } })
  desk = await openPlayClient(app)
})
afterEach(() => desk.clear())
afterAll(() => app.close())

describe('a quick pick', () => {
  const pick = (query = '', draw = desk.lotto.metadata.draw_id, club = 'dunvarra') =>
    ask(app, `/v2/store/${club}/lottery/draws/${draw}/quick_pick${query}`, undefined, { on: club })

  test('API-57, LOTTO-09 fills as many lines as are asked for, each one that can be played, and none is kept', async () => {
    const { status, body, headers } = await pick('?lines=20')
    expect([status, body.lines.length]).toEqual([200, 20])
    for (const line of body.lines) {
      expect(new Set(line).size).toBe(6)
      expect(line.every((number: number) => number >= 1 && number <= 32)).toBe(true)
    }
    expect(new Set(body.lines.map(String)).size).toBeGreaterThan(1)
    expect(headers['cache-control']).toBe('private, no-store')
    expect((await desk.create([desk.ticket({ lines: body.lines.slice(0, 10) })])).status).toBe(200)
  })

  test('is of a lotto of this club alone', async () => {
    expect((await pick('', desk.lotto.metadata.draw_id, 'inishvarn')).status).toBe(404)
    expect((await pick('', desk.hamper.metadata.draw_id)).status).toBe(404)
    expect((await pick('?lines=101')).status).toBe(422)
  })
})

test('the tickets of a person are listed in one statement, and nobody else’s', async () => {
  const order = await desk.buy(desk.entries(3))
  const list = (as: string) => ask(app, '/v2/store/dunvarra/lottery/tickets', undefined, { as })
  let reply: Awaited<ReturnType<typeof list>> | undefined
  const sent = await statements.during(async () => (reply = await list(desk.brid)))
  // Beside the one statement of the club's transaction only who asks.
  expect(sent).toEqual(['identify'])
  expect(reply?.body).toMatchObject({
    total: 1,
    items: [
      {
        order_id: order.order_id,
        product: { slug: 'midwinter-hamper', type: 'Draw' },
        lines: [],
        numbers: [440, 441, 442],
        auto_renewal: false,
        stopped_at: null,
        draws: [{ number: 1, status: 'open', won: 0 }],
      },
    ],
  })
  expect(
    (await list(desk.kwame)).body.items.some(
      ({ order_id: id }: { order_id: string }) => id === order.order_id,
    ),
  ).toBe(false)
  expect((await list('')).status).toBe(401)
})

describe('telling a friend', () => {
  const tell = (email: string, as = desk.kwame, product = 'rovers-lotto') =>
    ask(app, `/v2/store/dunvarra/lottery/${product}/friends`, { first_name: 'Ned', email }, { as })
  const invitations = async (email: string) => (await mailsTo(app, email)).length

  test('LOTTO-14, API-58 writes once, with a link by which they can unsubscribe, and tells nobody whether it did', async () => {
    expect((await tell('ned@home.example')).body).toEqual({ told: true })
    expect((await tell('Ned@home.example', desk.brid)).body).toEqual({ told: true })
    const mails = await mailsTo(app, 'ned@home.example')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('/products/lotto/rovers-lotto')
    expect(mails[0]?.text).toMatch(/unsubscribe/i)
  })

  test('somebody who wants no more of it gets nothing, and the reply is the same', async () => {
    await app.asOwner(
      `insert into lotto_friends (club_id, id, first_name, email, created_at)
        select id, gen_random_uuid(), 'Una', 'una@gone.example', now() from clubs where slug = 'dunvarra'`,
    )
    expect((await tell('una@gone.example')).body).toEqual({ told: true })
    expect(await invitations('una@gone.example')).toBe(0)
  })

  test('is for those who are signed in, of a lotto of the club, ten times a day', async () => {
    expect((await tell('x@home.example', '')).status).toBe(401)
    expect((await tell('x@home.example', desk.kwame, 'midwinter-hamper')).status).toBe(404)
    const replies = []
    for (let at = 0; at < 12; at += 1) replies.push((await tell(`x${at}@home.example`)).status)
    expect(replies.at(-1)).toBe(429)
  })
})
