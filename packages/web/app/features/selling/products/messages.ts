import type { ProductKind } from '@clubhouse/contract/site/club'

const WAYS = ['No way', 'One way', 'Two ways', 'Three ways', 'Four ways']

export const PRODUCTS = {
  title: 'Join and support',
  ways: (count: number) => `${WAYS[count] ?? 'Many ways'} to be part of it`,
  intro: (club: string) => `What you can join, play and buy at ${club}.`,
  lead: 'Play, cheer, chance your luck or wear the colours. What you pay stays with the club.',
  go: {
    MembershipPage: 'Choose a plan',
    LotteryPage: 'Play',
    DrawPage: 'Get a ticket',
    ShopPage: 'Have a look',
  } satisfies Record<ProductKind, string>,
  fromTo: (least: string, most: string) => `${least} to ${most}`,
  linesFor: (count: number, price: string) =>
    count === 1 ? `${price} a line` : `${count} lines for ${price}`,
  aTicket: (price: string) => `${price} a ticket`,
  ticketsFor: (count: number, price: string) => `, ${count} for ${price}`,
  left: (left: string, total: string) => `${left} of ${total} left`,
  over: 'See who won',
  off: (percent: number) => `${percent}% off`,
  facts: [
    { icon: 'shield', title: 'Fair to the last number', text: 'Anyone can check how a draw came out.' },
    { icon: 'calendar', title: 'No surprises', text: 'You see every date and amount before you pay.' },
    { icon: 'lock', title: 'Paid safely', text: 'Your card details never reach the club.' },
  ],
  moneyTight: 'Money tight?',
  talk: 'Talk to us',
  inConfidence: 'in confidence.',
  empty: 'There’s nothing on sale here at the moment.',
  emptyAction: 'Go to Home Page',
} as const
