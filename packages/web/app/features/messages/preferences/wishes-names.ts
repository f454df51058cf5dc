import type { MailKind, Preferences } from '@clubhouse/contract/messages/member-preferences'
import type { FormFields } from '#lib/form/form-fields.ts'

export const EVERYWHERE = 'receive_updates'
export const kindName = (accountId: string, kind: string): string => `kind ${accountId} ${kind}`
export const listName = (accountId: string, listId: string): string => `list ${accountId} ${listId}`

/** What the main switch overrules. */
export const isNews = (kind: MailKind): boolean => kind === 'news'

/** What was ticked, of what the page showed: a box that it did not show, or that the main switch overrules, says nothing. */
export function readWishes({ clubs }: Preferences, { field, isTicked }: FormFields) {
  const shown = new Set(field('shown').split(','))
  const hasNews = isTicked(EVERYWHERE)
  return {
    receive_updates: hasNews,
    clubs: clubs
      .filter(({ account_id }) => shown.has(account_id))
      .map(({ account_id, kinds, lists }) => ({
        account_id,
        kinds: kinds
          .filter(({ kind }) => hasNews || !isNews(kind))
          .map(({ kind }) => ({ kind, wanted: isTicked(kindName(account_id, kind)) })),
        lists: lists
          .filter(({ list_id }) => hasNews && shown.has(list_id))
          .map(({ list_id }) => ({ list_id, wanted: isTicked(listName(account_id, list_id)) })),
      })),
  }
}
