/** Texts of choosing plans. Those with an id are fixed by docs/requirements.md. */
export const CHOOSE = {
  /** MEMB-03 */
  title: 'Select plans from the programmes',
  description: (club: string) => `Join ${club}: plans and prices for adults, children and families.`,
  lead: 'Pick for the whole family. We’ll work out the discounts.',
  none: 'There’s nothing to join at the moment. Please come back soon.',
  all: 'See all programmes',
  moneyTight: 'Money tight?',
  talk: 'Talk to us',
  inConfidence: 'in confidence.',
  needsScript: 'To choose plans, please turn on JavaScript in your browser, or contact the club.',
} as const

export const PROGRAMME = {
  /** MEMB-14 */
  empty: 'There are no products for this programme',
  noPlans: 'No plans yet',
  failed: 'These plans didn’t load.',
  cause: 'Check your connection and try again.',
  loading: 'Loading plans',
  whichFits: 'Which one fits?',
  bundles: 'Bundles',
  aboutBundles: 'Several plans, one price',
  counts: (plans: number, bundles: number) =>
    [plans > 0 && plansIn(plans), bundles > 0 && bundlesIn(bundles)].filter(Boolean).join(', '),
} as const

export const PLAN = {
  adult: 'Adult',
  was: 'Was',
  juvenile: 'Juvenile',
  /** MEMB-22: written small, as specified; its dress has the capital. */
  select: 'select plan',
  soldOut: 'sold out',
  selected: 'Selected',
  remove: (name: string) => `Selected: take ${name} off your list`,
  validUntil: 'Valid until',
  subscription: 'Subscription',
  left: (count: number) => `${count} left`,
  opens: (day: string) => `Opens ${day}`,
  notOpen: 'Not open yet',
  closed: 'Closed',
} as const

/** So few are left that it is worth a warning. */
export const FEW_LEFT = 5

/** CONST-18 */
export const BUNDLE_TEXT = { descriptionLength: 75, itemsShown: 5 } as const

export const BUNDLE = {
  /** BUNDLE-05 */
  select: 'select bundle',
  /** BUNDLE-03 */
  showMore: 'Show more',
  showLess: 'Show less',
  /** BUNDLE-06 */
  optional: '(optional)',
  inFull: 'Paid in full today, not by instalments',
  dynamic: 'Price depends on what you pick',
  valid: (from: string, to: string) => `Valid ${from} to ${to}`,
  validFrom: (from: string) => `Valid from ${from}`,
  validTo: (to: string) => `Valid to ${to}`,
  adults: 'Adults',
  juveniles: 'Juveniles',
  chosen: (count: number, limits: string) => [`${count} chosen`, limits].filter(Boolean).join(', '),
  limits: (min: number, max: number | null) => {
    if (max === null) return min > 0 ? `at least ${min}` : ''
    if (min === 0) return `up to ${max}`
    return min === max ? `${min} needed` : `${min} to ${max}`
  },
  ready: (price: string) => `Ready to select: ${price}`,
  yours: (count: number) => (count === 1 ? 'Added' : `Added ${count} times`),
} as const

export const SUMMARY = {
  /** MEMB-31 */
  title: 'Summary',
  total: 'Total',
  continue: 'continue',
  counts: (plans: number, bundles: number) => `${plansIn(plans)}, ${bundlesIn(bundles)}`,
  memberships: (count: number) => (count === 1 ? '1 membership' : `${count} memberships`),
  empty: 'Nothing chosen yet.',
  chooseFirst: 'Pick a membership to continue.',
  fixBundle: (name: string, problem: string) => `${name}: ${problem}`,
  removeBundle: (name: string) => `Remove ${name}`,
  off: (amount: string) => `${amount} off`,
  show: 'Show summary',
  hide: 'Hide summary',
  gone: (names: string) => `No longer available: ${names}. We took it off your list.`,
  goneAll: (names: string) => `No longer available: ${names}. We took them off your list.`,
  understood: 'OK',
  retry: 'Retry',
  payInFull: 'Pay in full',
  payToday: 'Pay today',
  byInstalments: 'Or by instalments',
  nothingLater: 'No more to pay',
  later: (amount: string) => `${amount} later`,
  restMonthly: 'today, the rest monthly',
  restWeekly: 'today, the rest weekly',
  restLater: 'today, the rest later',
  thenEvery: (amount: string, period: string) => `then ${amount} ${period}`,
  /** MEMB-35 */
  /** ERR-38 */
  discountsFailed: 'Error getting membership discounts.',
  /** ERR-46 */
  validationFailed: 'There was an issue validating the plans. Please try again.',
  /** MEMB-33 */
  added: 'Added to summary',
  see: 'See summary',
} as const

export const CHEAPER = {
  exists: (less: string, now: string) => `You’d pay ${less} instead of ${now} for the same plans.`,
  switch: 'Switch',
  /** Which plans move where. */
  into: (plans: string, isOne: boolean, bundle: string, price: string | null) =>
    `${plans} ${isOne ? 'goes' : 'go'} into the ${bundle}${price === null ? '' : ` for ${price}`}.`,
  outOf: (bundles: string, isOne: boolean) => `The ${bundles} ${isOne ? 'is' : 'are'} taken apart for it.`,
  inFull: (bundles: string, isOne: boolean) => `The ${bundles} ${isOne ? 'is' : 'are'} paid in full today.`,
  apart: 'Each plan is bought on its own, without a bundle.',
  switched: (amount: string) => `Switched: you save ${amount}.`,
  undo: 'Undo',
} as const

export const WHY = {
  title: 'Why this price',
  times: (count: number, each: string) => `${count} × ${each}`,
  payments: (count: number, payments: number, each: string) =>
    `${count > 1 ? `${count} × ` : ''}${payments} payments of ${each}`,
  first: (each: string) => `The first payment of ${each}; it goes on until the club cancels it`,
  flat: 'One price for the whole bundle',
  earlyBird: (plan: string) => `Off ${plan}, for joining early`,
  sum: (plans: number) => `${plansIn(plans)} at the bundle’s prices`,
  cap: (plans: number, sum: string) =>
    `${plansIn(plans)} would be ${sum}; the bundle never costs more than this`,
  percent: (percent: string, of: string) => `${percent}% of ${of}.`,
  once: (amount: string, count: number) => `${amount} off ${plansIn(count)}.`,
  nextPercent: (missing: number, percent: string) => `${more(missing)} it ${percent}%.`,
  nextAmount: (missing: number, amount: string) => `${more(missing)} it ${amount}.`,
  notUsed: (missing: number) => `You’d need ${missing} more ${missing === 1 ? 'plan' : 'plans'}.`,
  notUsedInBundle: 'Doesn’t apply to plans in a bundle.',
  none: '–',
} as const

function plansIn(count: number): string {
  return count === 1 ? '1 plan' : `${count} plans`
}
function bundlesIn(count: number): string {
  return count === 1 ? '1 bundle' : `${count} bundles`
}
function more(missing: number): string {
  return missing === 1 ? 'One more makes' : `${missing} more make`
}
