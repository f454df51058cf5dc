import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { AutomaticKind } from '@clubhouse/contract/messages/office/automatic-mail-kinds'
import { CARDS, type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { layLastSeason } from '#testing/world/last-season.ts'
import { mailsTo } from '#testing/mails.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const BRID = 'brid@home.example'

let app: TestApp
let desk: CheckoutClient
let clubId: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openCheckoutClient(app)
  clubId = app.parts.registry.idOf('dunvarra') ?? ''
})
afterEach(async () => {
  app.setClock(TEST_NOW)
  await desk.signIn()
  await desk.clear()
  for (const table of [
    'automatic_mails',
    'automatic_mail_occasions',
    'mail_opt_outs',
    'memberships',
    'outbox',
  ])
    await app.asOwner(`delete from ${table}`)
  await app.asOwner(`update scheduled_payments set status = 'cancelled' where status = 'planned'`)
  await app.asOwner('update plans set opens_at = null, closes_at = null')
  await app.parts.mailbox?.clear()
})
afterAll(() => app.close())

const switchTo = (kind: AutomaticKind, isOn: boolean) =>
  app.asOwner(
    `insert into automatic_mails (club_id, kind, is_on, on_since, changed_at) values ($1, $2, $3, $4, $4)
      on conflict (club_id, kind) do update set is_on = excluded.is_on`,
    [clubId, kind, isOn, app.parts.clock.now().toISOString()],
  )
const at = async (moment: string | number) => {
  app.setClock(typeof moment === 'string' ? new Date(moment) : new Date(TEST_NOW.getTime() + moment * 60_000))
  await desk.settle()
}
const about = async (subject: string) =>
  (await mailsTo(app, BRID)).filter((mail) => mail.subject.startsWith(subject))
const words = (text = '') => text.replace(/\s+/g, ' ')

async function buy(...items: object[]) {
  const cart = await desk.fill(...items)
  const { body } = await desk.checkOut(cart.shopping_cart_id)
  await desk.confirm(body.payment_token)
  return desk.order(body.order_id)
}
const child = (first_name: string, date_of_birth: string) =>
  desk.plan('juvenile-u8-u12', { first_name, date_of_birth: `${date_of_birth}T00:00:00.000Z` })
const born = async (name: string) => {
  const [row] = await app.asOwner<{ born: string }>(
    'select date_of_birth as born from related_people where first_name = $1',
    [name],
  )
  return row?.born ?? ''
}

async function inInstalments(): Promise<void> {
  const cart = await desk.fill(await desk.plan('senior-player'))
  const [line] = cart.items
  const option = line?.payment_options[0]?.payment_option_id ?? null
  await desk.pay(cart.shopping_cart_id, line?.shopping_cart_item ?? '', option)
  const { body } = await desk.checkOut(cart.shopping_cart_id)
  await desk.confirm(body.payment_token, CARDS.good)
  await desk.order(body.order_id)
}

describe('a welcome', () => {
  const welcomes = () => about('Welcome to Dunvarra Rovers FC')

  test('goes once for each person, to whoever signed them up, with all of them in it', async () => {
    await switchTo('welcome', true)
    await buy(await child('Fiadh', await born('Fiadh')), await child('Oisín', await born('Oisín')))
    await at(6)
    const [mail, ...more] = await welcomes()
    expect(more).toEqual([])
    expect(words(mail?.text)).toMatch(
      /Hello Bríd, It’s great to have (Fiadh and Oisín|Oisín and Fiadh) with us/,
    )
    expect(mail?.headers).not.toHaveProperty('List-Unsubscribe')

    await buy(await desk.plan('senior-player'))
    await at(12)
    expect((await welcomes()).map(({ text }) => words(text).includes('Fiadh'))).toEqual([false, true])
    await at('2026-11-16T12:00:00Z')
    expect(await welcomes()).toHaveLength(2)
  })

  test('goes to nobody while it is off, nor afterwards to those who joined before', async () => {
    await buy(await desk.plan('senior-player'))
    await at(6)
    await switchTo('welcome', true)
    await at(12)
    expect(await welcomes()).toEqual([])
  })

  test('is not for whoever the club brought along', async () => {
    await switchTo('welcome', true)
    await buy(await desk.plan('senior-player'))
    await app.asOwner(
      `insert into memberships (club_id, id, member_id, user_id, plan_id, first_name, last_name, kind, status, starts_on, created_at)
        select club_id, gen_random_uuid(), member_id, user_id, plan_id, first_name, last_name, kind, status, starts_on, created_at
        from memberships`,
    )
    await at(6)
    expect(await welcomes()).toEqual([])
  })
})

describe('a reminder of a payment', () => {
  const reminders = () => about('Your next payment to Dunvarra Rovers FC')

  test('goes three days before it is taken, once, and says from which card', async () => {
    await inInstalments()
    await switchTo('payment-reminder', true)
    await at('2026-12-11T10:00:00Z')
    expect(await reminders()).toEqual([])
    await at('2026-12-12T10:00:00Z')
    const [mail] = await reminders()
    expect(mail?.subject).toBe('Your next payment to Dunvarra Rovers FC: €30.00 on 15/12/2026')
    expect(words(mail?.text)).toContain('we’ll take it from Visa ending 4242')
    expect(words(mail?.text)).toContain('Senior player: €30.00 Bríd')
    await at('2026-12-13T10:00:00Z')
    expect(await reminders()).toHaveLength(1)
  })

  test('goes to nobody who has paid, has no card, or whose club sends none', async () => {
    await inInstalments()
    await at('2026-12-12T10:00:00Z')
    await switchTo('payment-reminder', true)
    await app.asOwner('update payments set method_id = null')
    await at('2026-12-13T10:00:00Z')
    expect(await reminders()).toEqual([])
  })
})

describe('a warning of a card', () => {
  const warnings = () => about('Your card for Dunvarra Rovers FC')
  const expires = (month: number, year: number) =>
    app.asOwner(
      `update payments set card = card || jsonb_build_object('expMonth', $1::int, 'expYear', $2::int) where card is not null`,
      [month, year],
    )

  test('goes once in its last 30 days, if something is to be paid after them', async () => {
    await inInstalments()
    await switchTo('card-expires', true)
    await expires(12, 2026)
    await at('2026-11-30T10:00:00Z')
    expect(await warnings()).toEqual([])
    await at('2026-12-02T10:00:00Z')
    await at('2026-12-03T10:00:00Z')
    const [mail, ...more] = await warnings()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Your card for Dunvarra Rovers FC runs out in December 2026')
    expect(words(mail?.text)).toContain('Visa ending 4242, runs out at the end of December 2026')
    expect(words(mail?.text)).toContain('€30.00, is due on 15/01/2027')
  })

  test('does not go for a card that is good for all that is to be paid', async () => {
    await inInstalments()
    await switchTo('card-expires', true)
    await app.asOwner(`update scheduled_payments set status = 'cancelled' where due_on > '2026-12-31'`)
    await expires(12, 2026)
    await at('2026-12-04T10:00:00Z')
    expect(await warnings()).toEqual([])
  })
})

describe('that renewal opens', () => {
  const told = () => about('You can now renew at Dunvarra Rovers FC')
  const season = async () => {
    await layLastSeason(app, desk)
    await app.asOwner(`update memberships set created_at = created_at - interval '1 year'`)
    await app.asOwner(`update plans set opens_at = '2026-11-20T08:00:00Z'`)
  }

  test('is told on the next morning, once, to whoever acts for those who can', async () => {
    await season()
    await switchTo('renewal-opens', true)
    await at('2026-11-19T10:00:00Z')
    expect(await told()).toEqual([])
    await at('2026-11-20T10:00:00Z')
    await at('2026-11-21T10:00:00Z')
    const [mail, ...more] = await told()
    expect(more).toEqual([])
    for (const said of ['Colm: Senior player', 'Fiadh: Juvenile U8–U12', 'Oisín: Juvenile U8–U12'])
      expect(mail?.text).toContain(said)
    expect(mail?.text).toContain('http://myaccount.clubhouse.test/renew')
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  })

  test('is not told to whoever wants none, by the button of the last one', async () => {
    await season()
    await switchTo('renewal-opens', true)
    await at('2026-11-22T10:00:00Z')
    const [mail] = await told()
    const oneClick = /<(.+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    const { pathname, search, host } = new URL(oneClick)
    const ended = await app.server.inject({
      method: 'POST',
      url: pathname + search,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(ended.statusCode).toBe(200)
    await app.asOwner('delete from automatic_mail_occasions')
    await app.asOwner('delete from outbox')
    await at('2026-11-23T10:00:00Z')
    expect(await told()).toHaveLength(1)
  })

  test('is not told once it was open for a fortnight, nor of what is closed', async () => {
    await season()
    await switchTo('renewal-opens', true)
    await app.asOwner(`update plans set closes_at = '2026-11-24T00:00:00Z'`)
    await at('2026-11-24T10:00:00Z')
    await app.asOwner('update plans set closes_at = null')
    await at('2026-12-05T10:00:00Z')
    expect(await told()).toEqual([])
    // The same families with nothing in the way: they would have been.
    await app.asOwner(`update plans set opens_at = '2026-12-05T11:00:00Z'`)
    await at('2026-12-06T10:00:00Z')
    expect(await told()).toHaveLength(1)
  })
})
