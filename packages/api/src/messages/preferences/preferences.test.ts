import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { MailKind, Preferences } from '@clubhouse/contract/messages/member-preferences'
import { demoWorld } from '@clubhouse/demo/world/world'
import { MAIL_KINDS, wishFor } from '@clubhouse/domain/messages/mail/mail-kinds'
import type { MailTemplate } from '@clubhouse/domain/messages/mail/mails'
import { CART_REMINDERS, enqueueMail, type Mailing } from '../mail/port.ts'
import { mailsTo } from '#testing/mails.ts'
import { userIdOf } from '#testing/world/people.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const BRID = 'brid@home.example'
const world = demoWorld(TEST_NOW)
const list = world.distributionLists.find(
  ({ club, members }) => club === 'dunvarra' && members.includes(BRID),
)
const listId = list?.id ?? ''

let app: TestApp
let clubId: string
let brid: string
let as: string
let friendId: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  clubId = app.parts.registry.idOf('dunvarra') ?? ''
  brid = await userIdOf(app, BRID)
  as = (await signIn(app, BRID, 'myaccount')).access_token
  friendId = 'aaaaaaaa-0000-4000-8000-00000000f00d'
  await app.asOwner(
    `insert into lotto_friends (club_id, id, first_name, email, created_at) values ($1, $2, 'Bríd', $3, now())`,
    [clubId, friendId, BRID],
  )
  await app.asOwner(
    `insert into distribution_lists (club_id, id, name, created_at) values ($1, $2, 'Reminders', now()) on conflict do nothing`,
    [clubId, CART_REMINDERS],
  )
})
afterAll(() => app.close())
afterEach(async () => {
  await app.asOwner('delete from outbox')
  await app.asOwner('delete from mail_opt_outs')
  await app.asOwner('update users set receive_updates = true')
  await app.parts.mailbox?.clear()
})

const read = async (): Promise<Preferences> =>
  (await ask(app, '/v2/member/preferences', undefined, { on: 'myaccount', as })).body
const save = (body: object, token = as) =>
  ask(app, '/v2/member/preferences', body, { on: 'myaccount', as: token, method: 'PATCH' })
const wish = (kind: MailKind, wanted: boolean) =>
  save({ clubs: [{ account_id: clubId, kinds: [{ kind, wanted }] }] })
const wishOf = async (kind: MailKind) =>
  (await read()).clubs
    .find(({ account_id }) => account_id === clubId)
    ?.kinds.find((each) => each.kind === kind)?.wanted

const unsubscribe = { page: 'https://x.example/page', one_click: 'https://x.example/one' }
const MAILS: Record<MailKind, { mailing: () => Mailing; mail: Parameters<typeof enqueueMail>[1]['mail'] }> = {
  news: {
    mailing: () => ({ kind: 'recurring', personId: brid, listId }),
    mail: {
      template: 'mailing',
      payload: { subject: 'News', content: '<p>x</p>', list: 'Everyone', unsubscribe },
    },
  },
  reminders: {
    mailing: () => ({ kind: 'recurring', personId: brid, listId: CART_REMINDERS }),
    mail: {
      template: 'cart-left',
      payload: { first_name: '', lines: [], link: unsubscribe.page, unsubscribe },
    },
  },
  lotto: {
    mailing: () => ({ kind: 'lotto-friend', personId: friendId }),
    mail: {
      template: 'lotto-friend',
      payload: { first_name: '', player: null, link: unsubscribe.page, unsubscribe },
    },
  },
}
const KINDS = Object.keys(MAILS) as MailKind[]

let written = 0
const put = (kind: MailKind, by: 'club' | 'platform' = 'platform') => {
  const { mail, mailing } = MAILS[kind]
  const outgoing = { clubId, effectKey: `wish ${(written += 1)}`, to: BRID, mailing: mailing(), mail }
  const at = app.parts.clock.now()
  return by === 'club'
    ? app.parts.db.withClub(clubId, (tx) => enqueueMail(tx, outgoing, at))
    : app.parts.db.withPlatform((tx) => enqueueMail(tx, outgoing, at))
}
const queued = async () => (await app.asOwner('select 1 from outbox where done_at is null')).length

describe.each(KINDS)('mails of %s', (kind) => {
  test('go while they are wanted', async () => {
    await put(kind)
    expect(await mailsTo(app, BRID)).toHaveLength(1)
  })

  test.each(['club', 'platform'] as const)('are not put on their way once they are not (%s)', async (by) => {
    expect((await wish(kind, false)).status).toBe(200)
    expect(await wishOf(kind)).toBe(false)
    await put(kind, by)
    expect([await queued(), await mailsTo(app, BRID)]).toEqual([0, []])
    await wish(kind, true)
    expect(await wishOf(kind)).toBe(true)
    await put(kind, by)
    expect(await mailsTo(app, BRID)).toHaveLength(1)
  })

  test('that lie in the outbox are not handed over', async () => {
    await put(kind)
    expect(await queued()).toBe(1)
    await wish(kind, false)
    expect(await mailsTo(app, BRID)).toEqual([])
  })

  test('of another club go all the same', async () => {
    const other = app.parts.registry.idOf('inishvarn') ?? ''
    await app.asOwner(
      `insert into mail_opt_outs (club_id, id, person_id, kind, created_at) values ($1, gen_random_uuid(), $2, $3, now())`,
      [other, brid, kind],
    )
    await put(kind)
    expect(await mailsTo(app, BRID)).toHaveLength(1)
  })
})

test('a link of a mail and the preferences say the same thing', async () => {
  const said: [MailKind, string, string, string | null][] = [
    ['reminders', brid, 'recurring', CART_REMINDERS],
    ['lotto', friendId, 'lotto-friend', null],
  ]
  for (const [kind, personId, mailingKind, ofList] of said) {
    await app.asOwner(
      `insert into mail_opt_outs (club_id, id, person_id, kind, list_id, created_at)
        values ($1, gen_random_uuid(), $2, $3, $4, now())`,
      [clubId, personId, mailingKind, ofList],
    )
    expect([kind, await wishOf(kind)]).toEqual([kind, false])
    await wish(kind, true)
    await put(kind)
  }
  expect(await mailsTo(app, BRID)).toHaveLength(2)
})

test('one list can be left and joined again; the others go on', async () => {
  const lists = async () => (await read()).clubs.find(({ account_id }) => account_id === clubId)?.lists
  expect(await lists()).toContainEqual(expect.objectContaining({ list_id: listId, wanted: true }))
  const change = (wanted: boolean) =>
    save({ clubs: [{ account_id: clubId, lists: [{ list_id: listId, wanted }] }] })
  expect((await change(false)).status).toBe(200)
  await put('news')
  expect(await queued()).toBe(0)
  expect(await lists()).toContainEqual(expect.objectContaining({ list_id: listId, wanted: false }))
  await change(true)
  await put('news')
  expect(await queued()).toBe(1)
})

test('no news from any club is what the details say too; what is no news goes on', async () => {
  await save({ receive_updates: false })
  const member = await ask(app, '/v2/member', undefined, { on: 'myaccount', as })
  expect(member.body.receive_updates).toBe(false)
  for (const kind of KINDS) await put(kind)
  expect((await mailsTo(app, BRID)).map(({ subject }) => subject)).not.toContain('News')
  expect(await mailsTo(app, BRID)).toHaveLength(2)
})

test('nothing is said to a club or list that is not theirs, and of one call all or nothing', async () => {
  const foreign = app.parts.registry.idOf('inishvarn') ?? ''
  const stranger = (await signIn(app, 'kwame@home.example', 'myaccount')).access_token
  const other = '00000000-0000-4000-8000-000000000000'
  const wishes = [{ kind: 'news', wanted: false }]
  const bodies = [
    {
      clubs: [
        { account_id: clubId, kinds: wishes },
        { account_id: other, kinds: wishes },
      ],
    },
    { clubs: [{ account_id: clubId, kinds: wishes, lists: [{ list_id: other, wanted: false }] }] },
  ]
  for (const body of bodies) expect((await save(body)).status).toBe(404)
  const theirs = await ask(app, '/v2/member/preferences', undefined, { on: 'myaccount', as: stranger })
  const isTheirs = theirs.body.clubs.some(({ account_id }: { account_id: string }) => account_id === foreign)
  if (!isTheirs)
    expect((await save({ clubs: [{ account_id: foreign, kinds: wishes }] }, stranger)).status).toBe(404)
  expect(await app.asOwner('select 1 from mail_opt_outs')).toEqual([])
})

test('every mail that can be turned off says whose wish it is', async () => {
  for (const template of Object.keys(MAIL_KINDS) as MailTemplate[]) {
    if (wishFor(template) === null) continue
    const mail = { template, payload: {} } as never
    const outgoing = { clubId, effectKey: `bare ${template}`, to: BRID, mail }
    const attempt = app.parts.db.withPlatform((tx) => enqueueMail(tx, outgoing, app.parts.clock.now()))
    await expect(attempt).rejects.toThrow('must say whose wish it is')
  }
})
