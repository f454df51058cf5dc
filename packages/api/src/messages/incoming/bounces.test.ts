import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Mailing } from '@clubhouse/contract/messages/office/mailings'
import { aReport, INBOUND, IncomingBox } from '#testing/incoming-box.ts'
import {
  ADDRESSES,
  FAMILIES,
  type MailingClient,
  openMailingClient,
} from '#testing/clients/mailing-client.ts'
import { laySquad } from '#testing/world/squad.ts'

const [ADDRESS = ''] = ADDRESSES
let box: IncomingBox
let world: MailingClient
beforeAll(async () => {
  box = new IncomingBox()
  world = await openMailingClient({ environment: INBOUND, incomingMail: box })
})
afterAll(() => world.app.close())
afterEach(async () => {
  box.mails.length = 0
  box.dies = false
  vi.restoreAllMocks()
  await world.clear()
})

/** A list that has gone to four families; answers where each mail is returned to, and its id. */
async function sent(): Promise<{ mailing: Mailing; returnTo: string; id: string }> {
  const { app } = world
  await laySquad(app, FAMILIES)
  const send = vi.spyOn(app.parts.mailer, 'send')
  const mailing = await world.send(await world.owner.create({ content: '<p>Training</p>' }))
  await app.parts.jobs.runDue()
  const message = send.mock.calls.map(([each]) => each).find(({ to }) => to === ADDRESS)
  return { mailing, returnTo: message?.bounce ?? '', id: message?.id ?? '' }
}
const read = () => world.app.parts.jobs.runDue()
const aside = () =>
  world.app.asOwner<{ address: string; reason: string }>('select address, reason from set_aside_addresses')

test('every mail of a list is returned to an address of its own, that says nothing of its reader', async () => {
  const send = vi.spyOn(world.app.parts.mailer, 'send')
  await sent()
  const returned = send.mock.calls.map(([{ bounce }]) => bounce ?? '')
  expect(new Set(returned).size).toBe(ADDRESSES.length)
  for (const address of returned) expect(address).toMatch(/^post\+b-[a-z2-7]{42}@mail\.example$/)
})

test.each([
  { of: 'nobody of that name', report: { status: '5.1.1' }, bounced: [ADDRESS], isAside: true },
  { of: 'a full mailbox', report: { status: '5.2.2' }, bounced: [ADDRESS], isAside: false },
  { of: 'a delay', report: { status: '4.4.1', action: 'delayed' }, bounced: [], isAside: false },
])('$of: the recipient, and whether the address is set aside', async ({ report, bounced, isAside }) => {
  const { mailing, returnTo } = await sent()
  box.put(aReport({ to: returnTo, ...report }))
  await read()
  expect(await world.people(mailing, 'bounced')).toEqual(bounced)
  const reason = `returned ${report.status}`
  expect(await aside()).toEqual(isAside ? [{ address: ADDRESS, reason }] : [])
  expect(box.outcomes).toEqual([bounced.length > 0 ? 'bounced' : 'nothing'])
})

test('a report that came elsewhere is known by the id of our mail', async () => {
  const { mailing, id } = await sent()
  box.put(aReport({ to: 'post@mail.example', of: `${id}@mail.example` }))
  await read()
  expect(await world.people(mailing, 'bounced')).toEqual([ADDRESS])
})

test('one that is back before it was noted that it went stays bounced', async () => {
  const { app } = world
  await laySquad(app, FAMILIES)
  const { mailer } = app.parts
  const send = mailer.send.bind(mailer)
  vi.spyOn(mailer, 'send').mockImplementation(async (message) => {
    await send(message)
    if (message.to !== ADDRESS) return
    box.put(aReport({ to: message.bounce ?? '' }))
    const incoming = app.parts.capabilities.find(({ name }) => name === 'incoming')
    await incoming?.effects?.[0]?.duty.run(() => false)
  })
  const mailing = await world.send(await world.owner.create({ content: '<p>Training</p>' }))
  await read()
  expect(await world.people(mailing, 'bounced')).toEqual([ADDRESS])
  expect(box.outcomes).toEqual(['bounced'])
})

test('killed between handling and marking it is handled again, and has happened once; a cleared address stays cleared', async () => {
  const { mailing, returnTo } = await sent()
  box.put(aReport({ to: returnTo }))
  box.dies = true
  await expect(read()).rejects.toThrow('killed')
  expect(box.outcomes).toEqual([null])
  expect(await aside()).toHaveLength(1)
  await world.app.asOwner('delete from set_aside_addresses')
  box.dies = false
  await read()
  expect([box.outcomes, await aside()]).toEqual([['bounced'], []])
  expect(await world.people(mailing, 'bounced')).toEqual([ADDRESS])
})

test('what nobody proved, and what is no report, changes nothing and is flagged', async () => {
  const { mailing, returnTo } = await sent()
  const forged = returnTo.replace(/.@/, (end) => (end === 'a@' ? 'b@' : 'a@'))
  box.put(
    aReport({ to: forged }),
    aReport({ to: returnTo.replace('+b-', '+t-') }),
    aReport({ to: 'post@mail.example', of: `${crypto.randomUUID()}@mail.example` }),
    aReport({ to: returnTo })
      .replace('report-type=delivery-status', 'report-type=other')
      .replace('Auto-Submitted', 'X-Was'),
    'no mail at all',
  )
  await read()
  expect(await world.people(mailing, 'bounced')).toEqual([])
  // The fourth has nobody to return to: a machine wrote it, and it tells us nothing.
  expect(box.outcomes).toEqual(['unknown', 'unknown', 'unknown', 'nothing', 'unknown'])
})
