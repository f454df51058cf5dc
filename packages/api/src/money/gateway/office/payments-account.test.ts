import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PaymentsAccount } from '@clubhouse/contract/money/office/payments-account'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { hostOf } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const OWNER = 'orla@dunvarra.example'

let app: TestApp
let desk: ClubClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openClubClient(app, { who: OWNER })
})
afterAll(() => app.close())
beforeEach(async () => {
  for (const table of ['payment_setups', 'sandbox_accounts', 'audit_events'])
    await app.asOwner(`delete from ${table}`)
  await app.asOwner('update clubs set on_behalf_of = null, domain_payment_method = null where id = $1', [
    desk.accountId,
  ])
})

const read = async (): Promise<PaymentsAccount> => (await desk.ask('/payments-account')).body
const post = (path = '') => desk.ask(`/payments-account${path}`, {})
const publicAccount = async () => (await app.server.inject('/api/v2/store/dunvarra')).json()

/** Somebody of the club at the provider's own page. */
async function atProvider(answer: 'approve' | 'decline') {
  const { pathname, host } = new URL((await post('/link')).body.url)
  const page = await app.server.inject({ url: pathname, headers: { host } })
  const sent = await app.server.inject({
    method: 'POST',
    url: pathname,
    payload: `answer=${answer}`,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
  })
  return { page, sent, pathname, host }
}

test('OPEN-101 an account is opened once, filled in at the provider, tested, and then payments are taken for it', async () => {
  expect(await read()).toMatchObject({
    provider: 'sandbox',
    account: null,
    wallets: null,
    is_switched_on: true,
  })
  const [one, other] = await Promise.all([post(), post()])
  expect([one.status, one.body.account.id]).toEqual([200, other.body.account.id])
  expect((await post('/checks')).body.account).toMatchObject({
    takes_payments: false,
    pays_out: false,
    missing: 2,
    is_used: false,
  })
  expect((await publicAccount()).on_behalf_of).toBeNull()

  const { page, sent, pathname, host } = await atProvider('approve')
  expect([page.statusCode, host]).toEqual([200, hostOf('backoffice')])
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/settings/payments?back=yes'])
  expect((await app.server.inject({ url: pathname, headers: { host } })).statusCode).toBe(410)

  const { body } = await post('/checks')
  expect(body.account).toMatchObject({ takes_payments: true, pays_out: true, missing: 0, is_used: true })
  expect((await publicAccount()).on_behalf_of).toBe(body.account.id)
  await post('/checks')
  expect((await desk.audited('payments-account-%')).map(({ kind, detail }) => [kind, detail])).toEqual([
    ['payments-account-opened', { account: body.account.id }],
    ['payments-account-linked', { account: body.account.id }],
    [
      'payments-account-changed',
      {
        Payments: 'off → on',
        Payouts: 'off → on',
        'Card payments are taken for': `the platform → ${body.account.id}`,
      },
    ],
  ])
})

const takenFor = (account: string) =>
  app.asOwner('update clubs set on_behalf_of = $2 where id = $1', [desk.accountId, account])

test('an account that an operator gave the club is the club’s: none is opened beside it', async () => {
  await takenFor('acct_given')
  expect((await read()).account).toMatchObject({ id: 'acct_given', is_used: true, checked_at: null })
  expect((await post()).body.account).toMatchObject({ id: 'acct_given', is_used: true })
  expect(await app.asOwner('select from sandbox_accounts')).toEqual([])
  // The sandbox knows none of that name, so nothing is learned and nothing changes.
  expect((await post('/checks')).status).toBe(404)
  expect((await publicAccount()).on_behalf_of).toBe('acct_given')
})

test('what is learned of an account that was given is kept, too', async () => {
  await post()
  await atProvider('approve')
  const id = (await read()).account?.id ?? ''
  await app.asOwner('delete from payment_setups')
  await takenFor(id)
  expect((await post('/checks')).body.account).toMatchObject({ id, takes_payments: true, is_used: true })
})

test('another account takes the place of the one in use once it may take payments, and the log says so', async () => {
  await post()
  const id = (await read()).account?.id ?? ''
  await takenFor('acct_given')
  expect((await post('/checks')).body.account).toMatchObject({ id, is_used: false })
  expect((await publicAccount()).on_behalf_of).toBe('acct_given')
  await atProvider('approve')
  await post('/checks')
  expect((await publicAccount()).on_behalf_of).toBe(id)
  expect((await desk.audited('payments-account-changed'))[0]?.detail).toMatchObject({
    'Card payments are taken for': `acct_given → ${id}`,
  })
})

test('an account that may no longer take payments is not used any more', async () => {
  await post()
  await atProvider('approve')
  await post('/checks')
  await atProvider('decline')
  expect((await post('/checks')).body.account).toMatchObject({ takes_payments: false, is_used: false })
  expect((await publicAccount()).on_behalf_of).toBeNull()
})

test('each morning every account is looked at: what the provider told and nobody heard is learnt then, and owners are told', async () => {
  await post()
  await atProvider('approve')
  await post('/checks')
  await atProvider('decline')
  for (const table of ['sandbox_events', 'webhook_events', 'outbox'])
    await app.asOwner(`delete from ${table}`)
  expect((await publicAccount()).on_behalf_of).not.toBeNull()
  const before = app.parts.now()
  app.setClock(new Date(before.getTime() + 86_400_000))
  await app.parts.jobs.runDue()
  app.setClock(before)
  desk = await openClubClient(app, { who: OWNER })
  expect((await publicAccount()).on_behalf_of).toBeNull()
  const told = await app.asOwner(`select recipient from outbox where template = 'payments-account'`)
  expect(told).toEqual([{ recipient: OWNER }])
})

test('a club whose address has no country is asked for it first, and no account is opened', async () => {
  const [before] = await app.asOwner<{ country: string }>(
    'select address_country as country from clubs where id = $1',
    [desk.accountId],
  )
  const live = (country: string | null) =>
    app.asOwner('update clubs set address_country = $2 where id = $1', [desk.accountId, country])
  await live(null)
  const { status, body } = await post()
  await live(before?.country ?? null)
  expect([status, body.error_code]).toEqual([409, 'country_needed'])
  expect(await app.asOwner('select 1 from sandbox_accounts')).toEqual([])
})

test('OPEN-101 the club’s domain is registered for wallets, and the public account names it', async () => {
  const { body } = await post('/wallets')
  const { domain } = await read()
  expect(body.wallets).toMatchObject({ domain, apple_pay: true, google_pay: true })
  expect((await publicAccount()).domain_payment_method).toBe(domain)
  await post('/wallets')
  expect(await desk.audited('wallet-domain-registered')).toHaveLength(1)
})

test('without an account there is nothing to fill in or to test; switched off, none is opened', async () => {
  expect([(await post('/link')).status, (await post('/checks')).status]).toEqual([409, 409])
  await desk.ask('/account/features', { name: 'Payment Provider', is_on: false }, 'PATCH')
  expect((await post()).body.error_code).toBe('switched_off')
  await desk.ask('/account/features', { name: 'Payment Provider', is_on: true }, 'PATCH')
})

test('a link leads to the account of the club that asks, and to no other’s', async () => {
  await post()
  const other = await openClubClient(app, { who: 'hana@inishvarn.example', club: 'inishvarn' })
  const { status } = await other.ask('/payments-account/link', {})
  expect([403, 409]).toContain(status)
})

test('only an owner opens it or goes to the provider; others read and test it', async () => {
  const admin = await openClubClient(app)
  const refused = [
    await admin.ask('/payments-account', {}),
    (await post(), await admin.ask('/payments-account/link', {})),
  ]
  for (const { status, body } of refused) expect([status, body.error_code]).toEqual([403, 'owners_only'])
  expect((await admin.ask('/payments-account')).body.may_change).toBe(false)
  expect((await admin.ask('/payments-account/checks', {})).status).toBe(200)
})

test('every owner is told by mail that it was opened, and once a day that somebody went to the provider', async () => {
  await app.asOwner(`delete from outbox where template = 'payments-account'`)
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select $1, id, 'owner' from users where email = 'tadhg@dunvarra.example'
      on conflict do nothing`,
    [desk.accountId],
  )
  await post()
  await post('/link')
  await post('/link')
  await app.asOwner(
    `delete from club_roles where club_id = $1 and role = 'owner'
      and user_id = (select id from users where email = 'tadhg@dunvarra.example')`,
    [desk.accountId],
  )
  const told = await app.asOwner<{ mail: string }>(
    `select recipient || ' ' || (payload->>'step') as mail from outbox where template = 'payments-account' order by 1`,
  )
  expect(told.map(({ mail }) => mail)).toEqual(
    [OWNER, 'tadhg@dunvarra.example'].flatMap((owner) => [`${owner} linked`, `${owner} opened`]),
  )
  expect(await desk.audited('payments-account-linked')).toHaveLength(2)
})
