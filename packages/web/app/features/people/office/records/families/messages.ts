export const FAMILIES = {
  title: 'Families',
  lead: 'Who belongs together, who pays, and what they owe.',
  search: 'Name, email',
  none: 'No families yet. They appear once someone registers a child, or another adult.',
  nobody: 'No family here.',
  noneIn: { late: 'Every family has paid.', left: 'Every family has someone active.' } as Readonly<
    Record<string, string>
  >,
  payer: 'Who pays',
  names: 'Family',
  people: 'People',
  active: 'Active',
  email: 'Email',
  money: 'Money',
  noName: 'No name',
  count: (people: number, children: number) =>
    `${people === 1 ? '1 person' : `${people} people`}${children > 0 ? `, ${children} under 18` : ''}`,
  views: { all: 'All', late: 'Not paid', left: 'Nobody active' },
  csv: 'CSV of these',
  write: 'Write to these',
} as const

export const FAMILY = {
  back: 'Families',
  title: (payer: string) => `${payer}’s family`,
  pays: 'Pays',
  write: 'Write a mail',
  overdue: 'Overdue',
  due: 'Still to come',
  onDay: (sum: string, day: string) => `${sum}, next on ${day}`,
  nothing: 'Nothing owed',
  owed: 'Money',
  contact: 'Contact',
  noContact: 'We have no way to reach them.',
  people: 'People',
  until: (day: string) => `until ${day}`,
  noEnd: 'no end date',
  over: (day: string) => `ended ${day}`,
  given: 'refunded',
  noPlan: 'No plan',
} as const
