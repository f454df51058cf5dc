import * as contract from '@clubhouse/contract/people/office/people-imports'
import { notFound, type Refusal } from '@clubhouse/contract/refusal'
import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office } from '#kernel/http/guard.ts'
import type { Sessions } from '#identity/sign-in/port.ts'
import { daily } from '#kernel/jobs/schedules.ts'
import { discardImport, mapImport, startImport, undoImport } from './change-import.ts'
import { foireannEndpoints } from './foireann.ts'
import { forgetImports } from './forget-imports.ts'
import { importWork } from './import-work.ts'
import { problemsCsv } from './problems-csv.ts'
import { listImports, listLines, readImport } from './read-import.queries.ts'
import { undoWork } from './undo-work.ts'
import { type At, type ImportDeps, uploadPeople } from './upload-people.ts'
import { importPeople } from './people.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'people-list-uploaded': true
    'people-list-mapped': true
    'people-list-discarded': true
    'people-imported': true
    'people-import-undone': true
  }
}

/** Lists of people that a club brings along, for its admins and owners. */
function importEndpoints(deps: ImportDeps): ServedEndpoint[] {
  const { db } = deps
  const shown = async ({ club: { clubId } }: At, id: string) => {
    const found = await db.withClub(clubId, (tx) => readImport(tx, { clubId, id }))
    if (!found) throw notFound('The list')
    return found
  }
  const change = async (caller: At, id: string, by: ReturnType<typeof startImport>) => {
    const { clubId } = caller.club
    const refused = await db.withClub(clubId, (tx) => by(tx, { clubId, id }, { ...deps, caller }))
    if (refused) throw refused satisfies Refusal
  }

  return [
    serve(contract.listPeopleImports, office('people'), ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listImports(tx, club.clubId, query)),
    ),
    serve(contract.uploadPeople, office('people'), async ({ body }, caller) => {
      const { file, filename = '', replaces = null } = body
      return shown(caller, await uploadPeople(deps, caller, { file, filename, replaces }))
    }),
    serve(contract.getPeopleImport, office('people'), ({ params }, caller) =>
      shown(caller, params.import_id),
    ),
    serve(contract.listImportLines, office('people'), async ({ params, query }, caller) => {
      const { import_id: id } = await shown(caller, params.import_id)
      const { clubId } = caller.club
      return db.withClub(clubId, (tx) => listLines(tx, { clubId, id }, query))
    }),
    serve(contract.importProblemsCsv, office('people'), async ({ params }, caller) => {
      const file = await problemsCsv(deps, caller, params.import_id)
      if (!file) throw notFound('The list')
      return file
    }),
    serve(contract.mapPeopleImport, office('people'), async ({ params, body }, caller) => {
      const refused = await mapImport(deps, caller, params.import_id, body)
      if (refused) throw refused
      return shown(caller, params.import_id)
    }),
    serve(contract.startPeopleImport, office('people'), async ({ params, body }, caller) => {
      await change(caller, params.import_id, startImport(body.revision))
      return shown(caller, params.import_id)
    }),
    serve(contract.undoPeopleImport, office('people'), async ({ params }, caller) => {
      await change(caller, params.import_id, undoImport)
      return shown(caller, params.import_id)
    }),
    serve(contract.discardPeopleImport, office('people'), async ({ params }, caller) => {
      await change(caller, params.import_id, discardImport)
      return { discarded: true as const }
    }),
  ]
}

export const peopleImportCapability = (core: Core, { sessions }: { sessions: Sessions }): Capability => ({
  name: 'people-import',
  people: importPeople,
  endpoints: [...importEndpoints(core), ...foireannEndpoints(core)],
  works: [importWork({ ...core, sessions }), undoWork(core)],
  schedules: [daily('03:50', 'sweep-people-imports', forgetImports)],
})
