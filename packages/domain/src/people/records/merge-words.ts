import type { MergedPlace, SameReason } from '@clubhouse/contract/people/office/member-limits'

export const SAME_WORDS: Readonly<Record<SameReason, string>> = {
  name_birthday: 'Same name and birthday',
  name_email: 'Same name and email',
  name_mobile: 'Same name and mobile',
  near_birthday: 'Nearly the same name, same birthday',
}

export const TWO_ACCOUNTS =
  'They are in two different accounts, and we never join accounts: one family would see what another has answered. Ask them which account they want to use from now on.'

export const UNDO_OVER =
  'This can’t be undone any more: it was too long ago, or someone has been erased since.'
export const UNDONE_ALREADY = 'This was undone already.'

export const PLACE_WORDS: Readonly<Record<MergedPlace, string>> = {
  membership: 'Plan',
  order_item: 'Order',
  answer: 'Answers',
  number: 'Card number',
  imported: 'Details that were imported',
  group: 'Team',
  team_answer: 'Coming or not',
  waiting_place: 'Waiting list',
  person: 'Corrected details',
}

const MOST_TOLD = 5

/** What stands in the way of an undo, so that somebody knows where to look. */
export function changedSince(changed: readonly { place: MergedPlace; label: string }[]): string {
  const words = [
    ...new Set(
      changed.map(({ place, label }) =>
        label === '' ? PLACE_WORDS[place] : `${PLACE_WORDS[place]}: ${label}`,
      ),
    ),
  ]
  const told = words.slice(0, MOST_TOLD).join('; ')
  const more = words.length > MOST_TOLD ? `; and ${words.length - MOST_TOLD} more` : ''
  return `Something was changed since, so this can’t be undone: ${told}${more}.`
}
