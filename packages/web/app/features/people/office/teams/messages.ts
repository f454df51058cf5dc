export const FIXTURES = {
  title: 'Fixtures',
  lead: 'Matches and trainings. League matches come from your provider; the others you add here.',
  addTraining: 'Add training',
  addMatch: 'Add a match',
  source: 'Where they come from',
  upcoming: 'Coming up',
  results: 'Past',
  views: 'Show',
  kind: 'Matches or trainings',
  kinds: { all: 'All', match: 'Matches', training: 'Trainings' },
  team: 'Team',
  allTeams: 'All teams',
  show: 'Show',
  provided: { first: 'From the league', second: 'From the competition' },
  none: 'No matches or trainings coming up.',
  noneAdd: 'No matches or trainings coming up. Add the first one.',
  nonePast: 'Nothing here yet.',
  partial: 'Your provider isn’t answering just now, so its matches may be missing or old.',
  off: 'Off',
  coming: (coming: number, of: number) => `${coming} of ${of} coming`,
  here: (here: number, of: number) => `${here} of ${of} there`,
  enter: 'Enter the result',
  noDay: 'No date yet',
  pages: 'Pages of fixtures',
  versus: (home: string, away: string) => `${home} v ${away}`,
  training: (team: string) => `${team}: training`,
  home: 'Home',
} as const

export const EVENT = {
  back: 'Fixtures',
  edit: 'Edit',
  team: 'The team',
  remove: 'Remove',
  removeTitle: 'Added by mistake?',
  removeLead: 'Removing tells nobody. If families expect it, call it off instead.',
  removeOne: 'Remove this one',
  removeLater: (count: number) => `Remove it and the ${count} after it`,
  result: 'Result',
  resultOf: (name: string) => `Goals or points of ${name}`,
  resultThem: 'the other side',
  saveResult: 'Save the result',
  resultHint: 'Shown on your website. Leave both empty to take it away.',
  more: 'More',
  failed: 'That didn’t work. Please try again.',
  added: (count: number) => (count > 1 ? `${count} added, one each week.` : 'Added.'),
  changed: (count: number) => (count > 1 ? `${count} changed.` : 'Saved.'),
  asked: (count: number) =>
    count === 0
      ? 'Nobody could be asked by email. Please ring them.'
      : `${count === 1 ? '1 family' : `${count} families`} asked by email.`,
  told: (count: number) =>
    count === 0
      ? 'It’s off. There was nobody to tell by email.'
      : `It’s off. ${count === 1 ? '1 family was' : `${count} families were`} told by email.`,
  resulted: 'Result saved.',
  removed: (count: number) => (count > 1 ? `${count} removed.` : 'Removed.'),
} as const

export const OFF = {
  title: { training: 'Training is off', match: 'Match is off' },
  why: 'Why?',
  reasons: ['The pitch is waterlogged', 'Frost', 'The coach is ill', 'Not enough players'],
  other: 'Another reason',
  otherLabel: 'Your reason',
  otherHint: 'Families read it as you write it.',
  press: (count: number) =>
    count === 0 ? 'Call it off' : `Call it off and tell ${count === 1 ? '1 family' : `${count} families`}`,
  tells: (count: number, players: number) =>
    `An email goes to ${count === 1 ? '1 address' : `${count} addresses`} for ${players === 1 ? '1 player' : `${players} players`}.`,
  site: 'The website and Fixtures say it’s off.',
  cant: 'This can’t be undone: you’d add a new one.',
  keep: 'Keep it on',
  already: 'It’s off already.',
} as const

export const FORM = {
  titles: { training: 'Add training', match: 'Add a match' },
  editTitles: { training: 'Edit training', match: 'Edit match' },
  kinds: { training: 'Training', match: 'Match' },
  kind: 'What is it?',
  team: 'Team',
  chooseTeam: 'Choose a team',
  noTeams: 'There’s no team to add it for. Make one under Teams.',
  groups: 'Teams',
  day: 'Day',
  dayHint: 'For example, 24/11/2026',
  time: 'Starts',
  ends: 'Ends',
  meets: 'Meet at',
  place: 'Place',
  placeHint: 'For example, Harbour Field, pitch 2',
  opponent: 'Against',
  opponentHint: 'For example, Kilbrack Celtic',
  where: 'Where',
  home: 'At home',
  away: 'Away',
  competition: 'Competition',
  competitionHint: 'For example, Friendly',
  note: 'Note for families',
  noteHint: 'What to bring, where to park',
  repeat: 'Repeat each week until',
  repeatHint: 'The last day, for example 18/12/2026. Leave empty for just this once.',
  asks: 'Ask families by email 4 days before',
  asksHint: 'They answer “coming” or “not coming” with one press.',
  later: (count: number) => `Change the ${count} after it, too`,
  laterHint: 'Their days stay. Times, place and note change.',
  public: 'Matches are shown on your website. Trainings are only shown to the team’s families.',
  add: { training: 'Add training', match: 'Add match' },
  save: 'Save',
  cancel: 'Cancel',
  failed: 'It wasn’t saved. Please try again.',
  missingTeam: 'Choose a team',
  missingTime: 'Enter a time, for example 18:30',
  missingOpponent: 'Enter who you play',
  wrongDay: 'Enter a day, for example 24/11/2026',
} as const

export const EMERGENCY = {
  title: 'Emergency',
  back: 'Team',
  closed: 'The notes are closed.',
  closedLead: 'Press below to open them again.',
  again: 'the team',
  until: (time: string) =>
    `Open to you until ${time}. Each note you see is written down, and the club’s owners were told by email.`,
  none: 'No medical notes were given for this team. The club’s owners were told that you pressed.',
  notes: 'With a medical note',
  others: 'Everyone else',
  noNote: 'no medical note',
  call: 'Ring 112 or 999 first if it’s serious.',
  noContact: 'No number. Ask the registrar.',
  failed: 'We couldn’t open it. Please ring the guardians, and try again.',
} as const

export const LETTER = {
  title: (team: string) => `Write to the families of ${team}`,
  lead: (mails: number, players: number) =>
    `Goes to ${mails === 1 ? '1 mailbox' : `${mails} mailboxes`}, for ${players === 1 ? '1 player' : `${players} players`}. Each guardian gets it once.`,
  unreached: (count: number) =>
    count === 1
      ? 'We have no email for the family of 1 player. Please ring them.'
      : `We have no email for the families of ${count} players. Please ring them.`,
  leftOut: (count: number) =>
    count === 1
      ? '1 mailbox asked for no more of these emails.'
      : `${count} mailboxes asked for no more of these emails.`,
  nobody: 'Nobody in this team can be reached by email. Please ring them.',
  subject: 'Subject',
  subjectHint: 'For example, Saturday’s match',
  subjectMissing: 'Give it a subject',
  text: 'Your message',
  textHint: 'Your name and the team go below it. Please leave out health and other private things.',
  textMissing: 'Write something first',
  send: (mails: number) => (mails === 1 ? 'Send 1 email' : `Send ${mails} emails`),
  keep: 'Back to the team',
  failed: 'We couldn’t send it. Please try again.',
} as const
