import * as clubs from '@clubhouse/contract/platform/governing-body/clubs'
import * as lists from '@clubhouse/contract/platform/governing-body/lists'
import * as reports from '@clubhouse/contract/platform/governing-body/reports'
import { notFound } from '@clubhouse/contract/refusal'
import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { withBody } from '#kernel/db/as-body.ts'
import { collection } from '#kernel/db/collection.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { bodyStaff } from '#kernel/http/guard.ts'
import { daily } from '#kernel/jobs/schedules.ts'
import type { BodyMessages } from '#messages/mail/port.ts'
import { accessEndpoints } from './access-endpoints.ts'
import { noteReading } from './ask-access.ts'
import { type AtBody, type BodyDeps, removeBodyList, uploadBodyList } from './change-lists.ts'
import { listBodyClubs, readBodyClub } from './clubs.queries.ts'
import {
  chosenDifferences,
  compareList,
  countByClub,
  countDifferences,
  shownDifferences,
} from './differences.ts'
import { differencesCsv, problemsCsv, registrationsCsv } from './files.ts'
import { forgetLists } from './forget-lists.ts'
import { listBodyLists, listProblems, readBodyList } from './lists.queries.ts'
import { markDifferences } from './mark-differences.ts'
import { messageEndpoints } from './message-endpoints.ts'
import { openBodyMessages } from './message-mails.ts'
import { registrationsReport } from './reports.queries.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'body-list-uploaded': true
    'body-list-removed': true
    'body-differences-marked': true
  }
}

const READ = bodyStaff('read')
const WRITE = bodyStaff('write')

/** What exists, or the refusal that it does not. */
const found = <T>(value: T | null, what: string): T => {
  if (value === null) throw notFound(what)
  return value
}

/** The site of a governing body: its clubs, and its own list beside what they have registered. */
function bodyEndpoints(deps: BodyDeps): ServedEndpoint[] {
  const { db, now } = deps
  const theList = async ({ body: { bodyId } }: AtBody, id: string) =>
    found(await withBody(db, bodyId, (tx) => readBodyList(tx, bodyId, id)), 'The list')
  return [
    serve(clubs.listBodyClubs, READ, ({ query }, { body }) =>
      withBody(db, body.bodyId, (tx) => listBodyClubs(tx, now(), query)),
    ),
    serve(clubs.getBodyClub, READ, async ({ params }, { body }) =>
      found(await withBody(db, body.bodyId, (tx) => readBodyClub(tx, now(), params.account_id)), 'The club'),
    ),
    serve(reports.getRegistrationsReport, READ, ({ query }, { body }) =>
      withBody(db, body.bodyId, (tx) => registrationsReport(tx, now(), query)),
    ),
    serve(reports.registrationsReportCsv, READ, ({ query }, caller) => registrationsCsv(deps, caller, query)),
    serve(lists.listBodyLists, READ, ({ query }, { body: { bodyId } }) =>
      withBody(db, bodyId, (tx) => listBodyLists(tx, bodyId, query)),
    ),
    serve(lists.uploadBodyList, WRITE, async ({ body: { file, filename = '' } }, caller) =>
      theList(caller, await uploadBodyList(deps, caller, { file, filename })),
    ),
    serve(lists.removeBodyList, WRITE, async ({ params }, caller) => {
      if (!(await removeBodyList(deps, caller, params.list_id))) throw notFound('The list')
      return { removed: true as const }
    }),
    serve(lists.listBodyListProblems, READ, async ({ params, query }, caller) => {
      const { list_id: id } = await theList(caller, params.list_id)
      const { bodyId } = caller.body
      return withBody(db, bodyId, (tx) => listProblems(tx, { bodyId, id }, query))
    }),
    serve(lists.bodyListProblemsCsv, READ, async ({ params }, caller) =>
      found(await problemsCsv(deps, caller, params.list_id), 'The list'),
    ),
    serve(lists.listDifferences, READ, async ({ params, query }, caller) => {
      const at = now()
      const { bodyId } = caller.body
      const answer = await withBody(db, bodyId, async (tx) => {
        const compared = await compareList(tx, { bodyId, now: at }, params.list_id)
        if (!compared) return null
        const chosen = chosenDifferences(compared, query)
        const { page, per_page: perPage } = query
        const shown = chosen.slice((page - 1) * perPage, page * perPage)
        const items = await shownDifferences(tx, { now: at, clubs: compared.clubs }, shown)
        return {
          read: shown.flatMap(({ registered }) => registered?.clubId ?? []),
          ...collection(items, chosen.length, query),
          counts: countDifferences(compared),
          list: compared.list,
          clubs: countByClub(compared),
        }
      })
      const { read, ...reply } = found(answer, 'The list')
      await noteReading(deps, caller, read)
      return reply
    }),
    serve(lists.listDifferencesCsv, READ, async ({ params, query }, caller) =>
      found(await differencesCsv(deps, caller, { listId: params.list_id, query }), 'The list'),
    ),
    serve(lists.markDifferences, WRITE, async ({ params, body }, caller) => {
      const asked = { listId: params.list_id, ids: body.difference_ids, mark: body.mark }
      return { marked: await markDifferences(deps, caller, asked) }
    }),
  ]
}

export const openGoverningBody = (core: Core): Capability & { bodyMessages: BodyMessages } => ({
  name: 'governing-body',
  endpoints: [...bodyEndpoints(core), ...accessEndpoints(core), ...messageEndpoints(core)],
  bodyMessages: openBodyMessages(core),
  schedules: [daily('03:50', 'sweep-body-lists', forgetLists)],
})
