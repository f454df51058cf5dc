import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Mail } from '@clubhouse/domain/mails'
import type { Database } from '../db/database.ts'
import { openPostgres } from '../db/postgres.ts'
import { hurryMails } from '../jobs/operate.ts'
import { type Mailer, type MailMessage, MailNotSent } from '../providers/mail/port.ts'
import { mailsTo } from '../testing/mails.ts'
import { plainLetters } from '../testing/plain-letters.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { TEST_NOW, testDatabaseKind } from '../testing/test-database.ts'
import { claimDue } from './claim-mails.ts'
import { enqueueMail } from './outbox.ts'
import { openOutbox, type Outbox, type OutboxDeps } from './send-mails.ts'
import { forgetOldMails } from './settle-mails.ts'

const BRID = 'brid@home.example'
const LINK = 'https://dunvarra.clubhouse.test/authentication'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let app: TestApp
let clubId: string
const others: Outbox[] = []
beforeAll(async () => {
  app = await openTestApp()
  clubId = app.parts.registry.idOf('dunvarra') ?? ''
})
afterAll(() => app.close())
afterEach(async () => {
  for (const outbox of others.splice(0)) await outbox.stop()
  await app.asOwner('delete from outbox')
  await app.parts.mailbox?.clear()
  moveTo(TEST_NOW)
})

const verify: Mail = { template: 'verify-email', payload: { first_name: 'Bríd', link: LINK } }
const code: Mail = {
  template: 'recovery-code',
  payload: { first_name: 'Bríd', code: '048213', minutes: 15, link: LINK },
}

const put = (effectKey: string, mail: Mail = verify) =>
  app.parts.db.withPlatform((tx) =>
    enqueueMail(tx, { clubId, effectKey, to: BRID, mail }, app.parts.clock.now()),
  )
const moveTo = (moment: Date) => app.setClock(moment)
const moveOn = (ms: number) => moveTo(new Date(app.parts.clock.now().getTime() + ms))

interface Row {
  effect_key: string
  attempts: number
  payload: unknown
  sent_at: Date | null
  failed_at: Date | null
  due_at: Date
  last_error: string | null
}
const rows = () => app.asOwner<Row>('select * from outbox order by effect_key')
const row = async () => (await rows())[0]!

/** A worker beside the app's own, with a mailer that a test can watch. */
function worker(mailer: Mailer, more: Partial<OutboxDeps> = {}): Outbox {
  const { db, clock } = app.parts
  const outbox = openOutbox({
    db,
    mailer,
    ...plainLetters,
    now: clock.now,
    onTrouble: () => undefined,
    ...more,
  })
  others.push(outbox)
  return outbox
}

/** Remembers what it was given. */
function notebook() {
  const sent: MailMessage[] = []
  return { sent, send: async (message: MailMessage) => void sent.push(message) }
}

describe('a mail', () => {
  test('goes in the club’s name and colours, and its code does not stay behind', async () => {
    await put('recovery:1', code)
    const [mail, ...more] = await mailsTo(app, BRID)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: BRID, from_name: 'Dunvarra Rovers FC' })
    expect(mail?.text).toContain('048213')
    expect(mail?.html).toContain('http://dunvarra.clubhouse.test/icon-192.png')
    const { payload, sent_at: sentAt, attempts, last_error: lastError } = await row()
    expect({ payload, attempts, lastError }).toEqual({ payload: {}, attempts: 1, lastError: null })
    expect(new Date(sentAt!).getTime()).toBeGreaterThanOrEqual(TEST_NOW.getTime())
    expect(await mailsTo(app, 'somebody@else.example')).toEqual([])
  })

  test('goes once, however often it is asked for', async () => {
    await put('verify:1')
    await put('verify:1')
    expect(await mailsTo(app, BRID)).toHaveLength(1)
    await put('verify:1')
    expect(await mailsTo(app, BRID)).toHaveLength(1)
    await put('verify:2')
    expect(await mailsTo(app, BRID)).toHaveLength(2)
  })

  test('does not go when what caused it did not happen', async () => {
    const undone = app.parts.db.withPlatform(async (tx) => {
      await enqueueMail(tx, { clubId, effectKey: 'undone', to: BRID, mail: verify }, app.parts.clock.now())
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    expect(await mailsTo(app, BRID)).toEqual([])
  })

  test('carries the same id at every attempt, and says that a machine wrote it', async () => {
    await put('verify:1')
    const { sent, send } = notebook()
    await worker({ send: async (mail) => send(mail).then(() => Promise.reject(new Error('lost'))) }).drain()
    moveOn(2 * MINUTE_MS)
    await worker({ send }).drain()
    expect(sent).toHaveLength(2)
    expect(sent[0]?.id).toBe(sent[1]?.id)
    expect(sent[0]?.headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' })
  })

  test('of the platform itself is Clubhouse’s', async () => {
    await app.parts.db.withPlatform((tx) =>
      enqueueMail(tx, { clubId: null, effectKey: 'platform', to: BRID, mail: verify }, app.parts.clock.now()),
    )
    const [mail] = await mailsTo(app, BRID)
    expect(mail).toMatchObject({ from_name: 'Clubhouse', subject: 'Confirm your e-mail for Clubhouse' })
    expect(mail?.html).not.toContain('<img')
  })

  test('carries the club’s own domain, where it has one', async () => {
    await app.asOwner("update club_domains set is_primary = domain = 'dunvarrarovers.example'")
    await app.parts.registry.reload()
    await put('verify:1')
    const [mail] = await mailsTo(app, BRID)
    expect(mail?.text).toContain('\nhttp://dunvarrarovers.example\n')
    expect(mail?.html).toContain('http://dunvarrarovers.example/icon-192.png')
  })
})

describe('a provider that does not take mails', () => {
  test('is asked again after growing waits, and the mail arrives once', async () => {
    app.parts.mailbox!.state = 'down'
    await put('verify:1')
    const waits: number[] = []
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect(await mailsTo(app, BRID)).toEqual([])
      const { attempts, due_at: dueAt, last_error: lastError, payload } = await row()
      expect({ attempts, lastError }).toEqual({ attempts: attempt, lastError: 'mailbox is down' })
      expect(payload).toEqual(verify.payload)
      const waitMs = new Date(dueAt).getTime() - app.parts.clock.now().getTime()
      waits.push(Math.round(waitMs / MINUTE_MS))
      // Asking again before its time sends nothing.
      await app.parts.outbox.drain()
      expect((await row()).attempts).toBe(attempt)
      moveOn(waitMs + 1000)
    }
    expect(waits).toEqual([1, 5, 15, 60])
    app.parts.mailbox!.state = 'up'
    expect(await mailsTo(app, BRID)).toHaveLength(1)
    expect(await row()).toMatchObject({ payload: {}, last_error: null, failed_at: null })
  })

  test('is given up after a day, and nothing of the mail stays', async () => {
    app.parts.mailbox!.state = 'down'
    await put('verify:1')
    let attempts = 0
    while ((await row()).failed_at === null && attempts < 20) {
      await app.parts.outbox.drain()
      attempts += 1
      moveOn(new Date((await row()).due_at).getTime() - app.parts.clock.now().getTime() + 1000)
    }
    const done = await row()
    expect(done).toMatchObject({ attempts: 8, payload: {}, last_error: 'mailbox is down', sent_at: null })
    app.parts.mailbox!.state = 'up'
    moveOn(48 * HOUR_MS)
    expect(await mailsTo(app, BRID)).toEqual([])
  })

  test('does not make us send a code that works no more', async () => {
    app.parts.mailbox!.state = 'down'
    await put('recovery:1', code)
    await app.parts.outbox.drain()
    app.parts.mailbox!.state = 'up'
    moveOn(16 * MINUTE_MS)
    expect(await mailsTo(app, BRID)).toEqual([])
    expect(await row()).toMatchObject({ payload: {}, last_error: 'too late to be of use' })
  })

  test('may answer anything: no address reaches the table or the log', async () => {
    const troubles: string[] = []
    app.parts.mailbox!.state = 'garbage'
    await put('verify:1')
    const garbled = worker(app.parts.mailer, { onTrouble: (error) => troubles.push(error.message) })
    await garbled.drain()
    expect(await row()).toMatchObject({ last_error: 'unknown error', failed_at: null })
    expect(troubles).toHaveLength(1)
    expect(troubles.join()).not.toMatch(/brid|048213|250/)
  })

  test('that will never take this mail is asked once', async () => {
    await put('verify:1')
    const refusing = worker({
      send: () => Promise.reject(new MailNotSent('no such mailbox', { isFinal: true })),
    })
    await refusing.drain()
    expect(await row()).toMatchObject({ attempts: 1, payload: {}, last_error: 'no such mailbox' })
    expect((await row()).failed_at).not.toBeNull()
  })

  test('holds up no other mail', async () => {
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) await put(key)
    const { sent, send } = notebook()
    let asked = 0
    const moody = worker({
      send: (mail) => ((asked += 1) === 1 ? Promise.reject(new Error('not this one')) : send(mail)),
    })
    await moody.drain()
    expect(sent).toHaveLength(5)
  })
})

describe('a process', () => {
  test('that dies between claiming and sending leaves the mail to the next one, a minute later', async () => {
    await put('verify:1')
    await app.parts.db.withPlatform((tx) => claimDue(tx, { now: app.parts.clock.now(), limit: 10 }))
    expect(await mailsTo(app, BRID)).toEqual([])
    moveOn(61_000)
    expect(await mailsTo(app, BRID)).toHaveLength(1)
  })

  test('that loses the database between sending and marking marks as soon as it is back', async () => {
    await put('verify:1')
    const { sent, send } = notebook()
    let isAway = false
    let refused = 0
    const { db } = app.parts
    const flaky: Database = {
      ...db,
      withPlatform: (work) => {
        if (!isAway) return db.withPlatform(work)
        refused += 1
        isAway = refused < 2
        return Promise.reject(new Error('connection lost'))
      },
    }
    const outbox = worker(
      {
        send: async (mail) => {
          await send(mail)
          isAway = true
        },
      },
      { db: flaky },
    )
    await outbox.drain()
    expect(refused).toBe(2)
    expect((await row()).sent_at).not.toBeNull()
    moveOn(2 * MINUTE_MS)
    await app.parts.outbox.drain()
    expect(sent).toHaveLength(1)
    expect(await mailsTo(app, BRID)).toEqual([])
  })

  test('finishes what it is sending before it stops, and sends nothing more', async () => {
    const { sent, send } = notebook()
    const { promise: begun, resolve: begins } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const outbox = worker({
      send: async (mail) => {
        begins()
        await released
        await send(mail)
      },
    })
    await put('verify:1')
    const drained = outbox.drain()
    await begun
    let isStopped = false
    const stopped = outbox.stop().then(() => (isStopped = true))
    await new Promise((soon) => setTimeout(soon, 50))
    expect(isStopped).toBe(false)
    release()
    await stopped
    await drained
    expect(sent).toHaveLength(1)
    expect((await row()).sent_at).not.toBeNull()
    await put('verify:2')
    await outbox.drain()
    expect(sent).toHaveLength(1)
  })

  test('that tries a mail again has it for itself, also when somebody hurries all that wait', async () => {
    const hurry = () => app.parts.db.withPlatform((tx) => hurryMails(tx, app.parts.clock.now()))
    const { sent, send } = notebook()
    const { promise: begun, resolve: begins } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await put('verify:1')
    await worker({ send: () => Promise.reject(new Error('away')) }).drain()
    const trying = worker({
      send: async (mail) => {
        begins()
        await released
        await send(mail)
      },
    })
    expect(await hurry()).toBe(1)
    const drained = trying.drain()
    await begun
    expect(await hurry()).toBe(0)
    await worker({ send }).drain()
    expect(sent).toEqual([])
    release()
    await drained
    expect(sent).toHaveLength(1)
    expect(await row()).toMatchObject({ attempts: 2, last_error: null })
  })

  test('of the web alone leaves mails to the workers', async () => {
    expect(app.parts.config.role).toBe('web')
    await put('verify:1')
    await new Promise((soon) => setTimeout(soon, 200))
    expect((await row()).attempts).toBe(0)
  })

  test('forgets whom it wrote to after a month', async () => {
    await put('a')
    await mailsTo(app, BRID)
    await put('b')
    moveOn(31 * 24 * HOUR_MS)
    await put('c')
    await app.parts.db.withPlatform((tx) => forgetOldMails(tx, app.parts.clock.now()))
    // What never went is no old mail; the worker gives it up.
    expect((await rows()).map((each) => each.effect_key)).toEqual(['b', 'c'])
  })
})

/** The embedded database has one connection, so nobody can come between. */
describe.skipIf(testDatabaseKind() === 'embedded')('two workers', () => {
  const KEYS = Array.from({ length: 24 }, (_, at) => `mail:${at}`)

  /** Both ask while a third transaction holds the rows, which is the worst moment that there is. */
  async function race(claim: typeof claimDue) {
    for (const key of KEYS) await put(key)
    const second = openPostgres({ url: app.databaseUrl!, poolSize: 4, onTrouble: () => undefined })
    const { sent, send } = notebook()
    const workers = [worker({ send }, { claim }), worker({ send }, { claim, db: second })]
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: holding, resolve: holds } = Promise.withResolvers<void>()
    const third = app.parts.db.withPlatform(async (tx) => {
      await tx.execute('select id from outbox for update')
      holds()
      await released
    })
    await holding
    const drained = Promise.all(workers.map((each) => each.drain()))
    await new Promise((soon) => setTimeout(soon, 300))
    release()
    await third
    await drained
    await Promise.all(workers.map((each) => each.drain()))
    await Promise.all(workers.map((each) => each.stop()))
    await second.close()
    return sent.map((mail) => mail.id)
  }

  test('send every mail once', async () => {
    const ids = await race(claimDue)
    expect(ids).toHaveLength(KEYS.length)
    expect(new Set(ids).size).toBe(KEYS.length)
  })

  test('would send some twice if a claim did not lock (negative control)', async () => {
    const ids = await race((tx, options) => claimDue(tx, { ...options, locks: false }))
    expect(new Set(ids).size).toBe(KEYS.length)
    expect(ids.length).toBeGreaterThan(KEYS.length)
  })
})
