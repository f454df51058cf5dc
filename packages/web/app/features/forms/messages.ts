import type { FormKind } from '@clubhouse/contract/forms'

export const KIND_NAMES: Record<FormKind, string> = {
  adult: 'Adult',
  juvenile: 'Juvenile',
  guardian: 'Parent or guardian',
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const FORMS = {
  title: 'Forms',
  lead: 'What you ask when somebody joins. A plan asks an adult, or a child and their parent or guardian.',
  create: 'New form',
  show: 'Show',
  all: 'All',
  putAway: 'Put away',
  questions: (count: number) => counted(count, 'question', 'questions'),
  sections: (count: number) => counted(count, 'section', 'sections'),
  answers: (count: number) => (count === 0 ? 'No answers yet' : counted(count, 'answer', 'answers')),
  asks: 'Asked by',
  noPlans: 'No plan asks with it',
  saved: (when: string, who: string | null) => (who ? `Saved ${when} by ${who}` : `Saved ${when}`),
  edit: 'Edit',
  copy: 'Copy',
  away: 'Put away',
  back: 'Bring back',
  delete: 'Delete',
  history: 'History',
  deleteQuestion: (name: string) => `Delete “${name}” for good?`,
  deleteNote: 'Nobody has answered it and no plan asks with it. This cannot be undone.',
  keep: 'Keep it',
  none: 'Your club has no forms yet. Begin with one of our templates.',
  noneFiltered: 'No form of this kind.',
  noneAway: 'Nothing is put away.',
  showAll: 'Show all forms',
  failed: 'The forms could not be loaded',
  failedBody: 'Nothing is lost. Please try again in a moment.',
  notDone: 'This could not be done. Please try again.',
  copyName: (name: string) => `Copy of ${name}`.slice(0, 100),
} as const

export const NEW_FORM = {
  title: 'New form',
  lead: 'Nobody sees it until a plan asks with it.',
  name: 'Name',
  nameHint: 'Only you and the others who run the club see it',
  nameMissing: 'Please enter a name',
  kind: 'Who fills it in?',
  kinds: {
    adult: 'An adult who joins for themselves',
    juvenile: 'A child who joins; a parent or guardian fills it in',
    guardian: 'The parent or guardian of a child who joins',
  } satisfies Record<FormKind, string>,
  from: 'Begin with',
  template: 'Our template: the questions that clubs usually ask',
  copyOf: (name: string) => `A copy of “${name}”`,
  create: 'Create form',
  cancel: 'Cancel',
  failed: 'The form could not be created. Please try again.',
} as const

export const EDIT = {
  back: 'Forms',
  save: 'Save',
  saved: (when: string) => `Saved ${when}`,
  version: (version: number) => `Version ${version}`,
  unsaved: 'Not saved yet',
  keys: 'Save: Ctrl S or ⌘ S',
  reach: (plans: readonly string[], answers: number) =>
    plans.length === 0
      ? 'No plan asks with this form, so nobody sees it yet.'
      : `${plans.join(', ')} ${plans.length === 1 ? 'asks' : 'ask'} with this form. Answers given so far (${answers}) stay as they are.`,
  isAway: 'This form is put away. You can still edit it; bring it back in the list of forms.',
  questions: 'Questions',
  preview: 'Preview',
  phone: 'Phone',
  desktop: 'Desktop',
  previewNote: 'Try it: nothing you enter here is kept.',
  wouldBeSent: 'What would be sent',
  nothingSent: 'Nothing yet: answer a question.',
  isComplete: 'Everything needed is answered.',
  isIncomplete: 'Some answers are still missing or wrong.',
  checkAnswers: 'Check answers',
  loading: 'The editor is loading',
  needsScript: 'The editor needs JavaScript. You can look at the form as it is saved.',
  look: 'Look at the form',
  notSaved: 'This could not be saved. Your changes are still here: please try again.',
  offline: 'You seem to be offline. Your changes are still here: please try again.',
  keptTitle: 'You have changes here that were not saved',
  keptBody: (when: string) => `From ${when}, in this tab.`,
  keptOld: 'Somebody saved the form since; you will see both before anything is saved.',
  keptUse: 'Go on with them',
  keptDrop: 'Discard them',
  signedOutTitle: 'You are signed out',
  signedOutBody: 'Your changes are still here. Sign in again, then save.',
  signIn: 'Sign in',
  later: 'Not now',
} as const

export const CONFLICT = {
  title: (who: string | null, when: string) => `${who ?? 'Somebody'} saved at ${when}`,
  lead: 'You both worked on this form. Nothing is lost: your changes are not saved yet, theirs are.',
  theirs: (who: string | null) => `What ${who ?? 'they'} changed`,
  mine: 'What you changed',
  nothing: 'Nothing that is different.',
  section: (label: string) => `Section “${label}”`,
  clashes: 'You both changed these. Which one stays?',
  keepMine: 'Yours',
  keepTheirs: 'Theirs',
  goOn: 'Go on, with theirs and mine',
  discard: 'Discard mine',
  discardNote: 'Discarding yours cannot be undone.',
  renamed: (name: string) => `Name of the form: ${name}`,
} as const

export const HISTORY = {
  title: 'History',
  lead: 'Every save is a version. Answers keep the version they were given to.',
  newest: 'Newest',
  version: (version: number) => `Version ${version}`,
  by: (who: string | null) => (who ? `by ${who}` : 'by Clubhouse'),
  answers: (count: number) => (count === 0 ? 'No answers' : counted(count, 'answer', 'answers')),
  first: 'The form as it began',
  same: 'The same questions as before',
  view: 'View',
  older: 'Older versions',
  restore: 'Restore',
  restoreNote: 'This saves it again as the newest version; nothing is taken away.',
  back: 'Back to the form',
  toHistory: 'History',
  more: (count: number) => `and ${count} more`,
  notRestored: 'This version could not be restored. Please try again.',
  viewNote: (when: string, who: string | null) => (who ? `Saved ${when} by ${who}` : `Saved ${when}`),
} as const

export const REFUSED = {
  title: 'This is for those who run a club',
  body: 'You need to be an admin or owner of a club. The owner of your club decides who is.',
  goneTitle: 'This form is not here',
  goneBody: 'It may have been deleted, or it belongs to another club of yours.',
  toList: 'All forms',
  home: 'Back office',
} as const
