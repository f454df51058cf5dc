import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Mailing } from '@clubhouse/contract/messages/office/mailings'
import type { ListClient } from '#testing/clients/list-client.ts'
import {
  ADDRESSES,
  child,
  FAMILIES,
  type MailingClient,
  openMailingClient,
} from '#testing/clients/mailing-client.ts'
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

describe('a letter to the guardians', () => {
  test('goes to each address once, in its reader’s own names, and is done when the last has left', async () => {
    await laySquad(app, FAMILIES)
    const list = await desk.create({
      subject: '{{child_names}} on Sunday',
      content:
        '<p>Hello {{first_name}}, {{child_names}} will carry the shield of {{club_name}}. {{paid_link}}</p>',
    })
    const begun = await world.send(list)
    expect(begun).toMatchObject({
      status: 'going',
      numbers: { all: 0 },
      list: 'Under-12s',
      created_by: 'Orla Fennick',
    })
    await app.parts.jobs.runDue()
    const [mail, ...more] = await world.inbox('niamh@mail.example')
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Cillian and Sadhbh on Sunday')
    expect(mail?.text).toContain(
      'Hello Niamh, Cillian and Sadhbh will carry the shield of Dunvarra Rovers FC.',
    )
    expect(mail?.html).toMatch(/recurring-email-status\?email_id=[^"]+payment_ack=true">I have paid<\/a>/)
    const done = await desk.mailing(begun.mailing_id)
    expect(done).toMatchObject({
      status: 'done',
      sum: { members: 5, people: 5, doubles: 1, mails: 4 },
      numbers: { all: 4, sent: 4, delivered: 4, to_come: 0, bounced: 0, withdrawn: 0 },
    })
    expect(await world.people(begun, 'delivered')).toEqual(ADDRESSES)
    expect((await desk.get(list.email_distribution_list_id)).mailing_id).toBe(begun.mailing_id)
  })

  test('shows no recipient another’s address, in no part and no header', async () => {
    await laySquad(app, FAMILIES)
    await world.send(
      await desk.create({
        content:
          '<p>{{first_name}} {{last_name}} {{child_names}} {{member_names}} {{plan}} {{programme}}</p>',
      }),
    )
    await app.parts.jobs.runDue()
    for (const address of ADDRESSES) {
      const [mail] = await world.inbox(address)
      const whole = JSON.stringify(mail)
      expect(mail?.to).toBe(address)
      for (const other of ADDRESSES.filter((each) => each !== address)) expect(whole).not.toContain(other)
    }
  })

  test('a name that is HTML stands there as words, in both parts', async () => {
    await laySquad(app, [child('<img src=x onerror=alert(1)>&"{{last_name}}', 'niamh@mail.example')])
    await world.send(await desk.create({ subject: 'For {{child_names}}', content: '<p>{{child_names}}</p>' }))
    await app.parts.jobs.runDue()
    const [mail] = await world.inbox('niamh@mail.example')
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;"{{last_name}}')
    expect(mail?.html).not.toContain('<img src=x')
    expect(mail?.text).toContain('<img src=x onerror=alert(1)>&"{{last_name}}')
  })

  test('what was pressed is frozen: what is written afterwards changes no mail', async () => {
    await laySquad(app, FAMILIES)
    const list = await desk.create({
      content: '<p>The first</p>',
      filters: [{ filter: 'kind', is: 'juvenile' }],
    })
    const mailing = await world.send(list)
    const changes = {
      email_distribution_list_id: list.email_distribution_list_id,
      content: '<p>The second</p>',
      filters: [{ filter: 'kind', is: 'adult' }],
    }
    await desk.ask('/distribution-lists/update', changes, 'PATCH')
    await app.parts.jobs.runDue()
    expect((await world.inbox('ewa@mail.example'))[0]?.text).toContain('The first')
    expect(await world.people(mailing, 'sent')).toEqual(ADDRESSES)
  })

  test('a second press, an inactive list, an empty letter and an old revision send nothing', async () => {
    await laySquad(app, FAMILIES)
    const list = await desk.create()
    await world.send(list)
    expect((await desk.send(list)).body).toMatchObject({ error_code: 'already_sending' })
    for (const [changes, code] of [
      [{ subject: '' }, 422],
      [{ content: '<p> </p>' }, 422],
    ] as const)
      expect((await desk.send(await desk.create(changes))).status).toBe(code)
    const other = await desk.create()
    const path = `/distribution-lists/${other.email_distribution_list_id}/send`
    expect((await desk.ask(path, { base_revision: 0 })).status).toBe(409)
    expect((await desk.ask(path, { at: '2020-01-01T00:00:00.000Z' })).status).toBe(422)
    await desk.ask(
      '/distribution-lists/deactivate',
      { email_distribution_list_id: other.email_distribution_list_id, email_status: 'Inactive' },
      'PATCH',
    )
    expect((await desk.send(other)).body).toMatchObject({ error_code: 'list_inactive' })
    expect(await app.asOwner('select 1 from mailings')).toHaveLength(1)
  })

  test('two presses at the same moment send once', async () => {
    await laySquad(app, FAMILIES)
    const list = await desk.create()
    const answers = await Promise.all([desk.send(list), desk.send(list), desk.send(list)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })
})

describe('before it is sent', () => {
  test('it is seen as a real recipient, the one who is named or the first', async () => {
    await laySquad(app, FAMILIES)
    const { email_distribution_list_id: id } = await desk.create({
      content: '<p>Hello {{first_name}}, for {{child_names}}</p>',
    })
    const preview = async (body: object) => (await desk.ask(`/distribution-lists/${id}/preview`, body)).body
    expect(await preview({ address: 'Grace@mail.example' })).toMatchObject({
      to: { address: 'grace@mail.example', first_name: 'Grace' },
    })
    expect((await preview({ address: 'grace@mail.example' })).text).toContain('Hello Grace, for Kayode')
    expect((await preview({})).html).toContain('Hello Brid, for Fiadh')
    expect(
      (await desk.ask(`/distribution-lists/${id}/preview`, { address: 'nobody@mail.example' })).status,
    ).toBe(404)
    expect(await app.asOwner('select 1 from outbox')).toEqual([])
  })

  test('a test mail goes to whoever asks, whatever they want of the club, and to nobody else', async () => {
    await laySquad(app, FAMILIES)
    await app.asOwner(`update users set receive_updates = false where email = 'orla@dunvarra.example'`)
    const { email_distribution_list_id: id } = await desk.create()
    expect((await desk.ask(`/distribution-lists/${id}/test`, {})).body).toEqual({
      sent_to: 'orla@dunvarra.example',
    })
    await app.parts.jobs.runDue()
    const all = (await app.parts.mailbox?.list()) ?? []
    expect(all.map(({ to, subject }) => [to, subject])).toEqual([['orla@dunvarra.example', 'Test: Sunday']])
    expect(all[0]?.text.replace(/\s+/g, ' ')).toContain('No one else got it.')
    await app.asOwner(`update users set receive_updates = true where email = 'orla@dunvarra.example'`)
  })
})

describe('at a time to come', () => {
  const LATER = new Date(TEST_NOW.getTime() + 3 * 3_600_000)

  test('it waits for it, and finds out then who gets it', async () => {
    const mailing = await world.send(await desk.create(), LATER)
    expect(mailing).toMatchObject({ status: 'scheduled', scheduled_for: LATER.toISOString() })
    await app.parts.jobs.runDue()
    await laySquad(app, FAMILIES)
    expect((await desk.mailing(mailing.mailing_id)).status).toBe('scheduled')
    app.setClock(new Date(LATER.getTime() + 1000))
    await app.parts.jobs.runDue()
    expect(await desk.mailing(mailing.mailing_id)).toMatchObject({ status: 'done', numbers: { sent: 4 } })
  })

  test('cancelled before, or its list deactivated, it writes to nobody', async () => {
    await laySquad(app, FAMILIES)
    const [one, two] = [await desk.create(), await desk.create()]
    const first = await world.send(one, LATER)
    const second = await world.send(two, LATER)
    expect((await world.steer(first, 'cancel')).body.status).toBe('cancelled')
    await desk.ask(
      '/distribution-lists/deactivate',
      { email_distribution_list_id: two.email_distribution_list_id, email_status: 'Inactive' },
      'PATCH',
    )
    app.setClock(new Date(LATER.getTime() + 1000))
    await app.parts.jobs.runDue()
    expect(await app.parts.mailbox?.list()).toEqual([])
    for (const { mailing_id: id } of [first, second])
      expect((await desk.mailing(id)).status).toBe('cancelled')
  })
})

test('TABLE-11 what was sent is listed by list and status', async () => {
  await laySquad(app, FAMILIES)
  const [one, two] = [await desk.create({ name: 'One' }), await desk.create({ name: 'Two' })]
  await world.send(one)
  await app.parts.jobs.runDue()
  await world.send(two, new Date(TEST_NOW.getTime() + 9_000_000))
  const names = async (query: string) =>
    (await desk.ask(`/mailings?${query}`)).body.items.map(({ list, status }: Mailing) => [list, status])
  expect(await names('sort=list&sort_direction=asc')).toEqual([
    ['One', 'done'],
    ['Two', 'scheduled'],
  ])
  expect(await names('status=done')).toEqual([['One', 'done']])
  expect(await names(`email_distribution_list_id=${two.email_distribution_list_id}`)).toEqual([
    ['Two', 'scheduled'],
  ])
})
