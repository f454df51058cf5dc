import type { DemoNotes } from '@clubhouse/domain/web/page-context'
import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import type { IdentityDeps } from '#identity/sign-in/deps.ts'
import type { MailingDeps } from '#messages/mailings/endpoints.ts'
import type { Mailbox } from '../providers/mail/port.ts'
import type { ReceivedHook } from '../providers/hooks/port.ts'
import type { SandboxControls } from '../providers/payments/port.ts'
import type { DrawDeps } from '#selling/lottery/draws/run-draw.ts'
import type { Demo } from './demo.ts'
import { DemoFeeds } from './feeds/feed-state.ts'
import { feedRoutes } from './feeds/routes.ts'
import { gatewaySwitch } from './gateway.ts'
import { demoIdpRoutes } from './idp/routes.ts'
import { devInvite } from './invite.ts'
import { devMailing } from './mailing.ts'
import { demoNotes } from './notes.ts'
import { providerSwitch } from './providers.ts'
import { drawSwitch } from './draws.ts'
import { devRoutes } from './routes.ts'
import { seasonSwitch } from './season.ts'
import { ssoSwitch } from './sso.ts'
import { devWebhooks } from './webhooks.ts'

export interface DevDeps {
  demo: Demo
  mailbox: Mailbox
  /** Null where the demo was given a real gateway's keys. */
  sandbox: SandboxControls | null
  identity: IdentityDeps
  drawing: DrawDeps
  mailings: MailingDeps
  received: readonly ReceivedHook[]
}

export interface OpenedDev extends Capability {
  /** The demo's own providers of match data. */
  feeds: DemoFeeds
  demoNotes: () => DemoNotes
}

/** The switches of the demo; it is no part of a live deployment. */
export function openDev(
  core: Core,
  { demo, mailbox, sandbox, identity, mailings, drawing, received }: DevDeps,
): OpenedDev {
  const { config, db, now } = core
  const { demoIdp } = demo
  const feeds = new DemoFeeds()
  return {
    name: 'dev',
    routes: (app, { jobs }) => {
      devRoutes(app, { ...core, resetDemo: demo.lay, mailbox, sandbox, feeds, jobs })
      devInvite(app, { ...core, identity })
      devMailing(app, { ...core, mailings })
      providerSwitch(app, { ...core, mailbox, feeds })
      feedRoutes(app, { feeds, now })
      drawSwitch(app, { ...core, drawing })
      devWebhooks(app, received)
      ssoSwitch(app, core)
      seasonSwitch(app, core)
      if (sandbox) gatewaySwitch(app, sandbox, core.registry)
      if (demoIdp) demoIdpRoutes(app, { demoIdp, now })
    },
    feeds,
    demoNotes: () => demoNotes({ config, db, mailbox, now: now() }),
  }
}
