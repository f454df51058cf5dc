const count = (many: number, one: string) => `${many} ${many === 1 ? one : `${one}s`}`

export const AGE_GATE = {
  /** LOTTO-02, DRAW-02, OPEN-092 */
  title: 'Please confirm',
  lotto: 'To play lotto you have to be over 18 years of age.',
  draw: 'To play this draw you have to be over 18 years of age.',
} as const

export const BAND = {
  jackpot: (weekday: string) => `${weekday}’s jackpot`,
  nextJackpot: 'The next jackpot',
  drawOn: 'Draw on',
  until: (time: string) => `Tickets until ${time}`,
  left: (words: string) => `${words} until tickets close`,
  closed: 'Tickets for this draw are closed. A ticket bought now goes into the next one.',
  noDraw: 'No draw is open at the moment. Come back soon.',
} as const

export const TICKET = {
  pick: { Number: 'Pick your numbers', Letter: 'Pick your letters' },
  luckyTitle: 'Lucky dip',
  lucky: 'Nothing to pick: we draw your numbers for you and you see them as soon as you’ve paid.',
  none: 'Nothing to pick: every line is in the draw as soon as you’ve paid.',
  what: (many: number, type: 'Number' | 'Letter') => count(many, type.toLowerCase()),
  quickPick: 'Quick pick',
  quickPickAll: 'Quick pick all',
  fillRest: 'Fill the rest',
  quickPickFailed: 'We couldn’t pick for you just now. Please try again, or choose yourself.',
  addLine: 'Add a line',
  change: (line: number) => `Change line ${line}`,
  clear: (line: number) => `Clear line ${line}`,
  quickPickLine: (line: number) => `Quick pick for line ${line}`,
  line: (line: number) => `Line ${line}`,
  lineIs: (line: number, words: string) => `Line ${line}: ${words}`,
  empty: 'empty',
  choose: (line: number, what: string) => `Line ${line}: choose ${what}`,
  more: (what: string) => what.replace(/^(\d+)/, '$1 more'),
  toChoose: 'to choose',
  complete: 'All set.',
  full: (line: number) => `Line ${line} is full. Take one out first.`,
  yours: 'Your ticket',
  yourTickets: 'Your tickets',
  lines: (many: number) => count(many, 'line'),
  draws: (many: number) => count(many, 'draw'),
  tickets: (many: number) => count(many, 'ticket'),
  howManyLines: 'How many lines?',
  howManyDraws: 'How many draws?',
  howManyTickets: 'How many tickets?',
  another: 'Another number',
  fewer: 'One fewer',
  oneMore: 'One more',
  save: (amount: string) => `Save ${amount}`,
  savedFor: (many: number, price: string) => `${many} for ${price}`,
  each: (price: string) => `${price} each`,
  everyWeek: (many: number) => (many === 1 ? 'every week' : `every ${many} weeks`),
  renew: (every: string) => `Renew ${every}`,
  /** Draws are weekly: a ticket for one draw is paid for again before each. */
  renewHint: (price: string, many: number, day: string) =>
    many === 1
      ? `${price} a week from your card, which we keep for it. It’s taken the ${day} before each draw, until you stop it in My account.`
      : `${price} every ${many} weeks from your card, which we keep for it. It’s taken on a ${day}, until you stop it in My account.`,
  renewSignIn: 'so that you can stop it any time.',
  signIn: 'Sign in',
  today: 'Today',
  thenEvery: (every: string) => `Then ${every}`,
  total: 'Total',
  totalToday: 'today',
  add: 'Add to cart',
  addLuckyDip: 'Add lucky dip to cart',
  needed: 'Still needed:',
  inLine: (what: string, line: number) => `${what} in line ${line}`,
  linesOpen: (many: number) => `${many} more ${many === 1 ? 'line' : 'lines'}`,
  or: 'or',
  pickRest: 'quick pick the rest',
  toGo: (what: string) => `${what} to go`,
  noScript: 'Choosing numbers needs JavaScript. Without it we pick them for you: a lucky dip.',
  firstDraw: (day: string) => `First draw: ${day}`,
  closed: 'Tickets aren’t on sale at the moment.',
} as const

export const RESULTS = {
  title: 'Past results',
  none: 'The first draw is still to come.',
  failed: 'We couldn’t load the past results.',
  retry: 'Try again',
  older: 'Older draws',
  numbers: (words: string) => `Drawn: ${words}`,
  verify: 'Verify this draw',
  of: (day: string) => `of ${day}`,
} as const

export const FRIEND = {
  title: 'Tell a friend',
  lead: 'We send them one email about the lotto, with your first name. They can say no to more.',
  name: 'Your friend’s first name',
  email: 'Their email address',
  send: 'Send email',
  failed: 'We couldn’t send that. Please try again.',
  required: 'This is a required field',
  badEmail: 'Please enter a valid email address',
} as const

export const DRAW = {
  eyebrow: 'Club draw',
  drawnOn: (place: string, day: string, time: string) =>
    `Drawn ${place ? `${place} ` : ''}on ${day} at ${time}.`,
  left: (total: string) => `of ${total} tickets left`,
  sold: (sold: string, total: string) => `${sold} of ${total} tickets sold`,
  prizes: 'What you can win',
  how: 'How the winner is drawn',
  howText: (total: string) =>
    `Every ticket has a number from 1 to ${total}. The winning number is locked in before the draw, and anyone can check it.`,
  howLink: 'See how this draw is verified',
  chance: (mine: number, total: string) => `Your chance: ${mine} in ${total}.`,
  over18: 'Over 18s only. The draw goes ahead whether or not every ticket is sold.',
  titles: { 'sold-out': 'All tickets are gone', closed: 'Tickets are closed', drawn: 'The winning tickets' },
  texts: {
    'sold-out': 'Sold out. Every ticket has gone, thank you! You’ll see the winning numbers here.',
    closed: 'No more tickets are sold. The draw comes next, and you’ll see the winning numbers here.',
  },
  ticket: (ticket: number) => `Ticket ${ticket}`,
  verify: 'Verify this draw',
  bar: (tickets: string, left: string) => `${tickets}, ${left} left`,
} as const
