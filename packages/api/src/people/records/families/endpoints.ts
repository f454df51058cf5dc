import * as contract from '@clubhouse/contract/people/office/families'
import { notFound } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office } from '#kernel/http/guard.ts'
import { officeCsv } from '#kernel/http/office-csv.ts'
import { FAMILY_CSV } from '../csv-columns.ts'
import type { Among } from '../merge/endpoints.ts'
import { listFamilies, listFamiliesForFile, readFamily } from './families.queries.ts'

/** Those of a club who belong together, and who pays for them. */
export function familyEndpoints(deps: Pick<Core, 'db' | 'now' | 'audit'>, among: Among): ServedEndpoint[] {
  return [
    serve(contract.listFamilies, office('people'), ({ query }, caller) =>
      among(caller, (tx, { today }) => listFamilies(tx, { clubId: caller.club.clubId, today }, query)),
    ),
    serve(contract.listFamiliesCsv, office('people'), async ({ query }, caller) => {
      const { clubId } = caller.club
      const today = await among(caller, async (_tx, at) => at.today)
      return officeCsv(deps, caller, {
        name: 'families',
        columns: FAMILY_CSV,
        query,
        list: (tx, asked) => listFamiliesForFile(tx, { clubId, today }, asked),
      })
    }),
    serve(contract.getOfficeFamily, office('people'), async ({ params }, caller) => {
      const at = { clubId: caller.club.clubId }
      const found = await among(caller, (tx, { today }) => readFamily(tx, { ...at, today }, params.family_id))
      if (!found) throw notFound('The family')
      return found
    }),
  ]
}
