import type { PersonErasure } from '@clubhouse/contract/people/office/person-requests'

export const WHY_ERASE = 'Say in a few words why.'
export const NOT_THEIR_NAME = 'That’s not their name as shown above.'
export const RUNS_THE_CLUB = 'They help to run the club. Take them off Users & roles first.'
export const STILL_RUNNING =
  'There’s a membership that still counts. Give it back first, or wait until it ends.'
export const STILL_TO_PAY = 'There are still payments to come. Settle or cancel them first.'
export const BEING_PAID = 'An order is being paid right now. Try again in an hour.'
export const TO_BE_ERASED = 'One of them is about to be erased. Stop that first.'

type Bars = Pick<PersonErasure, 'running' | 'open_payments' | 'unpaid_orders' | 'runs_club'>

/** The first thing that stands in the way of erasing somebody; null where nothing does. */
export function erasureBar(told: Bars): { code: string; words: string } | null {
  if (told.runs_club) return { code: 'runs_club', words: RUNS_THE_CLUB }
  if (told.running.length > 0) return { code: 'running_membership', words: STILL_RUNNING }
  if (told.open_payments.length > 0) return { code: 'open_payments', words: STILL_TO_PAY }
  return told.unpaid_orders > 0 ? { code: 'unpaid_order', words: BEING_PAID } : null
}

const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}|['’ʼ]/gu, '')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
    .trim()

/** Whether somebody typed this name: whoever has no fada on their keyboard means the same person. */
export const isTypedName = (typed: string, name: string): boolean =>
  folded(typed) !== '' && folded(typed) === folded(name)
