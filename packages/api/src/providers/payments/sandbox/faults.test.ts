import { describe, expect, test } from 'vitest'
import { FaultSwitch, HELD_UNTIL } from './faults.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const ms = (moment: Date) => moment.getTime() - NOW.getTime()

function switchedTo(body: object): FaultSwitch {
  const faults = new FaultSwitch(10)
  const read = faults.read(body)
  if (!read) throw new Error('These faults are not known')
  faults.set(read)
  return faults
}

describe('a call', () => {
  test.each([
    { body: {}, done: 1, outcome: 'done' },
    { body: { create: { hang: true } }, done: 0, outcome: false },
    { body: { create: { create_then_hang: true } }, done: 1, outcome: false },
    { body: { create: { create_then_hang: false } }, done: 1, outcome: 'done' },
    { body: { create: { status: 500 } }, done: 0, outcome: false },
    { body: { create: { status: 429 } }, done: 0, outcome: false },
    { body: { create: { status: 402 } }, done: 0, outcome: true },
    { body: { confirm: { hang: true } }, done: 1, outcome: 'done' },
    { body: { faults: { create: { status: 500 } } }, done: 0, outcome: false },
  ])('$body: done $done times, ends with $outcome', async ({ body, done, outcome }) => {
    const faults = switchedTo(body)
    let times = 0
    const ended = await faults
      .around('create', async () => {
        times += 1
        return 'done'
      })
      .catch((error: { name: string; isFinal: boolean }) => {
        expect(error.name).toBe('GatewayFailed')
        return error.isFinal
      })
    expect([times, ended]).toEqual([done, outcome])
  })

  test('one that hangs is let go when the faults end', async () => {
    const faults = new FaultSwitch(1_000_000)
    faults.set({ refund: { hang: true } })
    const hanging = faults.around('refund', async () => 'done')
    faults.set({})
    await expect(hanging).rejects.toMatchObject({ isFinal: false })
  })
})

describe('a webhook', () => {
  test.each([
    { webhooks: {}, due: 0, deliveries: 1 },
    { webhooks: { delay_ms: 700 }, due: 700, deliveries: 1 },
    { webhooks: { duplicate: 3 }, due: 0, deliveries: 4 },
    { webhooks: { drop: true, duplicate: 3 }, due: 0, deliveries: 0 },
    { webhooks: { hold: true }, due: ms(HELD_UNTIL), deliveries: 1 },
  ])('$webhooks', ({ webhooks, due, deliveries }) => {
    const journey = switchedTo({ webhooks }).journey(NOW)
    expect({ due: ms(journey.dueAt), deliveries: journey.deliveries }).toEqual({ due, deliveries })
  })

  test('every other one is overtaken by the next', () => {
    const faults = switchedTo({ webhooks: { reorder: true } })
    const [first, second, third] = [1, 2, 3].map(() => ms(faults.journey(NOW).dueAt))
    expect(first).toBeGreaterThan(second ?? 0)
    expect(third).toBe(first)
  })
})

test.each([
  { webhooks: { duplicate: -1 } },
  { webhooks: { duplicate: 1000 } },
  { create: { capture_then_hang: true } },
  { confirm: { status: 200 } },
  { nothing: {} },
  'hold',
  null,
])('%j is no fault', (body) => expect(new FaultSwitch().read(body)).toBeNull())
