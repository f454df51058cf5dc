import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { AUTOMATIC_KINDS } from '@clubhouse/contract/messages/office/automatic-mail-kinds'
import type { AutomaticMail } from '@clubhouse/contract/messages/office/automatic-mails'
import { enqueueMail } from '../../mail/port.ts'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { mailsTo } from '#testing/mails.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const TADHG = 'tadhg@dunvarra.example'

let app: TestApp
let desk: ClubClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openClubClient(app)
})
afterAll(() => app.close())
afterEach(async () => {
  for (const table of ['automatic_mails', 'automatic_mails_sent', 'outbox', 'audit_events'])
    await app.asOwner(`delete from ${table}`)
  await app.parts.mailbox?.clear()
})

const list = async (): Promise<AutomaticMail[]> => (await desk.ask('/automatic-mails')).body.items
const get = async (kind: string): Promise<AutomaticMail> => (await desk.ask(`/automatic-mails/${kind}`)).body
const change = (kind: string, body: object) => desk.ask(`/automatic-mails/${kind}`, body, 'PATCH')

test('all eight are there, what members never got before is off, and nothing was sent', async () => {
  const items = await list()
  expect(items.map(({ kind }) => kind)).toEqual([...AUTOMATIC_KINDS])
  expect(items.filter(({ is_on: isOn }) => isOn).map(({ kind }) => kind)).toEqual([
    'arrears',
    'waiting-list-offer',
    'birthday-18',
  ])
  for (const item of items)
    expect(item).toMatchObject({ opening: null, last_sent_at: null, sent_lately: 0, changed_by: null })
})

test('a switch and words are kept, with who changed them, and the log says before and after', async () => {
  const { status, body } = await change('welcome', { is_on: true, opening: ' Fáilte to {{club_name}}!\r\n' })
  expect([status, body]).toMatchObject([
    200,
    { is_on: true, opening: 'Fáilte to {{club_name}}!', changed_by: expect.stringContaining('Tadhg') },
  ])
  expect(await get('welcome')).toEqual(body)
  await change('welcome', { opening: null })
  expect(await desk.audited('automatic-mail-%')).toMatchObject([
    {
      kind: 'automatic-mail-switched',
      actor: TADHG,
      detail: { name: 'Welcome', before: 'off', after: 'on' },
    },
    { kind: 'automatic-mail-changed', detail: { after: 'Fáilte to {{club_name}}!' } },
    {
      kind: 'automatic-mail-changed',
      detail: { before: 'Fáilte to {{club_name}}!', after: 'our own words' },
    },
  ])
})

test('what is as it was is no change', async () => {
  const { body } = await change('welcome', { is_on: false, opening: '' })
  expect(body).toMatchObject({ is_on: false, opening: null, changed_at: null })
  expect(await desk.audited('automatic-mail-%')).toEqual([])
})

test.each(['arrears', 'waiting-list-offer'])('%s always goes, and says why', async (kind) => {
  const refused = await change(kind, { is_on: false })
  expect([refused.status, refused.body.error_code]).toEqual([409, 'always_on'])
  expect((await change(kind, { opening: 'In our words.' })).body).toMatchObject({
    is_on: true,
    may_be_off: false,
    opening: 'In our words.',
  })
})

test('a placeholder that the mail does not know is refused beside its field', async () => {
  for (const path of ['', '/preview', '/test']) {
    const { status, body } = await desk.ask(
      `/automatic-mails/welcome${path}`,
      { opening: 'Dear {{amount}}' },
      path === '' ? 'PATCH' : 'POST',
    )
    expect([status, body.errors.opening]).toEqual([
      422,
      'This mail doesn’t know {{amount}}. Choose one from the list.',
    ])
  }
  expect(await desk.audited('%')).toEqual([])
})

test('who saves on what somebody else has saved meanwhile is told, and nothing is written', async () => {
  const { version } = await get('welcome')
  await change('welcome', { opening: 'First', version })
  const late = await change('welcome', { opening: 'Second', version })
  expect([late.status, late.body.error_code]).toEqual([409, 'changed_meanwhile'])
  expect((await get('welcome')).opening).toBe('First')
})

test('another club keeps its own', async () => {
  await change('welcome', { is_on: true, opening: 'Ours' })
  const [other] = await app.asOwner<{ count: number }>(
    `select count(*)::int as count from automatic_mails a join clubs c on c.id = a.club_id where c.slug <> 'dunvarra'`,
  )
  expect(other?.count).toBe(0)
})

test('a preview is the mail itself, with the words that are being written, and nothing is kept', async () => {
  for (const kind of AUTOMATIC_KINDS) {
    const { status, body } = await desk.ask(
      `/automatic-mails/${kind}/preview`,
      { opening: 'Dia daoibh.' },
      'POST',
    )
    expect(status).toBe(200)
    expect(body.html).toContain('Dia daoibh.')
    expect(body.text).toContain('Hello Aoife,\n\nDia daoibh.')
  }
  await change('welcome', { opening: 'As it is kept.' })
  const kept = await desk.ask('/automatic-mails/welcome/preview', {}, 'POST')
  expect(kept.body.text).toContain('As it is kept.')
  const ours = await desk.ask('/automatic-mails/welcome/preview', { opening: null }, 'POST')
  expect(ours.body.text).toContain('It’s great to have Cillian and Sadhbh with us')
})

test('a test goes to whoever asks for it, and counts as no mail of the club', async () => {
  const { body } = await desk.ask('/automatic-mails/lotto-result/test', { opening: 'Tried.' }, 'POST')
  expect(body).toEqual({ sent_to: TADHG })
  const [mail, ...more] = await mailsTo(app, TADHG)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Test: Club lotto: the numbers of draw 118')
  expect(mail?.text).toContain('Tried.')
  expect(mail?.headers).not.toHaveProperty('List-Unsubscribe')
  expect((await get('lotto-result')).sent_lately).toBe(0)
})

let written = 0
const put = (clubId: string | null = desk.accountId) =>
  app.parts.db.withPlatform((tx) =>
    enqueueMail(
      tx,
      {
        clubId,
        effectKey: `eighteen ${(written += 1)}`,
        to: TADHG,
        mail: {
          template: 'eighteen-today',
          payload: { first_name: 'Tadhg', person: 'Tom', path: '/family/1' },
        },
      },
      app.parts.clock.now(),
    ),
  )

test('the club’s words are those of when a mail goes, and each one that went is counted', async () => {
  await put()
  await change('birthday-18', { opening: '{{person}} is all grown up.' })
  const [mail] = await mailsTo(app, TADHG)
  expect(mail?.text).toContain('Hello Tadhg,\n\nTom is all grown up.')
  expect(await get('birthday-18')).toMatchObject({ sent_lately: 1, last_sent_at: expect.any(String) })
  await app.asOwner(`update automatic_mails_sent set sent_at = sent_at - interval '31 days'`)
  expect(await get('birthday-18')).toMatchObject({ sent_lately: 0, last_sent_at: expect.any(String) })
})

test('a mail whose kind is switched off while it waits does not go, and is no dead letter', async () => {
  await put()
  await change('birthday-18', { is_on: false })
  expect(await mailsTo(app, TADHG)).toEqual([])
  const [row] = await app.asOwner<{ error: string; payload: object }>(
    'select last_error as error, payload from outbox',
  )
  expect(row).toEqual({ error: 'switched off', payload: {} })
  await change('birthday-18', { is_on: true })
  await put()
  await put(null)
  expect(await mailsTo(app, TADHG)).toHaveLength(2)
})
