import * as contract from '@clubhouse/contract/messages/office/distribution-lists'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, type RunningClub } from '#kernel/http/guard.ts'
import { officeCsv } from '#kernel/http/office-csv.ts'
import { faultOf, guardedRefusal, isGuarded } from '../recipients/check-filters.ts'
import { knownChoices, offered } from '../recipients/known-questions.ts'
import { countWhoGetsIt, listWhoGetsIt } from '../recipients/recipients.queries.ts'
import { LIST_CSV } from './list-csv.ts'
import { clubToday, readList } from './list-rows.ts'
import { listLists } from './lists.queries.ts'
import { openList, registrarOf } from './open-list.ts'
import { changeStatus, createList, updateList } from './save-list.ts'
import { deleteTemplate, listTemplates, readTemplate, saveTemplate } from './templates.ts'
import type { Writing } from './writing.ts'

export type OfficeCaller = Caller & { club: RunningClub; member: SignedIn }
export type ListDeps = Pick<Core, 'db' | 'now' | 'audit'>

/** API-62 to API-68, OPEN-119: for the admins and owners of the club that the call names. */
export function listEndpoints(deps: ListDeps): ServedEndpoint[] {
  const { db, now, audit } = deps
  const writingOf = (caller: OfficeCaller): Writing => ({
    who: registrarOf(caller),
    caller,
    audit,
    now: now(),
  })
  const asClub = <T>({ club }: OfficeCaller, work: (tx: Tx) => Promise<T>) => db.withClub(club.clubId, work)
  /** A refusal undoes all that was written before it. */
  const orRefused = <T>(answer: T | Refusal): T => {
    if (answer instanceof Refusal) throw answer
    return answer
  }
  const shown = async (tx: Tx, { club }: OfficeCaller, listId: string) => {
    const list = await readList(tx, { clubId: club.clubId, listId })
    if (!list) throw notFound('The list')
    return list
  }

  return [
    serve(contract.listDistributionLists, office('mail'), ({ query }, caller) =>
      asClub(caller, (tx) => listLists(tx, caller.club.clubId, query)),
    ),
    serve(contract.listDistributionListsCsv, office('mail'), ({ query }, caller) =>
      officeCsv(deps, caller, {
        room: 'mailing-lists',
        columns: LIST_CSV,
        query,
        list: (tx, asked) => listLists(tx, caller.club.clubId, asked),
      }),
    ),
    serve(contract.createDistributionList, office('mail'), ({ body }, caller) =>
      asClub(caller, async (tx) => {
        const id = orRefused(await createList(tx, body, writingOf(caller)))
        return shown(tx, caller, id)
      }),
    ),
    serve(contract.updateDistributionList, office('mail'), ({ body }, caller) =>
      asClub(caller, async (tx) => {
        const { email_distribution_list_id: id, ...changes } = body
        orRefused(await updateList(tx, id, changes, writingOf(caller)))
        return shown(tx, caller, id)
      }),
    ),
    serve(contract.deactivateDistributionList, office('mail'), ({ body }, caller) =>
      asClub(caller, async (tx) => {
        const { email_distribution_list_id: id, email_status: status } = body
        const writing = writingOf(caller)
        orRefused(await openList(tx, writing.who, id))
        orRefused(await changeStatus(tx, id, status, writing))
        return shown(tx, caller, id)
      }),
    ),
    serve(contract.getDistributionList, office('mail'), ({ params }, caller) =>
      asClub(caller, async (tx) => {
        orRefused(await openList(tx, registrarOf(caller), params.email_distribution_list_id))
        return shown(tx, caller, params.email_distribution_list_id)
      }),
    ),
    serve(contract.getRecipientFilters, office('mail'), (_input, caller) =>
      asClub(caller, async (tx) =>
        offered(await knownChoices(tx, caller.club.clubId), registrarOf(caller).mayAskGuarded),
      ),
    ),
    serve(contract.listRecipients, office('mail'), ({ params, query }, caller) =>
      asClub(caller, async (tx) => {
        const {
          id: listId,
          clubId,
          filters,
        } = orRefused(await openList(tx, registrarOf(caller), params.email_distribution_list_id))
        return listWhoGetsIt(tx, { clubId, listId, filters }, query, await clubToday(tx, clubId, now()))
      }),
    ),
    serve(contract.countRecipients, office('mail', { rate: 'read' }), ({ body: { filters } }, caller) =>
      asClub(caller, async (tx) => {
        const { clubId, mayAskGuarded } = registrarOf(caller)
        const known = await knownChoices(tx, clubId)
        if (!mayAskGuarded && isGuarded(filters, known)) throw guardedRefusal()
        const fault = faultOf(filters, known)
        if (fault) throw fault
        return countWhoGetsIt(tx, { clubId, listId: null, filters }, await clubToday(tx, clubId, now()))
      }),
    ),
    serve(contract.listEmailTemplates, office('mail'), (_input, caller) =>
      asClub(caller, async (tx) => ({ items: await listTemplates(tx, caller.club.clubId) })),
    ),
    serve(contract.getEmailTemplate, office('mail'), ({ params }, caller) =>
      asClub(caller, async (tx) => {
        const template = await readTemplate(tx, caller.club.clubId, params.template_id)
        if (!template) throw notFound('The template')
        return template
      }),
    ),
    serve(contract.createEmailTemplate, office('mail'), ({ body }, caller) =>
      asClub(caller, async (tx) => orRefused(await saveTemplate(tx, null, body, writingOf(caller)))),
    ),
    serve(contract.updateEmailTemplate, office('mail'), ({ params, body }, caller) =>
      asClub(caller, async (tx) =>
        orRefused(await saveTemplate(tx, params.template_id, body, writingOf(caller))),
      ),
    ),
    serve(contract.deleteEmailTemplate, office('mail'), ({ params }, caller) =>
      asClub(caller, async (tx) => {
        orRefused(await deleteTemplate(tx, params.template_id, writingOf(caller)))
        return { deleted: true as const }
      }),
    ),
  ]
}
