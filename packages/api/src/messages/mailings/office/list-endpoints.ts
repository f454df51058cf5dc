import * as contract from '@clubhouse/contract/messages/office/distribution-lists'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, type RunningClub } from '#kernel/http/guard.ts'
import { officeCsv } from '#kernel/http/office-csv.ts'
import { orNotFound, undoneIfRefused } from '#kernel/http/or-throw.ts'
import { faultOf, guardedRefusal, isGuarded } from '../recipients/check-filters.ts'
import { knownChoices, offered } from '../recipients/known-questions.ts'
import { countWhoGetsIt, listWhoGetsIt } from '../recipients/recipients.queries.ts'
import { LIST_CSV } from './list-csv.ts'
import { readList } from './list-rows.ts'
import { clubDay } from '#site/clubs/reads.ts'
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
  /** A refusal undoes all that was written before it. */
  const asClub = <T>({ club }: OfficeCaller, work: (tx: Tx) => Promise<T | Refusal>) =>
    undoneIfRefused(db, club.clubId, work)
  /** What is changed, by its id, and the list as it is then. */
  const after = async (
    caller: OfficeCaller,
    change: (tx: Tx, writing: Writing) => Promise<string | Refusal>,
  ) => {
    const list = await asClub(caller, async (tx) => {
      const listId = await change(tx, writingOf(caller))
      return listId instanceof Refusal ? listId : readList(tx, { clubId: caller.club.clubId, listId })
    })
    return orNotFound(list, 'The list')
  }

  return [
    serve(contract.listDistributionLists, office('mail'), ({ query }, caller) =>
      asClub(caller, (tx) => listLists(tx, caller.club.clubId, query)),
    ),
    serve(contract.listDistributionListsCsv, office('mail'), ({ query }, caller) =>
      officeCsv(deps, caller, {
        name: 'mailing-lists',
        columns: LIST_CSV,
        query,
        list: (tx, asked) => listLists(tx, caller.club.clubId, asked),
      }),
    ),
    serve(contract.createDistributionList, office('mail'), ({ body }, caller) =>
      after(caller, (tx, writing) => createList(tx, body, writing)),
    ),
    serve(contract.updateDistributionList, office('mail'), ({ body }, caller) =>
      after(caller, async (tx, writing) => {
        const { email_distribution_list_id: id, ...changes } = body
        return (await updateList(tx, id, changes, writing)) ?? id
      }),
    ),
    serve(contract.deactivateDistributionList, office('mail'), ({ body }, caller) =>
      after(caller, async (tx, writing) => {
        const { email_distribution_list_id: id, email_status: status } = body
        const opened = await openList(tx, writing.who, id)
        if (opened instanceof Refusal) return opened
        return (await changeStatus(tx, id, status, writing)) ?? id
      }),
    ),
    serve(contract.getDistributionList, office('mail'), ({ params }, caller) =>
      after(caller, async (tx, { who }) => {
        const opened = await openList(tx, who, params.email_distribution_list_id)
        return opened instanceof Refusal ? opened : opened.id
      }),
    ),
    serve(contract.getRecipientFilters, office('mail'), (_input, caller) =>
      asClub(caller, async (tx) =>
        offered(await knownChoices(tx, caller.club.clubId), registrarOf(caller).mayAskGuarded),
      ),
    ),
    serve(contract.listRecipients, office('mail'), ({ params, query }, caller) =>
      asClub(caller, async (tx) => {
        const opened = await openList(tx, registrarOf(caller), params.email_distribution_list_id)
        if (opened instanceof Refusal) return opened
        const { id: listId, clubId, filters } = opened
        return listWhoGetsIt(tx, { clubId, listId, filters }, query, await clubDay(tx, clubId, now()))
      }),
    ),
    serve(contract.countRecipients, office('mail', { rate: 'read' }), ({ body: { filters } }, caller) =>
      asClub(caller, async (tx) => {
        const { clubId, mayAskGuarded } = registrarOf(caller)
        const known = await knownChoices(tx, clubId)
        if (!mayAskGuarded && isGuarded(filters, known)) return guardedRefusal()
        const fault = faultOf(filters, known)
        if (fault) return fault
        return countWhoGetsIt(tx, { clubId, listId: null, filters }, await clubDay(tx, clubId, now()))
      }),
    ),
    serve(contract.listEmailTemplates, office('mail'), (_input, caller) =>
      asClub(caller, async (tx) => ({ items: await listTemplates(tx, caller.club.clubId) })),
    ),
    serve(contract.getEmailTemplate, office('mail'), async ({ params }, caller) => {
      const { clubId } = caller.club
      return orNotFound(
        await asClub(caller, (tx) => readTemplate(tx, clubId, params.template_id)),
        'The template',
      )
    }),
    serve(contract.createEmailTemplate, office('mail'), ({ body }, caller) =>
      asClub(caller, (tx) => saveTemplate(tx, null, body, writingOf(caller))),
    ),
    serve(contract.updateEmailTemplate, office('mail'), ({ params, body }, caller) =>
      asClub(caller, (tx) => saveTemplate(tx, params.template_id, body, writingOf(caller))),
    ),
    serve(contract.deleteEmailTemplate, office('mail'), async ({ params }, caller) => {
      await asClub(caller, (tx) => deleteTemplate(tx, params.template_id, writingOf(caller)))
      return { deleted: true as const }
    }),
  ]
}
