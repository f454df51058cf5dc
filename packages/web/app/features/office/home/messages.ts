import type { SetupStep } from '@clubhouse/contract/office/home'
import { formatNumber } from '@clubhouse/domain/format'

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']

export const HOME = {
  hello: (hour: number, firstName: string) =>
    `Good ${hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'}, ${firstName}`,
  title: 'Home',
  write: 'Write an article',
  failed: 'We couldn’t load your club’s figures',
  failedBody: 'Everything else works. Please try again in a moment.',
} as const

export const SETUP = {
  left: (count: number) =>
    `${WORDS[count] ?? count} ${count === 1 ? 'step' : 'steps'} and your club is set up`,
  next: (words: string) => `Next: ${words}`,
  progress: (done: number, all: number) => `${done} of ${all} steps done`,
} as const

/** What a step is called, what it asks for, and the page on which it is done. */
export const STEPS: Record<SetupStep, { name: string; next: string; entry: string }> = {
  crest: {
    name: 'Crest and colours',
    next: 'add your crest, so that every page is yours.',
    entry: '/menu-theme',
  },
  contact: {
    name: 'Contact details',
    next: 'say where you are and who reads messages.',
    entry: '/settings/club',
  },
  'about-us': { name: 'About us', next: 'say who you are, in a few lines.', entry: '/about-us' },
  news: { name: 'First news', next: 'publish your first piece of news.', entry: '/news' },
  form: { name: 'Registration form', next: 'write the form people fill in when they join.', entry: '/forms' },
  plan: { name: 'Plans and prices', next: 'say what membership costs.', entry: '/plans' },
}

export const TODO = {
  title: 'To do',
  none: 'Nothing needs you today.',
  failed: (count: number) => `${counted(count, 'payment', 'payments')} failed`,
  overdue: (amount: string, days: number) =>
    `${amount} overdue${days > 0 ? `, oldest ${counted(days, 'day', 'days')}` : ''}`,
  refunds: (count: number) => `${counted(count, 'refund waits', 'refunds wait')} for a second person`,
  writeOffs: (count: number) => `${counted(count, 'write-off waits', 'write-offs wait')} for a second person`,
  drawToConfirm: (name: string) => `${name} waits for a second person`,
  drawsToConfirm: (count: number) => `${count} draws wait for a second person`,
  openedBy: (who: string, day: string) => `Begun by ${who} on ${day}`,
  refundsNote: (amount: string, who: string, day: string) => `${amount}, asked by ${who} on ${day}`,
  somebody: 'someone who has left',
  waiting: (count: number) => `${counted(count, 'order waits', 'orders wait')} for payment`,
  since: (amount: string, day: string) => `${amount}, from ${day}`,
  messages: (count: number) => `${counted(count, 'message waits', 'messages wait')} for an answer`,
  bodyAsks: (body: string) => `${body} asks to see your members`,
  bodiesAsk: (count: number) => `${formatNumber(count)} governing bodies ask to see your members`,
  asked: (day: string) => `Asked on ${day}. Nobody sees them until you decide`,
  decide: 'Decide',
  bodyWrote: (body: string, count: number) =>
    count === 1 ? `${body} wrote to you` : `${formatNumber(count)} messages from your governing body`,
  newestOf: (subject: string, day: string) => `${subject}, ${day}`,
  read: 'Read',
  webhooks: (count: number) => `${counted(count, 'webhook was', 'webhooks were')} switched off`,
  lowStock: (what: string, left: number, more: number) =>
    `${what}: ${left === 0 ? 'none' : left} left${more > 0 ? `, and ${more} more running low` : ''}`,
  lowStockNote: 'Few left in the shop',
  addStock: 'Add to stock',
  webhooksNote: 'Nothing arrived there for days',
  oldest: (day: string) => `The oldest is from ${day}`,
  answer: 'Answer',
  look: 'View',
  draft: (title: string) => `1 draft: ${title}`,
  drafts: (count: number) => `${formatNumber(count)} drafts`,
  newest: (title: string) => `Newest: ${title}.`,
  savedBy: (who: string | null, when: string) => (who ? `${who}, ${when}` : when),
  you: 'You',
  goOn: 'Continue',
  goesOut: (title: string) => `1 scheduled: ${title}`,
  scheduled: (count: number) => `${formatNumber(count)} scheduled`,
  next: (title: string) => `Next: ${title}.`,
  when: (day: string, time: string) => `Scheduled for ${day}, ${time}`,
  untitled: 'No title yet',
  site: 'Menu, theme and banner',
} as const

export const DRAW = {
  title: 'Next draw',
  none: 'No draw is coming up.',
  jackpot: (name: string) => `${name} jackpot`,
  at: (day: string, time: string) => `${day}, ${time}`,
  lines: 'Lines sold',
  tickets: 'Tickets sold',
  renewing: (count: number) => `, with ${formatNumber(count)} on auto-renewal`,
  draw: 'Draw',
  entries: 'Entries',
  open: (day: string, time: string) => `Close ${day}, ${time}`,
  closed: 'Closed',
  compared: (now: number, before: number) =>
    `${formatNumber(now)} of ${formatNumber(before)} lines in the draw before.`,
} as const

export const TAKINGS = {
  title: 'Takings, last 30 days',
  never: 'Nothing sold yet. You’ll see takings here after your first sale.',
  none: 'No takings in the last 30 days.',
  onBefore: 'on the 30 days before',
  asBefore: 'As much as in the 30 days before',
  noneBefore: 'Nothing in the 30 days before',
  hardlyBefore: (amount: string) => `${amount} in the 30 days before`,
  byDay: (from: string, to: string) => `Takings by day, ${from} to ${to}`,
  tableOf: 'Takings by day',
  day: 'Day',
  total: '30 days',
} as const

export const TEAMS = {
  next: 'Next',
  none: 'No training or match coming up.',
  add: 'Add training',
  addMatch: 'Add a match',
  coming: 'Coming up',
  named: (team: string, event: string) => `${team}: ${event.charAt(0).toLowerCase()}${event.slice(1)}`,
  fixtures: 'Fixtures',
  team: 'My team',
  teams: 'My teams',
  off: 'Off',
  comingOf: (coming: number, of: number) => `${coming} of ${of} coming`,
  players: (count: number) => counted(count, 'player', 'players'),
  nextOf: (day: string, time: string) => `next: ${day} ${time}`,
  asked: (count: number) =>
    count === 0
      ? 'Nobody could be asked by email. Please ring them.'
      : `${counted(count, 'family', 'families')} asked by email.`,
} as const
