import type { DisplayType, InputType } from '@clubhouse/contract/form-words'
import type { IconName } from '../../ui/icon/icon.tsx'

const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`)

export const EDITOR = {
  name: 'Name of the form',
  noName: 'Please enter a name',
  sections: 'Sections',
  section: 'Section',
  questions: (count: number) => counted(count, '1 question', 'questions'),
  problems: (count: number) => counted(count, '1 problem', 'problems'),
  mend: (count: number) =>
    count === 1
      ? 'One thing to mend before this form can be saved'
      : `${count} things to mend before this form can be saved`,
  undo: 'Undo',
  redo: 'Redo',
  undone: 'Last change undone',
  redone: 'Change made again',
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
  fixed: 'Always asked: nobody can be registered without it.',
  platform: 'Platform',
  platformNote: 'A question that other forms share',
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
  gone: (label: string) => `“${label}” goes when you save.`,
  removed: (label: string) => `“${label}” was removed.`,
  neededBy: (labels: readonly string[]) =>
    `${labels.map((label) => `“${label}”`).join(', ')} ${labels.length === 1 ? 'depends' : 'depend'} on it.`,
  keep: 'Undo',
  keepIt: (label: string) => `Undo: keep ${label}`,
  deleted: (label: string, isNew: boolean) =>
    isNew ? `${label} was removed` : `${label} will be removed at the next save`,
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
  platform: 'Questions we know',
  platformHint: 'What was answered once is filled in everywhere else, so nobody types it twice.',
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
  noLabel: 'Please enter what is asked',
  hint: 'Hint',
  hintHint: 'A line below the question that helps to answer it',
  answer: 'Answer',
  type: 'Kind of answer',
  typeFixed: 'Stays as it is: other forms share this answer',
  typeKept: 'Stays as it was saved. For another kind, add a new question',
  unknown: 'Choose a kind',
  display: 'Shown as',
  width: 'Width',
  mask: 'Pattern to type into',
  maskHint: '0 is a digit, A a letter, * either: 000-AA',
  showLabel: 'Show the question above its answer',
  showLabelHint: 'Screen readers hear it either way',
  options: 'Choices',
  rules: 'Rules for the answer',
  conditions: 'When to ask it',
  conditionsHint: 'Without a condition everybody is asked. When it is not asked, its answer is left out.',
} as const

export const DISPLAYS: Record<InputType, Partial<Record<DisplayType, string>>> = {
  text: { text: 'A field' },
  telephone: { text: 'A field' },
  date: { date: 'A date field', text: 'A text field' },
  boolean: { radio: 'Yes and No', checkbox: 'A box to tick', dropdown: 'A list of Yes and No' },
  singleChoice: { dropdown: 'A list that opens', radio: 'All choices at once' },
  multipleChoice: { checkbox: 'Boxes to tick', dropdown: 'A list that opens' },
}

export const WIDTHS = [
  { value: 'full', label: 'The whole row' },
  { value: 'half', label: 'Half a row' },
]

export const OPTIONS = {
  option: (place: number) => `Choice ${place}`,
  twice: 'This choice stands here twice',
  add: 'Add choice',
  remove: (label: string) => `Remove ${label}`,
  up: (label: string) => `Move ${label} up`,
  down: (label: string) => `Move ${label} down`,
  preselected: 'Chosen from the start',
  other: 'Allow “Other” with words of one’s own',
  otherHint: '“Other” is added to the end of the list by itself',
  load: 'Load the choices from an address',
  loadHint: 'For lists that somebody else keeps up to date',
  address: 'Address of the list',
  addressHint: 'A public https address that answers with a list of objects with a name',
  countries: 'The countries come by themselves.',
  counties: 'The counties follow from the country that was chosen.',
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
    `Without a rule of its own an answer has ${least} to ${most} characters.`,
  remove: (name: string) => `Remove the rule “${name}”`,
  says: (words: string) => `Else it says “${words}”`,
  reword: 'Reword',
  words: 'Your own words',
  wordsHint: 'Left empty, our words stand. {label} stands for the question',
  dateWordsHint:
    'Left empty, our words stand. {label} stands for the question, {bound} for “below” or “above”',
  most: 'Characters at most',
  least: 'Characters at least',
  noNumber: 'Please enter a number',
  tooLong: (most: number) => `More than the longest answer has (${most})`,
  pattern: 'What the answer looks like',
  patternHint:
    'A regular expression for the whole answer: [A-Z] is a capital letter and [0-9]{4} four digits, so [A-Z][0-9]{4} fits B2041',
  unusable: (why: string) => `This pattern cannot be used: ${why}`,
  tryIt: 'Try it',
  tryItHint: 'Type an answer; nothing of it is kept',
  fits: 'Fits',
  fitsNot: 'Does not fit',
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
  'years-ago': 'So many years ago',
  'years-ahead': 'So many years from today',
  day: 'A date',
} as const

export const CONDITIONS = {
  onlyIf: (isFirst: boolean) => (isFirst ? 'Ask this only if' : 'And only if'),
  when: 'Disable this question when',
  either: (answers: readonly string[]) =>
    new Intl.ListFormat('en-IE', { type: 'disjunction' }).format(answers),
  someHint: 'Tick every answer that it is asked for',
  is: (type: InputType | null) => (type === 'multipleChoice' ? 'has' : 'is'),
  question: 'Question to look at',
  answer: 'Answer to wait for',
  choose: 'Choose…',
  typed: 'Exactly this answer',
  missing: 'a question that is gone',
  unnamed: 'A question without a label',
  add: 'Add a condition',
  addAnother: 'Add another condition',
  remove: 'Remove this condition',
  removeOrphaned: 'Remove the condition',
  removed: 'Condition removed',
  alone: 'There is no other question yet to depend on.',
  circle: (label: string, other: string, circle: string) =>
    `“${label}” cannot depend on “${other}”: ${circle} would wait for each other.`,
} as const
