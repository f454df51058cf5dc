import { BODY_LIST_DAYS, type BodyClubState } from '@clubhouse/contract/platform/governing-body/limits'

const number = new Intl.NumberFormat('en-IE')
export const counted = (count: number, one: string, many: string): string =>
  `${number.format(count)} ${count === 1 ? one : many}`

export const CLUBS = {
  title: 'Your clubs',
  lead: 'How many each has registered.',
  search: 'Search clubs',
  none: 'No club is affiliated to you yet. Ask the platform’s staff to add the first.',
  noBody: 'You don’t belong to a governing body yet. Ask your association to add you.',
  club: 'Club',
  members: 'Members',
  juveniles: 'Under 18',
  plans: 'Plans this season',
  joined: 'Joined in 30 days',
  lastJoined: 'Last joined',
  state: 'State',
  allMembers: 'Members',
  allJuveniles: 'Under 18',
  allPlans: 'Plans',
  isFor: 'It’s for the staff of a governing body. Your association can give you the role.',
  membersUnit: (count: number) => (count === 1 ? 'member' : 'members'),
  juvenilesUnit: 'under 18',
  plansUnit: (count: number) => (count === 1 ? 'plan' : 'plans'),
  never: 'Nobody yet',
  write: 'Write to the club',
} as const

export const STATES: Readonly<Record<BodyClubState, string>> = {
  registering: 'Registering',
  quiet: 'No registrations in 60 days',
  empty: 'Nobody registered',
}

export const CLUB = {
  back: 'Your clubs',
  website: 'Open its website',
  years: 'By year of birth',
  year: 'Born',
  unknown: 'Not known',
  members: 'Members',
  plans: 'By plan',
  plan: 'Plan',
  nobody: 'Nobody is registered at the moment.',
  compare: 'Compare with your list',
  compareNote: 'Who is in your list and not registered here, or the other way round.',
  numbers: 'In numbers',
} as const

export const COMPARE = {
  title: 'Compare registrations',
  lead: 'Upload your own list of registered people. We compare it with what your clubs have registered and show who’s missing.',
  file: 'Your list (CSV)',
  hint: 'Up to 20,000 people and 4 MB, with headings in the first line.',
  send: 'Upload and compare',
  noFile: 'Choose a CSV file first.',
  failed: 'We couldn’t read the file. Please try again.',
  holds: 'What the file holds',
  name: 'Name, or First name and Surname.',
  born: 'Date of birth, such as 27/03/2014.',
  club: 'Club, as it’s called here.',
  number: 'Number: the one you know them by, if you have one. With it we recognise them in your next list.',
  kept: `We keep the lines we can’t read and show them to you. Nothing changes at the clubs. After ${BODY_LIST_DAYS} days we delete the list.`,
  earlier: 'Your lists',
  none: 'You haven’t uploaded a list yet.',
  uploaded: (when: string, who: string) => `Uploaded ${when} by ${who}`,
  lines: (count: number) => counted(count, 'line', 'lines'),
  problems: (count: number) => `${counted(count, 'line', 'lines')} we couldn’t read`,
  remove: 'Throw away',
  removed: 'The list is gone. What you marked stays marked.',
  notDone: 'That didn’t work. Please try again.',
} as const

export const DIFFERENCES = {
  title: 'Differences',
  back: 'Compare registrations',
  search: 'Search name, club, number',
  none: 'Your list and your clubs agree. There’s nothing to do.',
  noneIn: {
    missing: 'Everyone in your list is registered.',
    extra: 'Everyone registered is in your list.',
    differs: 'No differences for the people in both.',
    done: 'Nothing is settled or ignored yet.',
  } as Readonly<Record<string, string>>,
  views: {
    missing: 'Not registered',
    extra: 'Not in your list',
    differs: 'Details differ',
    done: 'Done',
  },
  name: 'Name',
  club: 'Club',
  number: 'Your number',
  born: 'Born',
  registered: 'At the club',
  mark: 'Mark',
  kind: 'What',
  markedBy: (who: string) => `by ${who}`,
  ask: 'Asked the club',
  settle: 'Settled',
  ignore: 'Ignore',
  reopen: 'Open again',
  csv: 'CSV of these',
  asked: (what: string) => `${what} marked as asked.`,
  settled: (what: string) => `${what} settled.`,
  ignored: (what: string) => `${what} ignored.`,
  agree: (count: number) =>
    `${counted(count, 'person is', 'people are')} in your list and registered the same way.`,
  seeProblems: 'See them',
  outside: (count: number, lines: number) =>
    `Your list has ${counted(lines, 'line', 'lines')}. Your clubs have registered ${counted(count, 'person who isn’t', 'people who aren’t')} in it.`,
  outsideNote: 'If your list is only meant to name a few, there’s nothing to do here.',
  byClub: 'Not in your list, by club',
  inList: 'In your list',
  notInList: 'Not in your list',
  everyName: 'See every name',
  names: 'Names',
  readable: 'You may read them',
  askThem: 'Ask the club',
  askFor: (club: string) => `Ask the club: ${club}`,
  closed: 'Who they are you see at clubs that let you read their members.',
  unnamed: (count: number) =>
    `${counted(count, 'more person is', 'more people are')} at clubs that don’t let you read their members.`,
  seeClubs: 'See the clubs',
  noneNamed: 'There’s nobody here whose name you may read.',
} as const

export const PROBLEMS = {
  title: 'Lines we couldn’t read',
  lead: 'They’re left out of the comparison. Correct them in your file, or in the one you download, and upload it again.',
  back: 'Differences',
  csv: 'Download these lines',
  line: (line: number) => `Line ${line}`,
  pages: 'Pages of lines',
  none: 'Every line could be read.',
} as const

export const REPORTS = {
  title: 'Registrations',
  lead: 'How many registered with your clubs, and how old they were on the day.',
  csv: 'CSV',
  views: 'By what',
  byMonth: 'By month',
  byClub: 'By club',
  months: 'How far back',
  last: (months: number) => `Last ${months} months`,
  club: 'Club',
  allClubs: 'All clubs',
  show: 'Show',
  month: 'Month',
  all: 'All',
  together: 'Total',
} as const

export const ACCESS = {
  title: 'Who they are',
  lead: 'You see numbers, and how your own list differs. To see who its members are, ask the club: those who run it can let you read names, years of birth and plans for a few days.',
  reason: 'Why do you ask?',
  hint: 'Those who run the club read this.',
  ask: 'Ask the club',
  waiting: (when: string) => `Asked ${when}. Those who run the club decide.`,
  refused: (when: string) => `The club said no on ${when}. You can ask again.`,
  over: 'Your time is up. You can ask again.',
  until: (when: string) =>
    `The club lets you read its members until ${when}. It sees in its log that you did.`,
  see: 'See the members',
  notGranted: 'You can’t see this club’s members at the moment. You can ask on the club’s page.',
  notDone: 'That didn’t work. Please try again.',
} as const

export const MEMBERS = {
  title: 'Members',
  lead: 'To read, for as long as the club lets you.',
  back: 'The club',
  search: 'Search members',
  none: 'Nobody is registered at the moment.',
  name: 'Name',
  plans: 'Plans',
  born: 'Born',
  all: 'All',
} as const
