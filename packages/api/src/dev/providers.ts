import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Core } from '#kernel/core.ts'
import { Refusal } from '@clubhouse/contract/refusal'
import { type Mailbox, MAILBOX_STATES } from '../providers/mail/port.ts'
import { DEMO_ONLY } from './demo-only.ts'
import { type DemoFeeds, FEED_STATES } from './feeds/feed-state.ts'

const ProvidersBody = z
  .strictObject({ mail: z.enum(MAILBOX_STATES), match_data: z.enum(FEED_STATES) })
  .partial()
  .refine((body) => Object.keys(body).length > 0)

interface SwitchDeps extends Pick<Core, 'answers' | 'outgoing' | 'revisions'> {
  mailbox: Mailbox
  feeds: DemoFeeds
}

/** Takes the demo's outside services down and up again. */
export function providerSwitch(
  app: FastifyInstance,
  { mailbox, feeds, answers, outgoing, revisions }: SwitchDeps,
): void {
  const states = () => ({ mail: mailbox.state, match_data: feeds.state })

  app.get('/dev/providers', DEMO_ONLY, states)

  app.post('/dev/providers', DEMO_ONLY, (request) => {
    const body = ProvidersBody.safeParse(request.body)
    if (!body.success) {
      throw new Refusal(
        422,
        'invalid_data',
        `Send { "mail": ${oneOf(MAILBOX_STATES)} } or { "match_data": ${oneOf(FEED_STATES)} }`,
      )
    }
    if (body.data.mail) mailbox.state = body.data.mail
    if (body.data.match_data) {
      feeds.state = body.data.match_data
      // What is kept would hide the switch for minutes, and a service let be would hide that it is back.
      answers.makeOld()
      outgoing.forget()
      revisions.bumpAll()
    }
    return states()
  })
}

const oneOf = (states: readonly string[]): string => states.map((state) => `"${state}"`).join(', ')
