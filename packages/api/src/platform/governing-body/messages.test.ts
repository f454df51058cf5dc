import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BodyMessagePage } from '@clubhouse/contract/platform/governing-body/messages'
import { openOutbox } from '#messages/mail/send-mails.ts'
import { MailNotSent } from '#providers/mail/port.ts'
import { type BodyClient, layAnotherBody, openBodyClient } from '#testing/clients/body-client.ts'
import { statementCounter } from '#testing/counted.ts'
import { mailsTo } from '#testing/mails.ts'
import { plainLetters } from '#testing/plain-letters.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { openBodyMessages } from './message-mails.ts'

const counter = statementCounter({ inTransactions: true })
let app: TestApp
let desk: BodyClient
let stranger: BodyClient
let clubId: string
let other: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' }, around: counter.db })
  // Over the club that somebody runs and over one that nobody does; the demo's own body is over the second, too.
  const body = await layAnotherBody(app, { email: 'wyn@other.example', over: 'dunvarra' })
  clubId = app.parts.registry.idOf('dunvarra') ?? ''
  other = app.parts.registry.idOf('inishvarn') ?? ''
  await app.asOwner('insert into club_affiliations (club_id, governing_body_id) values ($1, $2)', [
    other,
    body,
  ])
  await app.asOwner(`delete from club_roles where club_id = $1 and role in ('admin', 'owner')`, [other])
  // Secretary of the first, and treasurer: only the one gets letters.
  await app.asOwner(
    `insert into club_offices (club_id, user_id, office, given_at) select $1, id, 'secretary', now() from users where email = $2`,
    [clubId, SECRETARY],
  )
  desk = await openBodyClient(app, 'wyn@other.example')
  stranger = await openBodyClient(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  for (const table of ['body_messages', 'outbox']) await app.asOwner(`delete from ${table}`)
  await app.parts.mailbox?.clear()
})

const OWNER = 'orla@dunvarra.example'
const SECRETARY = 'tadhg@dunvarra.example'
const letter = (more: object = {}) => ({
  message_id: randomUUID(),
  subject: 'Fixtures',
  content: 'The draw is out.\n\nSee you there.',
  reply_to: 'office@other.example',
  account_ids: null,
  ...more,
})
const sent = async (more: object = {}): Promise<BodyMessagePage> => {
  const { status, body } = await desk.call('/messages', letter(more))
  if (status !== 200) throw new Error(`Not sent: ${JSON.stringify(body)}`)
  return body
}
const inbox = (address: string) => mailsTo(app, address)
const ofClub = (page: BodyMessagePage, id: string) => page.to.find(({ account_id }) => account_id === id)

test('a body sees how many would get it at each of its clubs, and nobody’s name or address', async () => {
  const statements = await counter.during(async () => {
    const { body } = await desk.call('/messages/clubs')
    expect(body.items).toEqual([
      { account_id: clubId, name: 'Dunvarra Rovers FC', people: 2 },
      { account_id: other, name: 'Inishvarn Hockey Club', people: 0 },
    ])
    expect(body.reply_to).toBeNull()
  })
  // Who asks; the clubs; becoming the body and back; the last address.
  expect(statements.filter((each) => each.startsWith('platform'))).toHaveLength(4)
})

test('it goes to owners and secretaries in the body’s name, answers go to the body, and each club’s state is told', async () => {
  const page = await sent()
  expect(page).toMatchObject({ clubs: 2, nobody: 1, people: 2, sent: 0, failed: 0, sent_by: 'Wyn Harte' })
  expect(ofClub(page, clubId)).toMatchObject({ state: 'waiting', people: 2 })
  expect(ofClub(page, other)).toMatchObject({ state: 'nobody', people: 0 })
  const [mail] = await inbox(OWNER)
  expect(mail).toMatchObject({
    subject: 'Fixtures',
    reply_to: 'office@other.example',
    from_name: 'The Other Body',
  })
  expect(mail?.text).toContain('The draw is out.\n\nSee you there.')
  expect(await inbox(SECRETARY)).toHaveLength(1)
  const after: BodyMessagePage = (await desk.call(`/messages/${page.message_id}`)).body
  expect(ofClub(after, clubId)).toMatchObject({ state: 'sent', sent: 2 })
  expect((await desk.call('/messages')).body.items).toMatchObject([
    { subject: 'Fixtures', sent: 2, nobody: 1 },
  ])
  expect((await desk.call('/messages/clubs')).body.reply_to).toBe('office@other.example')
  // Nothing that says who they are, anywhere that the body reads.
  expect(JSON.stringify(after)).not.toMatch(/orla|tadhg|@dunvarra/i)
})

test('nobody is greeted by name in a mailbox that they have not confirmed', async () => {
  const confirm = (at: Date | null) =>
    app.asOwner('update users set email_verified_at = $2 where email = $1', [SECRETARY, at])
  await confirm(null)
  await sent()
  const [[owner], [secretary]] = [await inbox(OWNER), await inbox(SECRETARY)]
  await confirm(new Date())
  expect(owner?.text).toContain('Hello Orla,')
  expect(secretary?.text).toContain('Hello,')
  expect(secretary?.text).not.toContain('Tadhg')
})

test('the same message is sent once, however often Send is pressed', async () => {
  const twice = letter()
  const [one, two] = await Promise.all([desk.call('/messages', twice), desk.call('/messages', twice)])
  expect([one.status, two.status]).toEqual([200, 200])
  await desk.call('/messages', { ...twice, subject: 'Another' })
  expect(await inbox(OWNER)).toMatchObject([{ subject: 'Fixtures' }])
  expect((await desk.call('/messages')).body.total).toBe(1)
})

test('a mail that is refused is told beside its club', async () => {
  const page = await sent({ account_ids: [clubId] })
  expect(page.to).toHaveLength(1)
  const { db, clock } = app.parts
  const send = async ({ to }: { to: string }) => {
    if (to === OWNER) throw new MailNotSent('smtp EENVELOPE 550', { isFinal: true, isBounce: true })
  }
  const worker = openOutbox({
    db,
    mailer: { send },
    ...plainLetters,
    bodyMessages: openBodyMessages({ db }),
    now: clock.now,
    onTrouble: () => undefined,
  })
  await worker.drain()
  await worker.stop()
  const after: BodyMessagePage = (await desk.call(`/messages/${page.message_id}`)).body
  expect(ofClub(after, clubId)).toMatchObject({ state: 'failed', sent: 1, failed: 1, people: 2 })
})

test('what can’t be sent is said, and a body that writes too much is asked to wait', async () => {
  for (const [wrong, field] of [
    [{ subject: ' ' }, 'subject'],
    [{ content: '' }, 'content'],
    [{ reply_to: 'nowhere' }, 'reply_to'],
    [{ account_ids: [] }, 'account_ids'],
    [{ content: 'x'.repeat(10_001) }, 'content'],
  ] as const) {
    const { status, body } = await desk.call('/messages', letter(wrong))
    expect([status, Object.keys(body.errors)], field).toEqual([422, [field]])
  }
  expect((await desk.call('/messages', letter({ account_ids: [other] }))).body.error_code).toBe('nobody')
  for (let turn = 0; turn < 10; turn += 1) await sent()
  expect((await desk.call('/messages', letter())).status).toBe(429)
  expect((await desk.call('/messages')).body.total).toBe(10)
})

test('another body’s clubs can’t be written to, nor its messages read', async () => {
  const foreign = await stranger.call('/messages', letter({ account_ids: [clubId] }))
  expect(foreign.status).toBe(404)
  expect((await stranger.call('/messages', letter({ account_ids: [other, clubId] }))).status).toBe(404)
  const { message_id: id } = await sent()
  expect((await stranger.call(`/messages/${id}`)).status).toBe(404)
  expect((await stranger.call('/messages')).body.total).toBe(0)
  const listed: { account_id: string }[] = (await stranger.call('/messages/clubs')).body.items
  expect(listed.map(({ account_id }) => account_id)).not.toContain(clubId)
})

test('the club reads what was written to it, those with its letters alone, and it stands in its log', async () => {
  const { message_id: id } = await sent()
  const atOffice = async (who: string, club = clubId) => {
    const { access_token: as } = await signIn(app, who, 'backoffice')
    return ask(app, '/v2/backoffice/body-messages', undefined, {
      on: 'backoffice',
      as,
      headers: { 'x-account-id': club },
    })
  }
  for (const who of [OWNER, SECRETARY])
    expect((await atOffice(who)).body.items).toMatchObject([
      { message_id: id, body: 'The Other Body', subject: 'Fixtures', reply_to: 'office@other.example' },
    ])
  await app.asOwner(`update club_offices set office = 'treasurer' where club_id = $1`, [clubId])
  expect((await atOffice(SECRETARY)).status).toBe(403)
  await app.asOwner(`update club_offices set office = 'secretary' where club_id = $1`, [clubId])
  const logged = await app.asOwner<{ club_id: string; detail: Record<string, string> }>(
    `select club_id, detail from audit_events where kind = 'body-message-sent' and at = (select max(at) from audit_events where kind = 'body-message-sent')`,
  )
  expect(new Set(logged.map((each) => each.club_id))).toEqual(new Set([clubId, other]))
  expect(JSON.stringify(logged)).not.toContain('Fixtures')
})
