import * as contract from '@clubhouse/contract/office/audit-events'
import { changesIn } from '@clubhouse/domain/office/audit-log/changes'
import { sentenceOf } from '@clubhouse/domain/office/audit-log/sentences'
import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { serve } from '#kernel/http/endpoints.ts'
import { office } from '#kernel/http/guard.ts'
import { type CsvColumns, officeCsv } from '#kernel/http/office-csv.ts'
import { listEvents } from './list-events.queries.ts'
import { auditPeople } from '#kernel/security/people.ts'

const CSV: CsvColumns<'at' | 'actor' | 'kind' | 'detail', contract.AuditEvent> = {
  at: { header: 'When', value: ({ at }, { moment }) => moment(at) },
  actor: { header: 'Who', value: ({ actor }) => actor },
  kind: {
    header: 'What',
    value: ({ kind, actor, person, subject, detail }) =>
      sentenceOf({ kind, who: actor, whom: person, what: subject, detail }),
  },
  detail: {
    header: 'Before and after',
    value: ({ detail }) =>
      changesIn(detail)
        .map(({ field, before, after }) => `${field}: ${before || '–'} → ${after || '–'}`)
        .join('; '),
  },
}

/** What was done in a club, for those who run it. It is written elsewhere (`kernel/security/audit.ts`), and only read here. */
export const auditLogCapability = (core: Core): Capability => ({
  name: 'audit-log',
  people: auditPeople,
  endpoints: [
    serve(contract.listAuditEvents, office('log'), ({ query }, { club }) =>
      core.db.withClub(club.clubId, (tx) => listEvents(tx, club.clubId, query)),
    ),
    serve(contract.listAuditEventsCsv, office('log'), ({ query }, caller) =>
      officeCsv(core, caller, {
        name: 'audit-log',
        columns: CSV,
        query,
        list: (tx, asked) => listEvents(tx, caller.club.clubId, asked),
      }),
    ),
  ],
})
