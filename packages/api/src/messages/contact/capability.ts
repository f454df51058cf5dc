import * as contract from '@clubhouse/contract/messages/contact'
import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { serve } from '#kernel/http/endpoints.ts'
import { anyone } from '#kernel/http/guard.ts'
import { type ContactDeps, sendMessage } from './send-message.ts'

export const contactEndpoints = (deps: ContactDeps) => [
  serve(contract.sendMessage, anyone('write'), async ({ params, body }, caller) => {
    await sendMessage(deps, caller, params.club, body)
    return { sent: true as const }
  }),
]

export const contactCapability = (core: Core): Capability => ({
  name: 'contact',
  endpoints: contactEndpoints(core),
  rooms: ['contact'],
})
