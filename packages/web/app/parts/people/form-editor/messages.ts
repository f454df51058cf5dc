import type { DisplayType, InputType } from '@clubhouse/contract/people/form-words'
import type { IconName } from '#ui/icon/icon.tsx'

const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`)

export const EDITOR = {
  name: 'Name of the form',
  noName: 'Please enter a name',
  sections: 'Sections',
  section: 'Section',
  questions: (count: number) => counted(count, '1 question', 'questions'),
  problems: (count: number) => counted(count, '1 problem', 'problems'),
  mend: (count: number) =>
    count === 1 ? 'Fix one thing before you save this form' : `Fix ${count} things before you save this form`,
  undo: 'Undo',
  redo: 'Redo',
  undone: 'Last change undone',
  redone: 'Change redone',
  noSections: 'This form has no sections yet.',
  emptySection: 'No questions here yet.',
} as const

export const SECTION = {
  title: 'Section title',
  add: 'Add section',
  fresh: 'New section',
  up: 'Move section up',
  down: 'Move section down',
  remove: 'Remove section',
  kept: 'Locked questions are needed to register anyone, so they can’t be removed.',
  removed: (label: string, count: number) =>
    `“${label}” ${count === 0 ? 'was' : `and its ${counted(count, 'question', 'questions')} were`} removed.`,
  added: 'Section added',
  moved: (label: string, place: number, count: number) => `${label} is now section ${place} of ${count}`,
} as const

export const QUESTION = {
  required: 'Required',
  optional: 'Optional',
  change: 'Change',
  changeTo: (label: string, isRequired: boolean) => `${label}: make ${isRequired ? 'optional' : 'required'}`,
  /** FORMED-03, FORMED-04 */
  fixed: 'Always asked: you can’t register anyone without it.',
  platform: 'Platform',
  platformNote: 'A question other forms share',
  fresh: 'New question',
  isNew: 'New',
  more: (label: string) => `Move or delete ${label}`,
  done: 'Done',
  delete: (label: string) => `Delete ${label}`,
  deleteShort: 'Delete',
  up: (label: string) => `Move ${label} up`,
  upShort: 'Move up',
  down: (label: string) => `Move ${label} down`,
  downShort: 'Move down',
  drag: 'Drag to move',
  preview: 'Preview',
  pageLink: 'Add page link',
  pageLinkExample: '/terms or https://…',
  moved: (label: string, place: number, count: number, section: string) =>
    `${label} is now ${place} of ${count} in ${section}`,
  gone: (label: string) => `“${label}” will be removed when you save.`,
  removed: (label: string) => `“${label}” was removed.`,
  neededBy: (labels: readonly string[]) =>
    `${labels.map((label) => `“${label}”`).join(', ')} ${labels.length === 1 ? 'depends' : 'depend'} on it.`,
  keep: 'Undo',
  keepIt: (label: string) => `Undo: keep ${label}`,
  deleted: (label: string, isNew: boolean) =>
    isNew ? `${label} was removed` : `${label} will be removed when you save`,
  kept: (label: string) => `${label} stays`,
  askedOnlyIf: (label: string, value: string) => `Asked only if ${label} is ${value}`,
  disabledWhen: (label: string, value: string) => `Disabled when ${label} is ${value}`,
  unnamed: 'A question without a label',
} as const

export const PALETTE = {
  open: 'Add question',
  title: 'Add a question',
  close: 'Close',
  own: 'Your own question',
  platform: 'Ready-made questions',
  platformHint:
    'Answer one of these once and it’s filled in everywhere else, so no one has to type it twice.',
  allUsed: 'All of them are in this form already.',
  full: (most: number) => `A form has at most ${most} questions.`,
  added: (label: string) => `${label} added`,
} as const

export const TYPES: Record<InputType, { name: string; note: string; icon: IconName }> = {
  text: { name: 'Text', note: 'Words, a name, a number', icon: 'text' },
  telephone: { name: 'Telephone', note: 'Digits only', icon: 'phone' },
  date: { name: 'Date', note: 'Day, month and year', icon: 'calendar' },
  boolean: { name: 'Yes or no', note: 'Or a box to tick', icon: 'toggle' },
  singleChoice: { name: 'One choice', note: 'One of a list', icon: 'one-of' },
  multipleChoice: { name: 'Several choices', note: 'As many as apply', icon: 'some-of' },
}

export const DETAILS = {
  label: 'Question',
  noLabel: 'Please enter a question',
  hint: 'Hint',
  hintHint: 'A short line of help below the question',
  answer: 'Answer',
  type: 'Type of answer',
  typeFixed: 'Can’t be changed: other forms share this answer',
  typeKept: 'Can’t be changed once saved. For another type, add a new question',
  unknown: 'Choose a type',
  display: 'Shown as',
  width: 'Width',
  mask: 'Pattern to type into',
  maskHint: '0 is a digit, A is a letter, * is either. For example, 000-AA',
  showLabel: 'Show the question above its answer',
  showLabelHint: 'Screen readers read it out either way',
  options: 'Choices',
  rules: 'Rules for the answer',
  conditions: 'When to ask it',
  conditionsHint: 'Without a condition, everyone is asked. If it isn’t asked, no answer is sent.',
} as const

export const DISPLAYS: Record<InputType, Partial<Record<DisplayType, string>>> = {
  text: { text: 'A field' },
  telephone: { text: 'A field' },
  date: { date: 'A date field', text: 'A text field' },
  boolean: { radio: 'Yes and No', checkbox: 'A box to tick', dropdown: 'A list of Yes and No' },
  singleChoice: { dropdown: 'A drop-down list', radio: 'All choices at once' },
  multipleChoice: { checkbox: 'Boxes to tick', dropdown: 'A drop-down list' },
}

export const WIDTHS = [
  { value: 'full', label: 'The whole row' },
  { value: 'half', label: 'Half a row' },
]

export const OPTIONS = {
  option: (place: number) => `Choice ${place}`,
  twice: 'This choice is listed twice',
  add: 'Add choice',
  remove: (label: string) => `Remove ${label}`,
  up: (label: string) => `Move ${label} up`,
  down: (label: string) => `Move ${label} down`,
  preselected: 'Selected to begin with',
  other: 'Allow “Other” with their own words',
  otherHint: '“Other” is added to the end of the list',
  load: 'Load the choices from a web address',
  loadHint: 'For lists that someone else keeps up to date',
  address: 'Address of the list',
  addressHint: 'A public https address that returns a list of objects with a name',
  countries: 'We fill in the countries for you.',
  counties: 'The counties depend on the country chosen.',
} as const

export const RULES = {
  names: {
    mandatory: 'Required',
    minLength: 'Shortest answer',
    maxLength: 'Longest answer',
    regex: 'Pattern',
    date: 'Between dates',
  },
  unknown: (type: string) => `Unknown rule “${type}”`,
  none: 'No rules: any answer will do.',
  textDefault: (least: number, most: number) =>
    `Unless you set a rule, answers can be ${least} to ${most} characters long.`,
  remove: (name: string) => `Remove the rule “${name}”`,
  says: (words: string) => `Otherwise we say “${words}”`,
  reword: 'Change wording',
  words: 'Your own wording',
  wordsHint: 'Leave empty to use ours. {label} becomes the question',
  dateWordsHint: 'Leave empty to use ours. {label} becomes the question, {bound} becomes “below” or “above”',
  most: 'Characters at most',
  least: 'Characters at least',
  noNumber: 'Please enter a number',
  tooLong: (most: number) => `More than the longest answer allowed (${most})`,
  pattern: 'What the answer looks like',
  patternHint:
    'A regular expression for the whole answer: [A-Z] is a capital letter and [0-9]{4} four digits, so [A-Z][0-9]{4} fits B2041',
  unusable: (why: string) => `We can’t use this pattern: ${why}`,
  tryIt: 'Try it',
  tryItHint: 'Type an answer. It won’t be saved',
  fits: 'Matches',
  fitsNot: 'Doesn’t match',
  after: 'Must be after',
  before: 'Must be before',
  years: 'number of years',
  day: 'the day',
  badYears: (most: number) => `Enter a number of years from 1 to ${most}`,
  afterDay: (day: string) => `after ${day}`,
  beforeDay: (day: string) => `before ${day}`,
  /** OPEN-090: bounds are exclusive. */
  asOf: (days: string) => `Today that is ${days}; the day itself is not allowed.`,
} as const

export const BOUND_NAMES = {
  none: 'No limit',
  today: 'Today',
  'years-ago': 'A number of years ago',
  'years-ahead': 'A number of years from today',
  day: 'A date',
} as const

export const CONDITIONS = {
  onlyIf: (isFirst: boolean) => (isFirst ? 'Ask this only if' : 'And only if'),
  when: 'Disable this question when',
  either: (answers: readonly string[]) =>
    new Intl.ListFormat('en-IE', { type: 'disjunction' }).format(answers),
  someHint: 'Tick every answer that brings up this question',
  is: (type: InputType | null) => (type === 'multipleChoice' ? 'has' : 'is'),
  question: 'Which question',
  answer: 'Which answer',
  choose: 'Choose…',
  typed: 'Exactly this answer',
  missing: 'a deleted question',
  unnamed: 'A question without a label',
  add: 'Add a condition',
  addAnother: 'Add another condition',
  remove: 'Remove this condition',
  removeOrphaned: 'Remove the condition',
  removed: 'Condition removed',
  alone: 'There’s no other question to depend on yet.',
  circle: (label: string, other: string, circle: string) =>
    `“${label}” can’t depend on “${other}”: ${circle} would wait for each other.`,
} as const
