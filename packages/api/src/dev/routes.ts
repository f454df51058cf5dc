import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { MovableClock } from '../clock.ts'
import type { App } from '../compose.ts'
import { Refusal } from '../http/problems.ts'

const DEMO_ONLY = { config: { guard: { audience: 'demo', ownership: 'none', rate: 'unlimited' } } } as const

const ClockBody = z.object({ now: z.iso.datetime().nullable() })

/** Switches of the demo; the whole group does not exist in live mode. */
export function devRoutes(app: FastifyInstance, { clock, revisions, resetDemo, registry }: App): void {
  app.get('/dev/clock', DEMO_ONLY, () => ({ now: clock.now().toISOString() }))

  app.post('/dev/clock', DEMO_ONLY, (request) => {
    const body = ClockBody.safeParse(request.body)
    if (!body.success || !(clock instanceof MovableClock)) {
      throw new Refusal(
        422,
        'invalid_data',
        'Send { "now": an ISO instant } or { "now": null } for the real time',
      )
    }
    if (body.data.now === null) clock.reset()
    else clock.set(new Date(body.data.now))
    revisions.bumpAll()
    return { now: clock.now().toISOString() }
  })

  app.post('/dev/reset', DEMO_ONLY, async () => {
    await resetDemo?.()
    await registry.reload()
    revisions.bumpAll()
    return { status: 'reset' }
  })
}
