import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import { mailsTo } from '#testing/mails.ts'
import { openPeopleClient, type PeopleClient } from '#testing/clients/people-client.ts'
import { clearSquads, laySquad, type SquadMember } from '#testing/world/squad.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW, testDatabaseKind } from '#testing/test-database.ts'
import { untilWaiting } from '#testing/waiting-for-locks.ts'
import { eraseDue } from './erase-due.ts'

let app: TestApp
let owner: PeopleClient
let round = 0
/** An address of this test alone: the mailbox keeps what others got. */
const mailbox = (name: string) => `${name}@letters${round}.example`

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  round += 1
  app.setClock(TEST_NOW)
  await app.asOwner('delete from club_erasures')
  await clearSquads(app)
  owner = await openPeopleClient(app)
})

const OVER = '2026-06-30'
const member = (more: Partial<SquadMember>): SquadMember => ({
  firstName: 'Fiadh',
  lastName: 'Quillan',
  kind: 'juvenile',
  born: '2017-07-18',
  endsOn: OVER,
  ...more,
})
const adult = (more: Partial<SquadMember>) =>
  member({ firstName: 'Aoife', kind: 'adult', born: '1990-01-01', ...more })

const request = (id: string, name: string) =>
  owner.ask(`/members/${id}/erasure`, { reason: 'By mail', name, current_password: DEMO_PASSWORD })
const stop = (id: string) => owner.ask(`/members/${id}/erasure`, undefined, 'DELETE')
const LATER = new Date(TEST_NOW.getTime() + 14 * 24 * 3_600_000 + 60_000)
const eraseAt = (at: Date) => app.parts.db.withPlatform((tx) => eraseDue(app.parts, tx, at))
/** Newest first. */
const letters = async (to: string) =>
  (await mailsTo(app, to)).map(({ subject, text }) => ({ subject, text: text.replaceAll(/\s+/g, ' ') }))

describe('who is to be erased hears of it', () => {
  test('of a child its guardian, by name: what goes, when, what stays and why, whom to ask, and that it was stopped', async () => {
    const holder = mailbox('brid')
    const [fiadh = ''] = await laySquad(app, [member({ holder })])
    await request(fiadh, 'Fiadh Quillan')
    await request(fiadh, 'Fiadh Quillan')
    const asked = await letters(holder)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.subject).toMatch(/will delete what it knows about Fiadh on .*November 2026$/)
    for (const words of [
      'Hello Brid',
      'What goes: e-mail, phone number and date of birth',
      'What stays: the name with the plans they had, because',
      'What was paid stays in the books without a name, because the law says so.',
      'Tell the club before then, and nothing is deleted',
    ])
      expect(asked[0]?.text).toContain(words)
    expect(asked[0]?.text).not.toContain('By mail')
    await stop(fiadh)
    await stop(fiadh)
    const [stopped, ...before] = await letters(holder)
    expect(before).toEqual(asked)
    expect(stopped?.subject).toMatch(/won’t delete what it knows about Fiadh$/)
  })

  test('no name is written to a mailbox that nobody has confirmed', async () => {
    const holder = mailbox('siobhan')
    const [fiadh = ''] = await laySquad(app, [member({ holder })])
    await app.asOwner('update users set email_verified_at = null where email = $1', [holder])
    await request(fiadh, 'Fiadh Quillan')
    const [asked] = await letters(holder)
    expect(asked?.subject).toContain('about someone in your family on')
    expect(asked?.text).toContain('Hello, ')
    expect(asked?.text).not.toMatch(/Fiadh|Siobhan/i)
  })

  test('whoever has the account hears that their family goes along, and that their sign-in stays', async () => {
    const holder = mailbox('aoife')
    const [aoife = ''] = await laySquad(app, [adult({ holder, isSelf: true }), member({ holder })])
    await request(aoife, 'Aoife Quillan')
    const [asked] = await letters(holder)
    expect(asked?.subject).toContain('about you on')
    expect(asked?.text).toContain('The same goes for everyone in your account')
    expect(asked?.text).toContain('Your sign-in is yours and stays')
  })

  test('a grown-up in another’s account at the address that the family gave for them, or else the guardian', async () => {
    const [holder, own] = [mailbox('maeve'), mailbox('una')]
    const una = adult({ firstName: 'Una', holder, answers: { email: own } })
    const [id = '', nora = ''] = await laySquad(app, [una, adult({ firstName: 'Nora', holder })])
    await request(id, 'Una Quillan')
    expect(await letters(holder)).toEqual([])
    const [asked] = await letters(own)
    expect([asked?.subject, asked?.text]).toEqual([
      expect.stringContaining('about you on'),
      expect.not.stringMatching(/Una|Maeve/),
    ])
    await request(nora, 'Nora Quillan')
    expect((await letters(holder))[0]?.subject).toContain('about Nora on')
    // The address goes with the person.
    await eraseAt(LATER)
    expect(await app.asOwner('select 1 from outbox where recipient = $1', [own])).toEqual([])
  })

  test('a guest at the address they bought with, and nobody where there is none', async () => {
    const guest = mailbox('nell')
    const [nell = '', una = ''] = await laySquad(app, [
      adult({ firstName: 'Nell', guest }),
      adult({ firstName: 'Una', guest: mailbox('gone') }),
    ])
    await request(nell, 'Nell Quillan')
    expect((await letters(guest))[0]?.text).not.toContain('Nell')
    await app.asOwner('update club_people set email = null where id = $1', [una])
    expect((await request(una, 'Una Quillan')).status).toBe(200)
    expect(await letters(mailbox('gone'))).toEqual([])
  })
})

describe('the daily work twice at once', () => {
  /** The second begins while the first has erased and not committed. */
  async function eraseTwice(locks: boolean): Promise<number> {
    const [nell = ''] = await laySquad(app, [adult({ firstName: 'Nell', guest: mailbox('nell') })])
    expect((await request(nell, 'Nell Quillan')).status).toBe(200)
    const { db } = app.parts
    let second: Promise<void> | undefined
    await db.withPlatform(async (tx) => {
      await eraseDue(app.parts, tx, LATER, { locks })
      second = db.withPlatform((other) => eraseDue(app.parts, other, LATER, { locks }))
      await untilWaiting(app)
    })
    await second
    const told = await app.asOwner(
      `select 1 from audit_events where kind = 'person-erased' and detail ->> 'person_id' = $1`,
      [nell],
    )
    return told.length
  }

  // The embedded database has one connection: there are no two at once.
  test.runIf(testDatabaseKind() === 'postgres')('erases once', async () => {
    expect(await eraseTwice(true)).toBe(1)
  })
  test.runIf(testDatabaseKind() === 'postgres')(
    'would erase, and say so, twice without the lock (negative control)',
    async () => {
      expect(await eraseTwice(false)).toBe(2)
    },
  )
})
