import type { FormKind } from '@clubhouse/contract/people/forms'
import { dayOf, formatTime } from '@clubhouse/domain/format'
import { displayDate } from '@clubhouse/domain/time/plain-date'

export const KIND_NAMES: Record<FormKind, string> = {
  adult: 'Adult',
  juvenile: 'Juvenile',
  guardian: 'Parent or guardian',
}

/** The first two by name: a plan more or less does not make the row longer. */
export const plansInShort = (names: readonly string[]) =>
  names.length <= 3 ? names.join(', ') : `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`

const usedBy = (plans: readonly string[]) =>
  plans.length > 3 ? `${plans.length} plans (${plansInShort(plans)})` : inWords(plans)

const inWords = (names: readonly string[]) => new Intl.ListFormat('en-IE').format(names)

function givenAnswers(count: number): string {
  if (count === 0) return ''
  return count === 1
    ? 'The 1 answer already given won’t change.'
    : `The ${count} answers already given won’t change.`
}

export const EDIT = {
  back: 'Forms',
  history: 'History',
  save: 'Save',
  /** Where a plan uses the form, what is saved is what the next person is asked. */
  publish: 'Save and publish',
  saved: (when: string) => `Saved ${when}`,
  version: (version: number) => `Version ${version}`,
  unsaved: 'Not saved yet',
  keys: 'Save: Ctrl S or ⌘ S',
  notUsed: 'Not used by any plan yet, so members can’t see it.',
  reach: (plans: readonly string[], answers: number) =>
    `Used by ${usedBy(plans)}. Once you save, everyone who joins sees the new version. ${givenAnswers(answers)}`,
  published: (version: number, plans: readonly string[]) =>
    `Version ${version} is published. Everyone who joins ${usedBy(plans)} sees it from now on.`,
  undo: 'Undo',
  undone: (version: number) => `Undone. The form is back as it was, saved as version ${version}.`,
  notUndone:
    'We couldn’t undo this because someone has saved the form since. You’ll find every version in its history.',
  isAway: 'This form is archived. You can still edit it, or bring it back from the list of forms.',
  questions: 'Questions',
  preview: 'Preview',
  view: 'Show',
  phone: 'Phone',
  desktop: 'Desktop',
  viewWord: 'view',
  previewWide: 'Wider than your screen: scroll it sideways.',
  previewNote: 'Try it out. Nothing you enter here is saved.',
  wouldBeSent: 'See the answers',
  nothingSent: 'Nothing yet. Answer a question to see it here.',
  isComplete: 'All the required questions are answered.',
  isIncomplete: 'Some answers are still missing or wrong.',
  checkAnswers: 'Check answers',
  loading: 'The editor is loading',
  needsScript: 'The editor needs JavaScript. You can still view the saved form.',
  look: 'View the form',
  notSaved: 'We couldn’t save this. Your changes are still here, so please try again.',
  offline: 'You seem to be offline. Your changes are still here, so please try again.',
  keptTitle: 'You have unsaved changes',
  keptBody: (when: string) => `From ${when}, in this tab.`,
  keptOld: 'Someone has saved the form since. You’ll see both versions before anything is saved.',
  keptUse: 'Continue with them',
  keptDrop: 'Discard them',
} as const

/** Somebody else's changes meet mine, or my own from another tab. */
export const CONFLICT = {
  title: (who: string | null, when: string, isOwn: boolean) =>
    isOwn ? `You saved this form elsewhere ${when}` : `${who ?? 'Someone'} saved this form ${when}`,
  lead: (isOwn: boolean) =>
    isOwn
      ? 'You changed it in two places, perhaps in another tab. Nothing is lost, but the changes here aren’t saved yet.'
      : 'You’ve both been working on it. Nothing is lost: their changes are saved, yours aren’t yet.',
  theirs: (who: string | null, isOwn: boolean) =>
    isOwn ? 'What you saved elsewhere' : `What ${who ?? 'they'} changed`,
  mine: (isOwn: boolean) => (isOwn ? 'What you changed here' : 'What you changed'),
  nothing: 'No differences.',
  more: (count: number) => `and ${count} more`,
  section: (label: string) => `Section “${label}”`,
  clashes: (isOwn: boolean) =>
    isOwn ? 'These changed in both places. Which one stays?' : 'You both changed these. Which one stays?',
  named: (label: string) => `“${label}”`,
  removed: 'Removed',
  keepMine: (isOwn: boolean) => (isOwn ? 'From here' : 'Yours'),
  keepTheirs: (isOwn: boolean) => (isOwn ? 'From elsewhere' : 'Theirs'),
  goOn: 'Merge and keep editing',
  together: 'Merged, but not saved yet. Have a look, then save.',
  discard: (isOwn: boolean) => (isOwn ? 'Discard the changes here' : 'Discard mine'),
  discardNote: (isOwn: boolean) =>
    isOwn ? 'Discarding the changes here can’t be undone.' : 'Discarding yours can’t be undone.',
  name: 'Name of the form',
  renamed: (name: string) => `Name of the form: ${name}`,
} as const

/** "today at 14:02", "on 05/09/2026 at 14:02": the day is always said. */
export function savedWhen(savedAt: string, now: string, timeZone: string): string {
  const day = dayOf(savedAt, timeZone)
  const named = day === dayOf(now, timeZone) ? 'today' : `on ${displayDate(day)}`
  return `${named} at ${formatTime(savedAt, timeZone)}`
}
