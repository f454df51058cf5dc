import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { MailNotSent, type MailMessage } from '#providers/mail/port.ts'
import { type ListClient, openListClient } from '#testing/clients/list-client.ts'
import { child, FAMILIES, type MailingClient, openMailingClient } from '#testing/clients/mailing-client.ts'
import { laySquad } from '#testing/world/squad.ts'
import type { TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

let world: MailingClient
let app: TestApp
let desk: ListClient
beforeAll(async () => {
  world = await openMailingClient()
  app = world.app
  desk = world.owner
})
afterAll(() => app.close())
afterEach(() => world.clear())

describe('while it goes', () => {
  /** A mailer that stops to be asked after so many. */
  const afterSome = (count: number, act: () => Promise<unknown>) => {
    const sent: MailMessage[] = []
    const outbox = world.worker(async (message) => {
      sent.push(message)
      if (sent.length === count) await act()
    })
    return { sent, outbox }
  }

  test('a pause holds back what has not left, and going on sends the rest: each address once', async () => {
    await laySquad(
      app,
      Array.from({ length: 14 }, (_, at) => child(`C${at}`, `p${at}@mail.example`)),
    )
    const mailing = await world.send(await desk.create())
    await world.queue()
    const { sent, outbox } = afterSome(4, () => world.steer(mailing, 'pause'))
    await outbox.drain()
    expect(sent).toHaveLength(4)
    expect(await desk.mailing(mailing.mailing_id)).toMatchObject({
      status: 'paused',
      numbers: { sent: 4, to_come: 10 },
    })
    expect(await app.asOwner('select 1 from outbox where done_at is null')).toEqual([])
    expect((await world.steer(mailing, 'pause')).status).toBe(200)
    expect((await world.steer(mailing, 'resume')).body.status).toBe('going')
    await world.queue()
    await outbox.drain()
    expect(new Set(sent.map(({ to }) => to)).size).toBe(14)
    expect(sent).toHaveLength(14)
    expect(await desk.mailing(mailing.mailing_id)).toMatchObject({
      status: 'done',
      numbers: { sent: 14, to_come: 0 },
    })
    for (const how of ['pause', 'cancel', 'resume'] as const)
      expect([how, (await world.steer(mailing, how)).status]).toEqual([how, how === 'resume' ? 200 : 409])
  })

  test('a cancel withdraws what has not left, and nothing goes after it', async () => {
    await laySquad(
      app,
      Array.from({ length: 14 }, (_, at) => child(`C${at}`, `p${at}@mail.example`)),
    )
    const mailing = await world.send(await desk.create())
    await world.queue()
    const { sent, outbox } = afterSome(4, () => world.steer(mailing, 'cancel'))
    await outbox.drain()
    expect(sent).toHaveLength(4)
    expect(await desk.mailing(mailing.mailing_id)).toMatchObject({
      status: 'cancelled',
      numbers: { all: 14, sent: 4, withdrawn: 10, to_come: 0 },
    })
    expect(await world.people(mailing, 'withdrawn')).toHaveLength(10)
    expect((await world.steer(mailing, 'resume')).status).toBe(409)
    expect(
      await app.asOwner(
        `select kind from audit_events where kind = 'mailing-cancelled' and detail ->> 'mailing_id' = $1`,
        [mailing.mailing_id],
      ),
    ).toHaveLength(1)
  })

  test('a mail whose process died is not taken back by a pause, and asks when another takes it up', async () => {
    await laySquad(app, FAMILIES)
    const mailing = await world.send(await desk.create())
    await world.queue()
    await app.asOwner(
      `update outbox set attempts = 1, due_at = due_at + interval '1 minute' where recipient = 'ewa@mail.example'`,
    )
    await world.steer(mailing, 'cancel')
    expect(await world.people(mailing, 'to_come')).toEqual(['ewa@mail.example'])
    app.setClock(new Date(TEST_NOW.getTime() + 120_000))
    const { sent, outbox } = afterSome(1, async () => undefined)
    await outbox.drain()
    expect(sent).toEqual([])
    expect(await world.people(mailing, 'to_come')).toEqual([])
  })

  test('nobody else’s mailing is stopped, nor one of another club', async () => {
    await laySquad(app, FAMILIES)
    const [one, two] = [await world.send(await desk.create()), await world.send(await desk.create())]
    await world.queue()
    await world.steer(one, 'cancel')
    await app.parts.jobs.runDue()
    expect((await desk.mailing(two.mailing_id)).numbers.sent).toBe(4)
    const other = await openListClient(app, { who: 'orla@dunvarra.example', club: 'inishvarn' })
    expect((await other.ask(`/mailings/${two.mailing_id}/cancel`, {})).status).toBe(404)
  })
})

describe('what comes back', () => {
  test('an address that takes no mail is set aside, shown, left out the next time, and can be cleared', async () => {
    await laySquad(app, FAMILIES)
    const list = await desk.create()
    const mailing = await world.send(list)
    await world.queue()
    const refusing = world.worker(async ({ to }) => {
      if (to === 'ewa@mail.example')
        throw new MailNotSent('smtp EENVELOPE 550', { isFinal: true, isBounce: true })
      if (to === 'grace@mail.example') throw new MailNotSent('malformed address', { isFinal: true })
    })
    await refusing.drain()
    expect((await desk.mailing(mailing.mailing_id)).numbers).toMatchObject({
      all: 4,
      sent: 3,
      delivered: 2,
      bounced: 1,
      failed: 1,
    })
    expect(await world.people(mailing, 'bounced')).toEqual(['ewa@mail.example'])
    const aside = (await desk.ask('/set-aside')).body
    expect(aside.items).toMatchObject([
      { address: 'ewa@mail.example', reason: 'smtp EENVELOPE 550', name: 'Ewa Holder' },
    ])
    const next = async () => (await desk.recipients(list.email_distribution_list_id)).body.sum
    expect(await next()).toMatchObject({ mails: 3, set_aside: 1 })
    expect((await desk.ask(`/set-aside/${aside.items[0].set_aside_id}`, undefined, 'DELETE')).body).toEqual({
      cleared: true,
    })
    expect(await next()).toMatchObject({ mails: 4, set_aside: 0 })
  })

  test('DIST-09 an opt-out and an acknowledgement by the links of a mail are counted, with the people behind them', async () => {
    await laySquad(app, FAMILIES)
    const list = await desk.create({ content: '<p>{{paid_link}}</p>' })
    const mailing = await world.send(list)
    await app.parts.jobs.runDue()
    const respond = async (address: string, what: 'opt_out' | 'payment_ack') => {
      const [mail] = await world.inbox(address)
      const link = [...(mail?.html ?? '').matchAll(/href="([^"]+recurring-email-status[^"]+)"/g)]
        .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&')))
        .find((each) => each.searchParams.has(what))
      return app.server.inject({
        method: 'POST',
        url: '/api/v1/backoffice/emails/opt-out',
        headers: { host: 'dunvarra.clubhouse.test' },
        payload: {
          email_distribution_list_id: link?.searchParams.get('email_id'),
          member_id: link?.searchParams.get('member_id'),
          [what]: true,
        },
      })
    }
    expect((await respond('grace@mail.example', 'opt_out')).json()).toMatchObject({
      opt_out: true,
      payment_ack: false,
    })
    expect((await respond('ewa@mail.example', 'payment_ack')).json()).toMatchObject({
      opt_out: false,
      payment_ack: true,
    })
    expect((await desk.mailing(mailing.mailing_id)).numbers).toMatchObject({
      sent: 4,
      opted_out: 1,
      acknowledged: 1,
    })
    expect([await world.people(mailing, 'opted_out'), await world.people(mailing, 'acknowledged')]).toEqual([
      ['grace@mail.example'],
      ['ewa@mail.example'],
    ])
    const { sum } = (await desk.recipients(list.email_distribution_list_id)).body
    expect(sum).toMatchObject({ opted_out: 1, mails: 3 })
  })
})

test('what a guarded list sent is for the owner alone', async () => {
  await laySquad(app, [child('Fiadh', 'brid@mail.example', { answers: { has_medical_condition: true } })])
  const list = await desk.create({
    filters: [{ filter: 'answer', question_id: 'has_medical_condition', values: ['true'] }],
  })
  expect((await world.admin.send(list)).status).toBe(403)
  const mailing = await world.send(list)
  await app.parts.jobs.runDue()
  expect(await world.people(mailing, 'sent')).toEqual(['brid@mail.example'])
  for (const path of ['', '/recipients'])
    expect((await world.admin.ask(`/mailings/${mailing.mailing_id}${path}`)).status).toBe(403)
  expect((await world.admin.ask(`/mailings/${mailing.mailing_id}/cancel`, {})).status).toBe(403)
})
