import * as contract from '@clubhouse/contract/backoffice-forms'
import type { z } from 'zod'
import type { Tx } from '../db/database.ts'
import { serve, type ServedEndpoint } from '../http/endpoints.ts'
import type { Caller, Guard } from '../http/guard.ts'
import { notFound } from '../http/problems.ts'
import { runningClub } from '../identity/running-club.ts'
import { createForm } from './create-form.ts'
import { deleteForm } from './delete-form.ts'
import type { FormDeps } from './deps.ts'
import { findForm, listForms, listVersions } from './forms.queries.ts'
import { saveForm } from './save-form.ts'

const READ: Guard = { audience: 'user', ownership: 'club', rate: 'read' }
const WRITE: Guard = { audience: 'user', ownership: 'club', rate: 'write' }

type Headers = z.output<typeof contract.AccountHeader>

/** OPEN-120: forms, for the admins and owners of the club that the call names. */
export function formEndpoints(deps: FormDeps): ServedEndpoint[] {
  const readIn = async <T>(
    caller: Caller,
    headers: Headers,
    read: (tx: Tx, clubId: string) => Promise<T | null>,
  ): Promise<T> => {
    const { clubId } = await runningClub(caller, headers['x-account-id'])
    const found = await deps.db.withClub(clubId, (tx) => read(tx, clubId))
    if (found === null) throw notFound('The form')
    return found
  }

  return [
    serve(contract.listForms, READ, ({ headers }, caller) =>
      readIn(caller, headers, async (tx, clubId) => ({ items: await listForms(tx, clubId) })),
    ),
    serve(contract.createForm, WRITE, async ({ headers, body }, caller) =>
      createForm(deps, caller, await runningClub(caller, headers['x-account-id']), body),
    ),
    serve(contract.getForm, READ, ({ headers, params }, caller) =>
      readIn(caller, headers, (tx, clubId) => findForm(tx, clubId, params.form_id)),
    ),
    serve(contract.saveForm, WRITE, async ({ headers, params, body }, caller) =>
      saveForm(deps, caller, await runningClub(caller, headers['x-account-id']), params.form_id, body),
    ),
    serve(contract.deleteForm, WRITE, async ({ headers, params }, caller) => {
      await deleteForm(deps, caller, await runningClub(caller, headers['x-account-id']), params.form_id)
      return { deleted: true as const }
    }),
    serve(contract.listFormVersions, READ, ({ headers, params }, caller) =>
      readIn(caller, headers, async (tx, clubId) => {
        const items = await listVersions(tx, clubId, params.form_id)
        // Every form has a version, so none is no form.
        return items.length > 0 ? { items } : null
      }),
    ),
    serve(contract.getFormVersion, READ, ({ headers, params }, caller) =>
      readIn(caller, headers, (tx, clubId) => findForm(tx, clubId, params.form_id, params.version)),
    ),
  ]
}
