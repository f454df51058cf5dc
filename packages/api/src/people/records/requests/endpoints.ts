import * as contract from '@clubhouse/contract/people/office/person-requests'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office } from '#kernel/http/guard.ts'
import { askForErasure, showErasure, stopErasure } from './ask-erasure.ts'
import { offerSignIn, showOwnSignIn } from './own-sign-in.ts'
import { copyData, type RequestDeps } from './copy-data.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'person-data-copied': true
    'person-erasure-asked': true
    'person-erasure-stopped': true
    'person-erased': true
  }
}

/** What somebody may ask of a club about their own data, done for them by those who run it. */
export function requestEndpoints(deps: RequestDeps): ServedEndpoint[] {
  return [
    serve(contract.copyPersonData, office('people'), ({ params, body }, caller) =>
      copyData(deps, caller, params.member_id, body),
    ),
    serve(contract.getPersonErasure, office('people'), ({ params }, caller) =>
      showErasure(deps, caller, params.member_id),
    ),
    serve(contract.askPersonErasure, office('people'), ({ params, body }, caller) =>
      askForErasure(deps, caller, params.member_id, body),
    ),
    serve(contract.stopPersonErasure, office('people'), ({ params }, caller) =>
      stopErasure(deps, caller, params.member_id),
    ),
    serve(contract.getOwnSignIn, office('people'), ({ params }, caller) =>
      showOwnSignIn(deps, caller, params.member_id),
    ),
    serve(contract.offerOwnSignIn, office('people'), ({ params }, caller) =>
      offerSignIn(deps, caller, params.member_id),
    ),
  ]
}
