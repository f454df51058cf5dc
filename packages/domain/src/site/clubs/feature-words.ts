import { formatNumber } from '../../format.ts'
import type { Feature } from '@clubhouse/contract/site/club'
import type { FeatureReach } from '@clubhouse/contract/site/office/club-settings'

/** DATA-52: what each switches, in one sentence, in the order of the screen. */
export const FEATURE_WORDS: Record<Feature, { title: string; sentence: string }> = {
  Membership: { title: 'Membership', sentence: 'People join and renew on your website.' },
  Lotto: { title: 'Lotto', sentence: 'Your weekly lotto is on sale, with its jackpot and results.' },
  Draw: { title: 'Prize draw', sentence: 'Tickets for your draws are on sale.' },
  Shop: { title: 'Shop', sentence: 'Your shop is open: jerseys, tickets and whatever else you sell.' },
  Checkout: { title: 'Paying online', sentence: 'Visitors can fill a cart and pay for it.' },
  'Guest Checkout': {
    title: 'Paying as a guest',
    sentence: 'Visitors can pay without an account, for anything but membership.',
  },
  Contact: {
    title: 'Contact form',
    sentence: 'Visitors can write to you, and find your address if you show it.',
  },
  Comortais: {
    title: 'Fixtures & Results (soccer league)',
    sentence: 'Fixtures and results come from your league.',
  },
  Comet: {
    title: 'Results & Fixtures (competitions)',
    sentence: 'Fixtures, results and tables come from your association.',
  },
  'Lotto Bulk Upload': {
    title: 'Lotto bulk upload',
    sentence: 'Tickets sold on paper are typed in or uploaded before a draw.',
  },
  'Payment Provider': {
    title: 'Your own payments account',
    sentence: 'Card payments go through your club’s own account at the payment provider.',
  },
  'Reducing instalments': {
    title: 'Reducing instalments',
    sentence: 'Plans can be paid in instalments, and people who join late pay fewer.',
  },
  'Connect Legacy Member Display': {
    title: 'Earlier member numbers',
    sentence: 'Members see the number from your old system on their card.',
  },
  Foireann: {
    title: 'Foireann',
    sentence: 'You can download your members as a list to register them in Foireann.',
  },
}

export const FEATURES_SHOWN = Object.keys(FEATURE_WORDS) as Feature[]

interface Sold {
  /** What goes out of sight. */
  one: string
  many: string
  /** What people have of it already. */
  holder?: [one: string, many: string]
  more?: string
  /** What cannot be done with it meanwhile. */
  verb?: string
}

const SOLD: Partial<Record<Feature, Sold>> = {
  Membership: {
    one: 'plan',
    many: 'plans',
    holder: ['membership', 'memberships'],
    more: 'Payments that are due go on.',
  },
  Lotto: {
    one: 'lotto',
    many: 'lottos',
    holder: ['ticket', 'tickets'],
    more: 'Tickets that renew go on renewing.',
  },
  Draw: { one: 'draw', many: 'draws', holder: ['ticket', 'tickets'] },
  Shop: { one: 'item', many: 'items' },
  Checkout: { one: 'thing on sale', many: 'things on sale', verb: 'paid for' },
  'Reducing instalments': {
    one: 'plan',
    many: 'plans',
    verb: 'paid in reducing instalments',
    more: 'Instalments that were agreed go on.',
  },
}

const NOT_OWN = 'Card payments no longer go through your own account until you switch it on again.'

/** What to know before it is switched off: what goes out of sight, and what stays. Empty where nothing is sold by it. */
export function reachWords(feature: Feature, { on_sale: sale, held }: FeatureReach): string[] {
  if (feature === 'Payment Provider') return sale > 0 ? [NOT_OWN] : []
  const sold = SOLD[feature]
  if (!sold) return []
  const verb = sold.verb ?? 'seen or bought'
  const hidden = `${counted(sale, [sold.one, sold.many])} can’t be ${verb} until you switch it on again.`
  const kept = sold.holder && `Already sold: ${counted(held, sold.holder)}. Nothing of that is lost.`
  return [
    ...(sale > 0 ? [hidden] : []),
    ...(held > 0 && kept ? [kept] : []),
    ...((sold.holder ? held : sale) > 0 && sold.more ? [sold.more] : []),
  ]
}

const counted = (number: number, [one, many]: readonly [string, string]) =>
  `${formatNumber(number)} ${number === 1 ? one : many}`
