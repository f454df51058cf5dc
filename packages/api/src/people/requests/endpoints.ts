import * as contract from '@clubhouse/contract/backoffice/person-requests'
import { serve, type ServedEndpoint } from '../../http/endpoints.ts'
import { office } from '../../http/guard.ts'
import { copyData, type RequestDeps } from './copy-data.ts'

declare module '../../security/audit.ts' {
  interface AuditKinds {
    'person-data-copied': true
  }
}

const WRITE = office('write')

/** What somebody may ask of a club about their own data, done for them by those who run it. */
export function requestEndpoints(deps: RequestDeps): ServedEndpoint[] {
  return [
    serve(contract.copyPersonData, WRITE, ({ params, body }, caller) =>
      copyData(deps, caller, params.member_id, body),
    ),
  ]
}
