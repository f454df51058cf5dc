import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { demoWorld } from '@clubhouse/demo/world/world'
import { hostOf } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { References } from './references.ts'

const world = demoWorld(TEST_NOW)
const UNKNOWN = '00000000-0000-4000-8000-0000000000ff'
const lines: string[] = []

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ logTo: { write: (line) => lines.push(line) } })
})
afterAll(() => app.close())
afterEach(async () => {
  await app.asOwner('delete from mail_opt_outs')
  await app.asOwner('update distribution_list_members set payment_ack_at = null')
  lines.length = 0
})

const clubId = (slug: string) => app.parts.registry.idOf(slug) ?? ''
const listOf = (slug: string) => world.distributionLists.find(({ club }) => club === slug)?.id ?? ''
const personOf = (email: string) => world.logins.find((login) => login.email === email)?.id ?? ''
const friendOf = (slug: string) => world.lottoFriends.find(({ club }) => club === slug)?.id ?? ''

/** What stands in the links of a mail to Bríd, or of another that we wrote. */
function written({ club = 'dunvarra', email = 'brid@home.example', listId = '', memberId = '' } = {}) {
  const { references } = app.parts.mailings
  const { list, member } = references.ofMember({
    clubId: clubId(club),
    listId: listId || listOf(club),
    memberId: memberId || personOf(email),
  })
  return { email_distribution_list_id: list, member_id: member }
}

const respond = (body: object, club = 'dunvarra') =>
  app.server.inject({
    method: 'POST',
    url: '/api/v2/backoffice/emails/opt-out',
    headers: { host: hostOf(club) },
    payload: body,
  })

const leave = (id: string, { club = 'dunvarra', host = hostOf(club) } = {}) =>
  app.server.inject({
    method: 'POST',
    url: `/api/v2/store/${club}/unsubscribe-friend/${encodeURIComponent(id)}`,
    headers: { host },
  })

const optOuts = () =>
  app.asOwner<{ person_id: string; kind: string; list_id: string | null; club_id: string }>(
    'select person_id, kind, list_id, club_id from mail_opt_outs order by person_id',
  )
const acknowledged = async () =>
  (
    await app.asOwner<{ member_id: string }>(
      'select member_id from distribution_list_members where payment_ack_at is not null',
    )
  ).map(({ member_id }) => member_id)

describe('API-69 a member’s answer to a recurring mail', () => {
  test.each([
    { sent: { opt_out: true }, optedOut: true, hasPaid: false },
    { sent: { payment_ack: true }, optedOut: false, hasPaid: true },
    { sent: { opt_out: true, payment_ack: true }, optedOut: true, hasPaid: true },
    { sent: { opt_out: false, payment_ack: true }, optedOut: false, hasPaid: true },
  ])(
    'EMAILACT-09 DATA-47 DIST-09 OPEN-068 $sent is recorded for this list and member alone',
    async ({ sent, optedOut, hasPaid }) => {
      const ids = written()
      const answer = await respond({ ...ids, ...sent })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ ...ids, opt_out: optedOut, payment_ack: hasPaid })
      const brid = personOf('brid@home.example')
      const row = {
        person_id: brid,
        kind: 'recurring',
        list_id: listOf('dunvarra'),
        club_id: clubId('dunvarra'),
      }
      expect(await optOuts()).toEqual(optedOut ? [row] : [])
      expect(await acknowledged()).toEqual(hasPaid ? [brid] : [])
    },
  )

  test.each([{ sent: {} }, { sent: { opt_out: false } }, { sent: { opt_out: false, payment_ack: false } }])(
    'OPEN-068 both flags may be absent: $sent is heard, and changes nothing',
    async ({ sent }) => {
      const ids = written()
      const answer = await respond({ ...ids, ...sent })
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { ...ids, opt_out: false, payment_ack: false },
      ])
      expect([await optOuts(), await acknowledged()]).toEqual([[], []])
      await respond({ ...ids, opt_out: true })
      expect((await respond({ ...ids, ...sent })).json()).toMatchObject({ opt_out: true })
    },
  )

  test('said twice, also at once, it is said once', async () => {
    const body = { ...written(), opt_out: true, payment_ack: true }
    const answers = await Promise.all([respond(body), respond(body), respond(body)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await respond(body)).statusCode).toBe(200)
    expect(await optOuts()).toHaveLength(1)
  })

  test('a later answer takes nothing back', async () => {
    await respond({ ...written(), opt_out: true })
    const answer = await respond({ ...written(), opt_out: false, payment_ack: true })
    expect(answer.json()).toMatchObject({ opt_out: true, payment_ack: true })
    expect(await optOuts()).toHaveLength(1)
  })

  test('the wish of somebody who was taken off the list is kept for the day they are on it again', async () => {
    const memberId = personOf('tadhg@dunvarra.example')
    const ids = written({ memberId })
    expect((await respond({ ...ids, payment_ack: true })).statusCode).toBe(404)
    expect((await respond({ ...ids, opt_out: true })).statusCode).toBe(200)
    expect(await optOuts()).toMatchObject([{ person_id: memberId }])
  })

  test('OPEN-069 forged, moved and unknown references are all answered alike, and write nothing', async () => {
    const brid = written()
    const kwame = written({ email: 'kwame@home.example' })
    const hana = written({ club: 'inishvarn', email: 'hana@inishvarn.example' })
    const forger = new References('another-secret-of-another-server')
    const forged = forger.ofMember({
      clubId: clubId('dunvarra'),
      listId: listOf('dunvarra'),
      memberId: personOf('brid@home.example'),
    })
    const bare = {
      email_distribution_list_id: listOf('dunvarra'),
      member_id: personOf('brid@home.example'),
    }
    const wrong = [
      bare,
      { email_distribution_list_id: forged.list, member_id: forged.member },
      { ...brid, member_id: kwame.member_id },
      { ...brid, email_distribution_list_id: kwame.email_distribution_list_id },
      { email_distribution_list_id: brid.member_id, member_id: brid.email_distribution_list_id },
      { ...brid, member_id: `${brid.member_id}x` },
      { ...brid, member_id: "' or 1=1 --" },
      hana,
      written({ listId: UNKNOWN }),
    ]
    const answers = await Promise.all(wrong.map((ids) => respond({ ...ids, opt_out: true })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(wrong.map(() => 404))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await optOuts()).toEqual([])
  })

  test.each(['inishvarn', 'backoffice', 'myaccount'])('on %s Bríd’s mail is unknown', async (host) => {
    expect((await respond({ ...written(), opt_out: true }, host)).statusCode).toBe(404)
    expect(await optOuts()).toEqual([])
  })

  test.each([{}, { email_distribution_list_id: '', member_id: '' }, { member_id: 'x' }, { opt_out: 'yes' }])(
    '%j is no answer',
    async (body) => {
      expect((await respond(body)).statusCode).toBe(422)
    },
  )

  test('OPEN-069 both are public and limited', () => {
    const guards = app.parts.endpoints.all
      .filter(({ endpoint }) => ['saveEmailResponse', 'unsubscribeFriend'].includes(endpoint.name))
      .map(({ guard }) => guard)
    expect(guards).toEqual([
      expect.objectContaining({ audience: 'anyone', rate: 'write' }),
      expect.objectContaining({ audience: 'anyone', rate: 'write' }),
    ])
  })
})

describe('API-58 LOTTO-14 a friend of the lotto', () => {
  const reference = (club = 'dunvarra') =>
    app.parts.mailings.references.ofFriend({ clubId: clubId(club), friendId: friendOf(club) })

  test('EMAILACT-10 is unsubscribed from all lotto mails of the club, once', async () => {
    const id = reference()
    for (const answer of [await leave(id), await leave(id)]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ unsubscribed: true })
    }
    expect(await optOuts()).toEqual([
      { person_id: friendOf('dunvarra'), kind: 'lotto-friend', list_id: null, club_id: clubId('dunvarra') },
    ])
  })

  test('other references, other clubs and other hosts are answered alike', async () => {
    const unknown = app.parts.mailings.references.ofFriend({
      clubId: clubId('dunvarra'),
      friendId: UNKNOWN,
    })
    const member = app.parts.mailings.references.ofMember({
      clubId: clubId('dunvarra'),
      listId: listOf('dunvarra'),
      memberId: friendOf('dunvarra'),
    }).member
    const answers = [
      await leave(friendOf('dunvarra')),
      await leave(unknown),
      await leave(member),
      await leave(reference('inishvarn')),
      await leave(reference(), { club: 'inishvarn' }),
      await leave(reference(), { host: hostOf('inishvarn') }),
      await leave(reference(), { host: hostOf('backoffice') }),
      await leave(reference('inishvarn'), { club: 'inishvarn', host: hostOf('dunvarra') }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
    expect(await optOuts()).toEqual([])
  })

  test('no log line holds the reference, nor anybody’s id', async () => {
    await leave(reference())
    await leave(`${reference()}x`)
    expect(lines.length).toBeGreaterThan(1)
    const log = lines.join('')
    expect(log).toContain('unsubscribe-friend/[reference]')
    expect(log).not.toContain(friendOf('dunvarra'))
    expect(log).not.toContain(reference().split('.')[1])
  })
})
