import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Mail } from '@clubhouse/domain/messages/mail/mails'
import { MailNotSent } from '#providers/mail/port.ts'
import { mailsTo } from '#testing/mails.ts'
import { BRID, LINK, notebook, openOutboxApp, type OutboxApp, VERIFY } from '#testing/outbox-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { enqueueMail } from './outbox.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const code: Mail = {
  template: 'recovery-code',
  payload: { first_name: 'Bríd', code: '048213', minutes: 15, link: LINK },
}

let world: OutboxApp
beforeAll(async () => {
  world = await openOutboxApp()
})
afterAll(() => world.app.close())
afterEach(() => world.clear())

describe('a mail', () => {
  test('goes in the club’s name and colours, and its code does not stay behind', async () => {
    await world.put('recovery:1', code)
    const [mail, ...more] = await mailsTo(world.app, BRID)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: BRID, from_name: 'Dunvarra Rovers FC' })
    expect(mail?.text).toContain('048213')
    expect(mail?.html).toContain('http://dunvarra.clubhouse.test/icon-192.png')
    const { payload, done_at: doneAt, attempts, last_error: lastError } = await world.row()
    expect({ payload, attempts, lastError }).toEqual({ payload: {}, attempts: 1, lastError: null })
    expect(new Date(doneAt!).getTime()).toBeGreaterThanOrEqual(TEST_NOW.getTime())
    expect(await mailsTo(world.app, 'somebody@else.example')).toEqual([])
  })

  test('goes once, however often it is asked for', async () => {
    await world.put('verify:1')
    await world.put('verify:1')
    expect(await mailsTo(world.app, BRID)).toHaveLength(1)
    await world.put('verify:1')
    expect(await mailsTo(world.app, BRID)).toHaveLength(1)
    await world.put('verify:2')
    expect(await mailsTo(world.app, BRID)).toHaveLength(2)
  })

  test('does not go when what caused it did not happen', async () => {
    const undone = world.app.parts.db.withPlatform(async (tx) => {
      await enqueueMail(
        tx,
        { clubId: world.clubId, effectKey: 'undone', to: BRID, mail: VERIFY },
        world.app.parts.clock.now(),
      )
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    expect(await mailsTo(world.app, BRID)).toEqual([])
  })

  test('carries the same id at every attempt, and says that a machine wrote it', async () => {
    await world.put('verify:1')
    const { sent, send } = notebook()
    await world
      .worker({ send: async (mail) => send(mail).then(() => Promise.reject(new Error('lost'))) })
      .drain()
    world.moveOn(2 * MINUTE_MS)
    await world.worker({ send }).drain()
    expect(sent).toHaveLength(2)
    expect(sent[0]?.id).toBe(sent[1]?.id)
    expect(sent[0]?.headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' })
  })

  test('of the platform itself is Clubhouse’s', async () => {
    await world.app.parts.db.withPlatform((tx) =>
      enqueueMail(
        tx,
        { clubId: null, effectKey: 'platform', to: BRID, mail: VERIFY },
        world.app.parts.clock.now(),
      ),
    )
    const [mail] = await mailsTo(world.app, BRID)
    expect(mail).toMatchObject({ from_name: 'Clubhouse', subject: 'Confirm your email for Clubhouse' })
    expect(mail?.html).not.toContain('<img')
  })

  test('carries the club’s own domain, where it has one', async () => {
    await world.app.asOwner("update club_domains set is_primary = domain = 'dunvarrarovers.example'")
    await world.app.parts.registry.reload()
    await world.put('verify:1')
    const [mail] = await mailsTo(world.app, BRID)
    expect(mail?.text).toContain('\nhttp://dunvarrarovers.example\n')
    expect(mail?.html).toContain('http://dunvarrarovers.example/icon-192.png')
  })
})

describe('a provider that does not take mails', () => {
  test('is asked again after growing waits, and the mail arrives once', async () => {
    world.app.parts.mailbox!.state = 'down'
    await world.put('verify:1')
    const waits: number[] = []
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect(await mailsTo(world.app, BRID)).toEqual([])
      const { attempts, due_at: dueAt, last_error: lastError, payload } = await world.row()
      expect({ attempts, lastError }).toEqual({ attempts: attempt, lastError: 'mailbox is down' })
      expect(payload).toEqual(VERIFY.payload)
      const waitMs = new Date(dueAt).getTime() - world.app.parts.clock.now().getTime()
      waits.push(Math.round(waitMs / MINUTE_MS))
      // Asking again before its time sends nothing.
      await world.app.parts.outbox.drain()
      expect((await world.row()).attempts).toBe(attempt)
      world.moveOn(waitMs + 1000)
    }
    expect(waits).toEqual([1, 5, 15, 60])
    world.app.parts.mailbox!.state = 'up'
    expect(await mailsTo(world.app, BRID)).toHaveLength(1)
    expect(await world.row()).toMatchObject({ payload: {}, last_error: null, failed_at: null })
  })

  test('is given up after a day, and nothing of the mail stays', async () => {
    world.app.parts.mailbox!.state = 'down'
    await world.put('verify:1')
    let attempts = 0
    while ((await world.row()).failed_at === null && attempts < 20) {
      await world.app.parts.outbox.drain()
      attempts += 1
      world.moveOn(
        new Date((await world.row()).due_at).getTime() - world.app.parts.clock.now().getTime() + 1000,
      )
    }
    const done = await world.row()
    expect(done).toMatchObject({ attempts: 8, payload: {}, last_error: 'mailbox is down', done_at: null })
    world.app.parts.mailbox!.state = 'up'
    world.moveOn(48 * HOUR_MS)
    expect(await mailsTo(world.app, BRID)).toEqual([])
  })

  test('does not make us send a code that works no more', async () => {
    world.app.parts.mailbox!.state = 'down'
    await world.put('recovery:1', code)
    await world.app.parts.outbox.drain()
    world.app.parts.mailbox!.state = 'up'
    world.moveOn(16 * MINUTE_MS)
    expect(await mailsTo(world.app, BRID)).toEqual([])
    expect(await world.row()).toMatchObject({ payload: {}, last_error: 'too late to be of use' })
  })

  test('may answer anything: no address reaches the table or the log', async () => {
    const troubles: string[] = []
    world.app.parts.mailbox!.state = 'garbage'
    await world.put('verify:1')
    const garbled = world.worker(world.app.parts.mailer, {
      onTrouble: (error) => troubles.push(error.message),
    })
    await garbled.drain()
    expect(await world.row()).toMatchObject({ last_error: 'unknown error', failed_at: null })
    expect(troubles).toHaveLength(1)
    expect(troubles.join()).not.toMatch(/brid|048213|\b250\b/)
  })

  test('that will never take this mail is asked once', async () => {
    await world.put('verify:1')
    const refusing = world.worker({
      send: () => Promise.reject(new MailNotSent('no such mailbox', { isFinal: true })),
    })
    await refusing.drain()
    expect(await world.row()).toMatchObject({ attempts: 1, payload: {}, last_error: 'no such mailbox' })
    expect((await world.row()).failed_at).not.toBeNull()
  })

  test('holds up no other mail', async () => {
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) await world.put(key)
    const { sent, send } = notebook()
    let asked = 0
    const moody = world.worker({
      send: (mail) => ((asked += 1) === 1 ? Promise.reject(new Error('not this one')) : send(mail)),
    })
    await moody.drain()
    expect(sent).toHaveLength(5)
  })
})
