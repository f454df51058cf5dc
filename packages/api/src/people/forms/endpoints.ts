import * as contract from '@clubhouse/contract/people/office/forms'
import type { Tx } from '#kernel/db/database.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, type RunningClub } from '#kernel/http/guard.ts'
import { officeCsv } from '#kernel/http/office-csv.ts'
import { notFound } from '@clubhouse/contract/refusal'
import { createForm } from './create-form.ts'
import { deleteForm } from './delete-form.ts'
import type { FormDeps } from './write-version.ts'
import { FORM_CSV } from './form-csv.ts'
import { findForm, listVersions } from './forms.queries.ts'
import { listForms } from './list-forms.queries.ts'
import { saveForm } from './save-form.ts'

/** OPEN-120: forms, for the admins and owners of the club that the call names. */
export function formEndpoints(deps: FormDeps): ServedEndpoint[] {
  const readIn = async <T>(
    { clubId }: RunningClub,
    read: (tx: Tx, clubId: string) => Promise<T | null>,
  ): Promise<T> => {
    const found = await deps.db.withClub(clubId, (tx) => read(tx, clubId))
    if (found === null) throw notFound('The form')
    return found
  }

  return [
    serve(contract.listForms, office('catalogue'), ({ query }, { club }) =>
      readIn(club, (tx, clubId) => listForms(tx, clubId, query)),
    ),
    serve(contract.listFormsCsv, office('catalogue'), ({ query }, caller) =>
      officeCsv(deps, caller, {
        name: 'forms',
        columns: FORM_CSV,
        query,
        list: (tx, asked) => listForms(tx, caller.club.clubId, asked),
      }),
    ),
    serve(contract.createForm, office('catalogue'), ({ body }, caller) =>
      createForm(deps, caller, caller.club, body),
    ),
    serve(contract.getForm, office('catalogue'), ({ params }, { club }) =>
      readIn(club, (tx, clubId) => findForm(tx, clubId, params.form_id)),
    ),
    serve(contract.saveForm, office('catalogue'), ({ params, body }, caller) =>
      saveForm(deps, caller, caller.club, params.form_id, body),
    ),
    serve(contract.deleteForm, office('catalogue'), async ({ params }, caller) => {
      await deleteForm(deps, caller, caller.club, params.form_id)
      return { deleted: true as const }
    }),
    serve(contract.listFormVersions, office('catalogue'), ({ params }, { club }) =>
      readIn(club, async (tx, clubId) => {
        const items = await listVersions(tx, clubId, params.form_id)
        // Every form has a version, so none is no form.
        return items.length > 0 ? { items } : null
      }),
    ),
    serve(contract.getFormVersion, office('catalogue'), ({ params }, { club }) =>
      readIn(club, (tx, clubId) => findForm(tx, clubId, params.form_id, params.version)),
    ),
  ]
}
