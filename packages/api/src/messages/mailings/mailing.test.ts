import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { demoWorld } from '@clubhouse/demo/world/world'
import type { LongWork, Reached } from '#kernel/jobs/long-work.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { mailsTo } from '#testing/mails.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { beginMailing } from './begin-mailing.ts'
import { inviteFriend } from './invite-friend.ts'
import { letterContent } from './letter-content.ts'
import { mailingWork } from './mailing-work.ts'

const world = demoWorld(TEST_NOW)
const list = world.distributionLists.find(({ club }) => club === 'dunvarra')
const friend = world.lottoFriends.find(({ club }) => club === 'dunvarra')
const MEMBERS = (list?.members ?? []).toSorted()
const BRID = 'brid@home.example'
const HOSTILE = '<p>Seven o’clock.</p><script>alert(1)</script><a href="/news/x">News</a>'

let app: TestApp
let clubId: string
beforeAll(async () => {
  app = await openTestApp()
  clubId = app.parts.registry.idOf('dunvarra') ?? ''
})
afterAll(() => app.close())
afterEach(async () => {
  for (const table of ['outbox', 'mail_opt_outs', 'job_runs', 'mailings'])
    await app.asOwner(`delete from ${table}`)
  await app.parts.mailbox?.clear()
})

const now = () => app.parts.clock.now()
const work = (step: number): LongWork => mailingWork({ step })

const begin = (listId = list?.id ?? '') =>
  app.parts.db.withClub(clubId, (tx) =>
    beginMailing(tx, { clubId, listId, subject: 'New times', content: HOSTILE, createdBy: null }, now()),
  )
const about = async () => {
  const { mailingId } = await begin()
  return { club: clubId, mailing: mailingId }
}
const step = (mailing: LongWork, of: Record<string, string>, reached: Reached | null) =>
  app.parts.db.withClub(clubId, (tx) => mailing.step(tx, { about: of, reached, now: now() }))

/** All steps to the end, as the worker takes them. */
async function runAll(of: Record<string, string>, size = 50): Promise<{ steps: number; done: number }> {
  const mailing = work(size)
  let reached: Reached | null = null
  for (let steps = 1, done = 0; ; steps += 1) {
    const outcome = await step(mailing, of, reached)
    done += outcome.done
    reached = outcome.reached
    if (outcome.isFinished) return { steps, done }
  }
}

const recipients = async () =>
  (await app.asOwner<{ recipient: string }>('select recipient from outbox order by recipient')).map(
    ({ recipient }) => recipient,
  )
const optOut = (email: string) =>
  app.asOwner(
    `insert into mail_opt_outs (club_id, id, person_id, kind, list_id, created_at)
      select $1, gen_random_uuid(), id, 'recurring', $2, now() from users where email = $3`,
    [clubId, list?.id, email],
  )

describe('a mailing', () => {
  test('begins with its letter made safe and its work asked for, or not at all', async () => {
    const { mailingId, workId } = await begin()
    const [stored] = await app.asOwner<{ content: string }>('select content from mailings where id = $1', [
      mailingId,
    ])
    expect(stored?.content).toBe('<p>Seven o’clock.</p><a href="/news/x">News</a>')
    const [run] = await app.asOwner('select id, kind, state, about from job_runs')
    expect(run).toEqual({
      id: workId,
      kind: 'mailing',
      state: 'queued',
      about: { club: clubId, mailing: mailingId },
    })
    const otherList = world.distributionLists.find(({ club }) => club === 'inishvarn')?.id
    await expect(begin(otherList)).rejects.toThrow(`There is no list ${otherList}`)
    expect(await app.asOwner('select 1 from mailings')).toHaveLength(1)
  })

  test.each([1, 2, 3, 50])('reaches everybody on its list once, in steps of %i', async (size) => {
    const of = await about()
    const { done } = await runAll(of, size)
    expect(done).toBe(MEMBERS.length)
    expect(await recipients()).toEqual(MEMBERS)
  })

  test('a step that is done again, as after a crash, writes to nobody twice', async () => {
    const of = await about()
    const first = work(2)
    const { reached } = await step(first, of, null)
    for (let again = 0; again < 5; again += 1) await step(first, of, again % 2 === 0 ? reached : null)
    expect(await recipients()).toEqual(MEMBERS)
  })

  test('a step whose transaction is lost leaves no mail', async () => {
    const of = await about()
    const lost = app.parts.db.withClub(clubId, async (tx) => {
      for (const _ of [1, 2]) await work(50).step(tx, { about: of, reached: null, now: now() })
      throw new Error('killed')
    })
    await expect(lost).rejects.toThrow('killed')
    expect(await recipients()).toEqual([])
  })

  test('passes over whoever opted out of this list', async () => {
    await optOut(BRID)
    const { done } = await runAll(await about())
    expect(done).toBe(MEMBERS.length - 1)
    expect(await recipients()).toEqual(MEMBERS.filter((email) => email !== BRID))
  })

  test('ends when its letter is gone', async () => {
    const of = await about()
    await app.asOwner('delete from mailings')
    expect(await step(work(50), of, null)).toEqual({ done: 0, reached: null, isFinished: true })
  })

  test('goes in the club’s name, with the way out in both parts and as one click', async () => {
    await runAll(await about())
    const [mail] = await mailsTo(app, BRID)
    expect(mail).toMatchObject({ subject: 'New times', from_name: 'Dunvarra Rovers FC' })
    const page = /http:\/\/dunvarra\.clubhouse\.test\/recurring-email-status\?\S+/.exec(mail?.text ?? '')?.[0]
    expect(page).toContain('opt_out=true')
    expect(mail?.html).toContain('<a href="http://dunvarra.clubhouse.test/news/x">News</a>')
    expect(mail?.html).not.toContain('alert(1)')
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': `<${page?.replace('/recurring-email-status', '/mail/one-click')}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  test('the press of that button is honoured by the mail that waits and by the next one', async () => {
    await runAll(await about())
    const [kept] = await mailsTo(app, 'kwame@home.example')
    const address = new URL(/<(.+)>/.exec(kept?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '')
    // A second letter lies in the outbox when the button under the first is pressed.
    await runAll(await about())
    const answer = await app.server.inject({
      method: 'POST',
      url: address.pathname + address.search,
      headers: { host: address.host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.statusCode).toBe(200)
    expect(await mailsTo(app, 'kwame@home.example')).toHaveLength(1)
    expect(await mailsTo(app, BRID)).toHaveLength(2)
    const settled = await app.asOwner(
      'select done_at, last_error, payload from outbox where last_error is not null',
    )
    expect(settled).toEqual([{ done_at: null, last_error: 'opted out', payload: {} }])
    await runAll(await about())
    expect(await mailsTo(app, 'kwame@home.example')).toHaveLength(1)
    expect(await mailsTo(app, BRID)).toHaveLength(3)
  })

  test('what the club must tell a person has no such button, and no opt-out stops it', async () => {
    await optOut(BRID)
    const payload = { first_name: 'Bríd', link: 'https://clubhouse.test' }
    const mail = { template: 'verify-email' as const, payload }
    await app.parts.db.withPlatform((tx) =>
      enqueueMail(tx, { clubId, effectKey: 'verify:1', to: BRID, mail }, now()),
    )
    const [sent] = await mailsTo(app, BRID)
    expect(sent?.subject).toContain('Confirm your email')
    expect(sent?.headers['List-Unsubscribe']).toBeUndefined()
  })
})

test('any number of mails that nobody wants any more hold up no other', async () => {
  for (let letters = 0; letters < 3; letters += 1) await runAll(await about())
  for (const email of MEMBERS) await optOut(email)
  await app.asOwner("update outbox set due_at = due_at - interval '1 hour'")
  const payload = { first_name: 'Bríd', link: 'https://clubhouse.test' }
  const mail = { template: 'verify-email' as const, payload }
  await app.parts.db.withPlatform((tx) =>
    enqueueMail(tx, { clubId, effectKey: 'verify:2', to: BRID, mail }, now()),
  )
  const [sent, ...more] = await mailsTo(app, BRID)
  expect([sent?.subject, more]).toEqual(['Confirm your email for Dunvarra Rovers FC', []])
  const settled = await app.asOwner("select 1 from outbox where last_error = 'opted out'")
  expect(settled).toHaveLength(3 * MEMBERS.length)
})

describe('LOTTO-14 a friend of the lotto', () => {
  const invite = (occasion: string) => {
    const site = app.parts.sites.ofClub('dunvarra')
    if (!site || !friend) throw new Error('the demo has this club and a friend of its lotto')
    const invitation = { friendId: friend.id, player: 'Kwame', path: '/products', occasion }
    return app.parts.db.withClub(clubId, (tx) => inviteFriend(app.parts.mailings, tx, site, invitation))
  }
  const email = friend?.email ?? ''

  test('is invited once per occasion, and no more once they have said so', async () => {
    await invite('spring')
    await invite('spring')
    const [mail, ...more] = await mailsTo(app, email)
    expect(more).toEqual([])
    expect(mail?.text).toContain('Kwame plays the lotto at Dunvarra Rovers FC')
    const page = new URL(/http\S+unsubscribe-lotto-friend-email\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const answer = await app.server.inject({
      method: 'POST',
      url: `/api/v1/store/dunvarra/unsubscribe-friend/${page.searchParams.get('id')}`,
      headers: { host: page.host },
    })
    expect(answer.statusCode).toBe(200)
    await invite('summer')
    expect(await mailsTo(app, email)).toHaveLength(1)
  })

  test('of another club is unknown here', async () => {
    const site = app.parts.sites.ofClub('inishvarn')
    if (!site || !friend) throw new Error('the demo has this club and a friend of its lotto')
    const invitation = { friendId: friend.id, player: null, path: '/', occasion: 'x' }
    const strange = app.parts.db.withClub(site.clubId, (tx) =>
      inviteFriend(app.parts.mailings, tx, site, invitation),
    )
    await expect(strange).rejects.toThrow(`There is no friend ${friend.id}`)
  })
})

test.each([
  { html: '<a href="/news/x">a</a>', mail: '<a href="https://c.example/news/x">a</a>' },
  { html: '<a href="news/x">a</a>', mail: '<a href="https://c.example/news/x">a</a>' },
  {
    html: '<a href="https://other.example/y?a=1&amp;b=2">a</a>',
    mail: '<a href="https://other.example/y?a=1&amp;b=2">a</a>',
  },
  { html: '<a href="mailto:a@c.example">a</a>', mail: '<a href="mailto:a@c.example">a</a>' },
  { html: '<a href="javascript:alert(1)">a</a>', mail: '<a>a</a>' },
  {
    html: '<img src="/media/a.jpg" alt="A">',
    mail: '<img src="https://c.example/media/a.jpg" alt="A" loading="lazy" />',
  },
  { html: '<p onclick="x()" style="color:red">a</p><iframe src="/x"></iframe>', mail: '<p>a</p>' },
])('in a mail $html stands as $mail', ({ html, mail }) => {
  expect(letterContent(html, 'https://c.example')).toBe(mail)
})
