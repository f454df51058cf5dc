import type { FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { Theme } from '@clubhouse/contract/site/club'
import { MovableClock } from '#kernel/clock.ts'
import type { Core } from '#kernel/core.ts'
import { clubs } from '#site/clubs/tables.ts'
import type { Jobs } from '#kernel/jobs/jobs.ts'
import type { Mailbox } from '../providers/mail/port.ts'
import type { SandboxControls } from '../providers/payments/port.ts'
import { Refusal } from '@clubhouse/contract/refusal'
import { DEMO_ONLY } from './demo-only.ts'
import type { Demo } from './demo.ts'
import type { DemoFeeds } from './feeds/feed-state.ts'
import { devJobRoutes } from './job-routes.ts'
import { devCatalogueRoutes } from './catalogue-routes.ts'
import { devMoneyRoutes } from './money-routes.ts'
import { devMailRoutes } from './mail-routes.ts'

const ThemeBody = z.object({ club: z.string(), color: Theme.shape.color })
const SignUpBody = z.object({ club: z.string(), open: z.boolean() })
const ClockBody = z.object({ now: z.iso.datetime().nullable() })

type Parts = Pick<Core, 'clock' | 'db' | 'revisions' | 'registry' | 'sites' | 'answers' | 'outgoing'>

interface DevRouteDeps extends Parts {
  /** Lays the demo world anew. */
  resetDemo: Demo['lay']
  mailbox: Mailbox
  sandbox: SandboxControls | null
  feeds: DemoFeeds
  jobs: Jobs
}

/** Switches of the demo; the whole group does not exist in live mode. */
export function devRoutes(
  app: FastifyInstance,
  {
    clock,
    db,
    revisions,
    resetDemo,
    registry,
    sites,
    mailbox,
    sandbox,
    feeds,
    answers,
    outgoing,
    jobs,
  }: DevRouteDeps,
): void {
  devMailRoutes(app, mailbox)
  devJobRoutes(app, { db, clock, jobs })
  devMoneyRoutes(app, { db, registry, sandbox })
  devCatalogueRoutes(app, { db, registry })

  app.addHook('onRequest', (request, _reply, done) => {
    // By the route that was found: an address can be written in more ways than one.
    const isSwitch = request.method === 'POST' && request.routeOptions.url?.startsWith('/dev/') === true
    const isForged = isSwitch && !isOurs(request.headers.origin)
    done(isForged ? new Refusal(403, 'forbidden', 'The demo is switched from its own pages only') : undefined)
  })

  /** Browsers name the page that a request comes from; a shell names nothing. */
  function isOurs(origin: string | undefined): boolean {
    if (origin === undefined) return true
    return URL.canParse(origin) && sites.of(new URL(origin).host).ok
  }

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
    // What has come due by this clock need not wait for the next minute of another one.
    jobs.lookNow()
    return { now: clock.now().toISOString() }
  })

  app.post('/dev/theme', DEMO_ONLY, async (request) => {
    const body = ThemeBody.safeParse(request.body)
    const clubId = body.success ? registry.idOf(body.data.club) : null
    if (!body.success || !clubId) {
      throw new Refusal(422, 'invalid_data', 'Send { "club": a slug, "color": its four colours as #rrggbb }')
    }
    const { color } = body.data
    await db.withClub(clubId, (tx) =>
      tx.update(clubs).set({ theme: sql`jsonb_set(theme, '{color}', ${JSON.stringify(color)}::jsonb)` }),
    )
    // The listener would tell us too, a moment later than the next request.
    revisions.bump(clubId)
    return { color }
  })

  app.post('/dev/sign-up', DEMO_ONLY, async (request) => {
    const body = SignUpBody.safeParse(request.body)
    const clubId = body.success ? registry.idOf(body.data.club) : null
    if (!body.success || !clubId) {
      throw new Refusal(422, 'invalid_data', 'Send { "club": a slug, "open": whether people may sign up }')
    }
    const { open } = body.data
    await db.withClub(clubId, (tx) => tx.update(clubs).set({ signUpOpen: open }))
    revisions.bump(clubId)
    return { open }
  })

  app.post('/dev/reset', DEMO_ONLY, async () => {
    await laidAnew()
    await sandbox?.setFaults({})
    await mailbox.clear()
    feeds.state = 'up'
    answers.makeOld()
    outgoing.forget()
    await registry.reload()
    revisions.bumpAll()
    return { status: 'reset' }
  })

  async function laidAnew(): Promise<void> {
    try {
      // First: with the world, the gateway gets the books of the months behind it.
      await resetDemo(async (pieces) => sandbox?.clearBooks(pieces))
    } catch (cause) {
      throw new Refusal(500, 'reset_failed', 'The demo could not be reset. It is as it was before.', {
        cause,
      })
    }
  }
}
