import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs } from '../../../../../../scripts/lib/test-depth.ts'
import { child, type MailingClient, openMailingClient } from '#testing/clients/mailing-client.ts'
import { laySquad } from '#testing/world/squad.ts'

const MANY = runs(500, 10_000)
const PER_STEP = 250

let world: MailingClient
beforeAll(async () => {
  world = await openMailingClient()
})
afterAll(() => world.app.close())

test(
  `${MANY} recipients are queued step by step, and sent by two workers without a double`,
  { timeout: 600_000 },
  async () => {
    const { app, owner } = world
    for (let at = 0; at < MANY; at += 1000)
      await laySquad(
        app,
        Array.from({ length: Math.min(1000, MANY - at) }, (_, more) =>
          child('C', `p${at + more}@mail.example`),
        ),
      )
    const mailing = await world.send(await owner.create({ content: `<p>${'Training. '.repeat(400)}</p>` }))
    const began = performance.now()
    const steps = await world.queue({ step: PER_STEP })
    const seconds = (performance.now() - began) / 1000
    // One to find them, then so many at a time, and one that finds nobody left.
    expect(steps).toBe(1 + MANY / PER_STEP + 1)
    const [weight] = await app.asOwner<{ rows: number; largest: number }>(
      `select count(*)::int as rows, max(pg_column_size(o.*))::int as largest from outbox o`,
    )
    // The letter stands once, with the mailing: however long it is, a mail in the outbox is a line.
    expect(weight).toMatchObject({ rows: MANY })
    expect(weight?.largest).toBeLessThan(600)

    const sent: string[] = []
    const heard = async ({ to }: { to: string }) => void sent.push(to)
    const workers = [world.worker(heard), world.worker(heard)]
    await Promise.all(workers.map((worker) => worker.drain()))
    expect([sent.length, new Set(sent).size]).toEqual([MANY, MANY])
    expect(await owner.mailing(mailing.mailing_id)).toMatchObject({ status: 'done', numbers: { sent: MANY } })
    if (MANY > 1000) process.stderr.write(`${MANY} queued in ${seconds.toFixed(1)} s\n`)
  },
)
