import { notFound, type Refusal } from '@clubhouse/contract/refusal'
import { mayAskGuarded } from '@clubhouse/domain/messages/mailings/guarded-questions'
import type { Tx } from '#kernel/db/database.ts'
import type { RunningClub } from '#kernel/http/guard.ts'
import type { SignedIn } from '#kernel/http/caller.ts'
import { guardedRefusal, isGuarded } from '../recipients/check-filters.ts'
import { knownChoices } from '../recipients/known-questions.ts'
import { findList, type ListRow } from './list-rows.ts'

/** Whoever runs a club, and whether they may ask for what only some may know. */
export interface Registrar {
  clubId: string
  userId: string
  mayAskGuarded: boolean
}

export function registrarOf({ club, member }: { club: RunningClub; member: SignedIn }): Registrar {
  const account = member.user.accounts.find(({ account_id }) => account_id === club.clubId)
  return { ...club, mayAskGuarded: mayAskGuarded(account?.roles ?? []) }
}

/**
 * A list for whoever may open it. Asked each time: what a form calls a question can change after the list was saved.
 */
export async function openList(tx: Tx, who: Registrar, listId: string): Promise<ListRow | Refusal> {
  const list = await findList(tx, { clubId: who.clubId, listId })
  if (!list) return notFound('The list')
  if (who.mayAskGuarded || list.filters === null) return list
  if (list.isGuarded || isGuarded(list.filters, await knownChoices(tx, who.clubId))) return guardedRefusal()
  return list
}
