import { listOptOuts as contract, listOptOutsCsv } from '@clubhouse/contract/messages/office/opt-outs'
import type { Core } from '#kernel/core.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office } from '#kernel/http/guard.ts'
import { officeCsv } from '#kernel/http/office-csv.ts'
import { registrarOf } from '../office/open-list.ts'
import { OPT_OUT_CSV } from './opt-out-csv.ts'
import { listOptOuts } from './opt-outs.queries.ts'

/** Who hears from the club no more, for its admins and owners. */
export const optOutEndpoints = (deps: Pick<Core, 'db' | 'now' | 'audit'>): ServedEndpoint[] => [
  serve(contract, office('mail'), ({ query }, caller) =>
    deps.db.withClub(caller.club.clubId, (tx) => listOptOuts(tx, registrarOf(caller), query)),
  ),
  serve(listOptOutsCsv, office('mail'), ({ query }, caller) =>
    officeCsv(deps, caller, {
      name: 'opt-outs',
      columns: OPT_OUT_CSV,
      query,
      list: (tx, asked) => listOptOuts(tx, registrarOf(caller), asked),
    }),
  ),
]
