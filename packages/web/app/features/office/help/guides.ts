import type { OfficeMenuEntry } from '#parts/office/frame/navigation.ts'
import type { IconName } from '#ui/icon/icon.tsx'

/** A job that volunteers do, told in the words that stand on the buttons. */
export interface Guide {
  slug: string
  title: string
  icon: IconName
  /** The entry of the menu that it begins at: who may not open it is not told of it. */
  entry: string
  /** Where its button leads, and what stands on it. */
  to: string
  go: string
  lead: string
  steps: readonly string[]
  /** What else people call it. */
  also?: string
}

export const GUIDES: readonly Guide[] = [
  {
    slug: 'paper-form',
    title: 'Register someone from a paper form',
    icon: 'user',
    entry: '/members',
    to: '/members/new',
    go: 'Add a person',
    lead: 'For a form in your hand, with cash, a transfer, or to be paid later.',
    steps: [
      'Open Members and press “Add a person”.',
      'Say whether it’s an adult or a child, and type name and date of birth.',
      'Choose the plan, and press to see the price.',
      'Say how it’s paid. “Pay later” asks for a day; you can send a link to pay from the order.',
    ],
    also: 'cash take member add by hand guardian',
  },
  {
    slug: 'record-payment',
    title: 'Take an instalment in cash or by transfer',
    icon: 'euro',
    entry: '/orders',
    to: '/arrears',
    go: 'Open arrears',
    lead: 'The family gets a receipt by email, and the books know about it.',
    steps: [
      'Find the order, or the person under Instalments & arrears.',
      'Press “Record a payment” and tick what they paid.',
      'Say whether it was cash or a transfer, and press the button below.',
    ],
    also: 'cash money late owed',
  },
  {
    slug: 'link-to-pay',
    title: 'Send a link to pay',
    icon: 'send',
    entry: '/orders',
    to: '/orders',
    go: 'Open orders',
    lead: 'Anyone with the link can pay, without signing in. They only see what’s to be paid.',
    steps: [
      'Open the order and press “Send a link to pay”.',
      'Look at the sum and the email, then press “Send the link”.',
      'It works for 14 days. Press “Take back” if it was a mistake.',
    ],
    also: 'arrears late owed pay later card email',
  },
  {
    slug: 'remind',
    title: 'Remind someone who owes',
    icon: 'mail',
    entry: '/arrears',
    to: '/arrears',
    go: 'Open arrears',
    lead: 'You read the email before it goes. Nobody gets two in one day.',
    steps: [
      'Open Instalments & arrears and choose the person.',
      'Read the email below.',
      'Press to send it.',
    ],
    also: 'late owed unpaid failed',
  },
  {
    slug: 'refund',
    title: 'Give money back',
    icon: 'undo',
    entry: '/orders',
    to: '/orders',
    go: 'Open orders',
    lead: 'Above the sum that one person may give back, a second person is asked by email.',
    steps: [
      'Find the order and press “Refund”.',
      'Choose the lines and how much of each. The page says what ends with it.',
      'Write why, and confirm.',
    ],
    also: 'refund cancel return money',
  },
  {
    slug: 'gate',
    title: 'Sell at the gate',
    icon: 'euro',
    entry: '/orders',
    to: '/orders/new',
    go: 'Open the gate',
    lead: 'For the table at the door: items, cash and the change to give back.',
    steps: [
      'Press what they buy, as often as they buy it.',
      'Type what they gave you.',
      'Give the change and press the button.',
    ],
    also: 'cash shop till change',
  },
  {
    slug: 'bank',
    title: 'Tick off what came into the bank',
    icon: 'inbox',
    entry: '/money/bank',
    to: '/money/bank/upload',
    go: 'Upload a statement',
    lead: 'Transfers find their orders; grants and charges go into the books.',
    steps: [
      'Download a file of movements from your bank.',
      'Upload it here.',
      'Confirm each line that was found, and say what the others are.',
    ],
    also: 'statement transfer csv grant sponsor',
  },
  {
    slug: 'new-plan',
    title: 'Add a plan',
    icon: 'card',
    entry: '/plans',
    to: '/plans',
    go: 'Open plans',
    lead: 'What people sign up for, with its price, ages, places and days.',
    steps: [
      'Press “Add a plan” and give it a name and a price.',
      'Say for which ages and until which day it’s on sale.',
      'Choose the form that people fill in, then put it on sale.',
    ],
    also: 'membership price season join',
  },
  {
    slug: 'programmes',
    title: 'What programmes, plans and bundles are',
    icon: 'calendar',
    entry: '/programmes',
    to: '/programmes',
    go: 'Open programmes',
    lead: 'Three words for what people join.',
    steps: [
      'A programme is what you run, for example Juvenile 2027.',
      'A plan is one way to join it, with a price.',
      'A bundle is several plans for one price, for example two children and a parent.',
    ],
    also: 'how this works season',
  },
  {
    slug: 'discounts',
    title: 'Give a discount or a code',
    icon: 'gift',
    entry: '/discounts',
    to: '/discounts',
    go: 'Open discounts',
    lead: 'A discount counts by itself; a code has to be typed at the checkout.',
    steps: [
      'For the second child or an early bird, press “Add a discount” under Discounts.',
      'For a code, press “Add a code” under Codes.',
      'Try it in the price simulator before people do.',
    ],
    also: 'family early bird cheaper',
  },
  {
    slug: 'teams',
    title: 'Make a team and name its coach',
    icon: 'family',
    entry: '/members',
    to: '/people/groups/new',
    go: 'New group',
    lead: 'A coach sees their own team and nobody else.',
    steps: [
      'Open Groups and press “New group”.',
      'Add people by name, or tick them in Members and press “Add to a group”.',
      'Under Coach press “Change” and tick who looks after it.',
    ],
    also: 'group squad manager',
  },
  {
    slug: 'training',
    title: 'Add trainings and matches',
    icon: 'ball',
    entry: '/fixtures',
    to: '/fixtures/new',
    go: 'Add training',
    lead: 'Once, or each week until a day. Families are asked who is coming.',
    steps: [
      'Open Fixtures and press “Add training” or “Add a match”.',
      'Type day, time and place, and until when it’s each week.',
      'Families are asked by email some days before, and answer with one press.',
    ],
    also: 'fixture friendly coming answer',
  },
  {
    slug: 'training-off',
    title: 'Call training off',
    icon: 'cross',
    entry: '/fixtures',
    to: '/fixtures',
    go: 'Open fixtures',
    lead: 'Two presses, and every family of the team is told by email.',
    steps: ['Open the training and press “Training is off”.', 'Choose why.', 'Press the red button.'],
    also: 'cancel frost waterlogged match off',
  },
  {
    slug: 'emergency',
    title: 'When someone is hurt',
    icon: 'medical',
    entry: '/people/groups',
    to: '/people/groups',
    go: 'Open my teams',
    lead: 'Medical notes and every guardian’s number at one press. The owners of the club are told.',
    steps: [
      'Ring 112 or 999 first if it’s serious.',
      'Press “Emergency” on your home page or on the team.',
      'Press a number to ring a guardian. The notes stay open for 10 minutes.',
    ],
    also: 'accident medical injury ambulance guardian',
  },
  {
    slug: 'write-team',
    title: 'Write to a team’s families',
    icon: 'send',
    entry: '/people/groups',
    to: '/people/groups',
    go: 'Open my teams',
    lead: 'Each guardian gets it once, and can opt out of the team’s emails.',
    steps: [
      'Open the team and press “Write to the families”.',
      'Write a subject and your message.',
      'The button says how many emails go out. Press it.',
    ],
    also: 'email parents letter mail',
  },
  {
    slug: 'mailing',
    title: 'Write to many members',
    icon: 'megaphone',
    entry: '/mail/lists',
    to: '/mail/lists',
    go: 'Open mailing lists',
    lead: 'By plan, age, group or what they answered, or just those whom you tick.',
    steps: [
      'Press “New list”, or tick people in Members and press “Write to these”.',
      'Add conditions and look at how many get it.',
      'Write, send yourself a test, then send it now or later.',
    ],
    also: 'newsletter email all',
  },
  {
    slug: 'news',
    title: 'Write news',
    icon: 'text',
    entry: '/news',
    to: '/news',
    go: 'Open news',
    lead: 'It’s saved as you type, and nobody sees it until you publish.',
    steps: [
      'Press “Write an article” on the home page.',
      'Add a picture, straight from your phone if you like.',
      'Publish it now or at a time to come.',
    ],
    also: 'article website post picture',
  },
  {
    slug: 'stock',
    title: 'Add stock to the shop',
    icon: 'shirt',
    entry: '/shop/items',
    to: '/shop/items',
    go: 'Open items',
    lead: 'Type what arrived; we do the sum and keep a log.',
    steps: [
      'Open the item.',
      'Type what arrived beside each size, under “Add”.',
      'Save. “Left” is what you have now.',
    ],
    also: 'shop sizes delivery jersey',
  },
  {
    slug: 'draw',
    title: 'Run a draw',
    icon: 'ticket',
    entry: '/lotto',
    to: '/lotto',
    go: 'Open the lotto',
    lead: 'Two people make a draw, and anyone can check it afterwards.',
    steps: [
      'Wait until sales are closed.',
      'The first person opens the draw.',
      'A second person is asked by email, looks at it and confirms.',
    ],
    also: 'lotto jackpot winner numbers',
  },
  {
    slug: 'users',
    title: 'Ask someone to help run the club',
    icon: 'key',
    entry: '/settings/users',
    to: '/settings/users',
    go: 'Open users',
    lead: 'Give an office, for example treasurer or coach: it says what they see.',
    steps: [
      'Type their email and choose the office.',
      'They get an email and choose a password.',
      'To hand an office on, use “Hand over” on the same page.',
    ],
    also: 'admin invite volunteer rights treasurer secretary',
  },
]

const words = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those whom somebody may follow, and of them those that hold every word that was looked for. */
export function findGuides(asked: string, entries: readonly OfficeMenuEntry[]): Guide[] {
  const open = new Set(entries.map(({ path }) => path))
  const wanted = words(asked).split(/\s+/).filter(Boolean)
  return GUIDES.filter(({ entry }) => open.has(entry)).filter(({ title, lead, steps, also = '' }) => {
    const text = words([title, lead, also, ...steps].join(' '))
    return wanted.every((word) => text.includes(word))
  })
}
