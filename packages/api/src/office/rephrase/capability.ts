import { getRephraseOffer, rephraseText } from '@clubhouse/contract/office/rephrase'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Capability } from '#kernel/capability.ts'
import { serve } from '#kernel/http/endpoints.ts'
import { office } from '#kernel/http/guard.ts'
import type { Rephraser } from '#providers/rephrase/port.ts'

/** Each is a question to somebody else, who counts them. */
const ASK = office(['content', 'mail'], { rate: 'search' })

export interface RephraseDeps {
  /** Null where the deployment has no such service. */
  rephraser: Rephraser | null
}

export const rephraseCapability = ({ rephraser }: RephraseDeps): Capability => ({
  name: 'rephrase',
  endpoints: [
    serve(rephraseText, ASK, async ({ body }) => {
      if (!rephraser) throw unavailable('Rephrasing isn’t set up.')
      try {
        return { data: { rephrased: await rephraser.rephrase(body) } }
      } catch {
        // What went wrong out there is counted by the client that asked; the text goes into no log.
        throw unavailable('Rephrasing failed. Please try again.')
      }
    }),
    serve(getRephraseOffer, office(['content', 'mail']), async () => ({ service: serviceOf(rephraser) })),
  ],
})

function serviceOf(rephraser: Rephraser | null): 'none' | 'stand-in' | 'real' {
  if (!rephraser) return 'none'
  return rephraser.isStandIn ? 'stand-in' : 'real'
}

const unavailable = (message: string) =>
  new Refusal(503, 'rephrase_unavailable', message, { retryAfterSeconds: 15 })
