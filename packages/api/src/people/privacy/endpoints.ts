import * as privacy from '@clubhouse/contract/people/member-privacy'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { member } from '#kernel/http/guard.ts'
import { askErasure, cancelErasure } from './ask-erasure.ts'
import type { PrivacyDeps } from './deps.ts'
import { downloadData } from './download-data.ts'
import { readErasure } from './erasure.queries.ts'

const OWN_READ = member('read')
const OWN_WRITE = member('write')

export function privacyEndpoints(deps: PrivacyDeps): ServedEndpoint[] {
  return [
    serve(privacy.downloadData, OWN_WRITE, ({ body }, caller) =>
      downloadData(deps, caller, caller.member, body),
    ),
    serve(privacy.getErasure, OWN_READ, (_input, caller) => {
      const { user_id: userId, email, accounts } = caller.member.user
      return readErasure(deps.identity.db, {
        userId,
        email,
        clubIds: accounts.map(({ account_id: id }) => id),
      })
    }),
    serve(privacy.askErasure, OWN_WRITE, ({ body }, caller) => askErasure(deps, caller, caller.member, body)),
    serve(privacy.cancelErasure, OWN_WRITE, (_input, caller) => cancelErasure(deps, caller, caller.member)),
  ]
}
