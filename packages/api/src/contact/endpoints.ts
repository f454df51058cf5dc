import * as contract from '@clubhouse/contract/contact'
import { serve } from '../http/endpoints.ts'
import { type ContactDeps, sendMessage } from './send-message.ts'

export const contactEndpoints = (deps: ContactDeps) => [
  serve(
    contract.sendMessage,
    { audience: 'anyone', ownership: 'club', rate: 'write' },
    async ({ params, body }, caller) => {
      await sendMessage(deps, caller, params.club, body)
      return { sent: true as const }
    },
  ),
]
