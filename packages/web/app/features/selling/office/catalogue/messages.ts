import type { CodeState } from '@clubhouse/contract/selling/office/catalogue-limits'

const count = (members: number) => (members === 1 ? '1 member' : `${members} members`)
const plans = (many: number) => (many === 1 ? '1 plan' : `${many} plans`)

type Range = readonly [string | undefined, string | undefined]

function between([from, to]: Range, one: string, many: string): string {
  if (from && to) return from === to ? `${from} ${from === '1' ? one : many}` : `${from} to ${to} ${many}`
  if (from) return `${from} ${many} or more`
  return to ? `up to ${to} ${many}` : ''
}

export const PROGRAMMES = {
  title: 'Programmes',
  lead: 'Seasons, camps, the gym: what your plans belong to.',
  search: 'Search programmes',
  none: 'No programmes yet. Add the first, then put plans into it.',
  add: 'Add a programme',
  fresh: 'New programme',
  name: 'Name',
  plans: 'Plans',
  members: 'Members',
  count,
  inIt: (many: number, bundles: number) =>
    bundles === 0 ? plans(many) : `${plans(many)}, ${bundles === 1 ? '1 bundle' : `${bundles} bundles`}`,
  endsOn: 'Last day',
  endsOnHint: 'After it nobody can join. Leave empty for no end.',
  endless: 'No end',
  current: 'Current',
  finished: 'Finished',
  delete: 'Delete',
} as const

export const PLANS = {
  title: 'Plans',
  lead: 'What people join, what it costs and who it’s for.',
  search: 'Search plans',
  none: 'No plans yet. Add the first, and people can join.',
  add: 'Add a plan',
  fresh: 'New plan',
  all: 'All',
  shown: 'On sale',
  soldOut: 'Sold out',
  hidden: 'Hidden',
  state: 'State',
  members: 'Members',
  left: 'Places left',
  noLimit: 'No limit',
  hide: 'Hide',
  show: 'Put on sale',
  wasHidden: (what: string) => `${what} hidden.`,
  wasShown: (what: string) => `${what} on sale.`,
  delete: 'Delete',
  reach: (members: number) =>
    members === 1 ? '1 member holds this plan' : `${members} members hold this plan`,
  what: 'What it is',
  name: 'Name',
  programme: 'Programme',
  choose: 'Choose…',
  description: 'Description',
  price: 'Price',
  priceAndPayment: 'Price and ways to pay',
  priceHint: '0 for free',
  priceSays: (price: string, ways: number) =>
    ways === 0 ? price : `${price}, ${ways === 1 ? '1 other way to pay' : `${ways} other ways to pay`}`,
  ways: 'Ways to pay',
  inFull: 'In full',
  inFullHint: 'Open to all, unless it’s a subscription.',
  types: {
    instalment: 'Instalments',
    reducing_instalment: 'Fewer instalments for people who join late',
    subscription: 'Subscription',
  },
  typeHints: {
    instalment: 'The price in equal parts, the first when they join.',
    reducing_instalment: 'Up to this many, all paid before the membership ends.',
    subscription: 'This price each time, until the plan ends. Nothing else can be offered beside it.',
  },
  reducingOff: 'Switched off in Features: nobody can choose this.',
  payments: 'Payments',
  every: 'Every',
  unit: 'Weeks or months',
  units: { monthly: 'months', weekly: 'weeks' },
  first: 'First payment',
  firstHint: 'Empty for equal parts',
  inParts: (today: string, later: number, each: string | undefined) =>
    each === undefined ? `${today} on joining` : `${today} on joining, then ${later} × ${each}`,
  who: 'Who can join',
  juvenile: 'For children',
  juvenileHint: 'A parent or guardian signs for them',
  from: 'From age',
  to: 'To age',
  ageOn: 'Age on',
  ageOnHint: 'Empty for the day they join',
  anyAge: 'Any age',
  children: (ages: string) => `Children, ${ages.toLowerCase()}`,
  placesDates: 'Places and dates',
  placesSays: (places: string, ends: string | null) => (ends ? `${places}, ends ${ends}` : places),
  places: 'Places',
  placesCount: (places: number) => (places === 1 ? '1 place' : `${places} places`),
  placesHint: 'Total, including those already sold',
  opensOn: 'On sale from',
  closesOn: 'On sale to',
  endsOn: 'Membership ends',
  forms: 'Form to fill in',
  memberForm: 'Form',
  guardianForm: 'Parent/guardian form',
  guardianHint: 'Only for plans for children',
  aside: {
    reach: 'Reach',
    of: (left: number, places: number) => `${left} of ${places}`,
    waiting: (households: number) =>
      households === 0
        ? 'Waiting list: nobody waits'
        : `Waiting list: ${households === 1 ? '1 household' : `${households} households`}`,
    save: 'When you save',
    keep: (members: number) =>
      members === 1
        ? '1 member keeps the price and dates they bought.'
        : `${members} members keep the price and dates they bought.`,
    newPrice: (after: string, before: string) => `New members pay ${after} instead of ${before}.`,
    samePrice: (price: string) => `New members pay ${price}.`,
    opens: (day: string) => `It goes on sale on ${day}.`,
    closes: (day: string) => `It’s on sale up to ${day}.`,
    hidden: 'Nobody can find or buy it until you put it on sale.',
    outside: 'On the website',
    unnamed: 'The plan’s name',
    select: 'Select',
  },
} as const

export const BUNDLES = {
  title: 'Bundles',
  lead: 'Plans that are cheaper together, such as a family pack.',
  search: 'Search bundles',
  none: 'No bundles yet. Make the first when you have plans.',
  add: 'Add a bundle',
  fresh: 'New bundle',
  price: 'Price',
  upTo: (price: string) => `Up to ${price}`,
  sum: 'Sum of its plans',
  sold: 'Sold',
  reach: (sold: number) => (sold === 1 ? 'Bought once' : `Bought ${sold} times`),
  reachBody: 'They keep what they bought. Changes apply to people who buy it from now on.',
  how: 'How it’s priced',
  flat: 'One price for the whole bundle',
  dynamic: 'What its plans cost in the bundle, added up',
  flatPrice: 'Price of the bundle',
  cap: 'At most',
  capHint: 'Only where prices are added up. Leave empty for no maximum.',
  validFrom: 'On sale from',
  validTo: 'On sale to',
  dates: 'When it can be bought',
  people: 'How many people',
  peopleInWords: (adults: Range, children: Range) =>
    [between(adults, 'adult', 'adults'), between(children, 'child', 'children')].filter(Boolean).join(', ') ||
    'Any number',
  adultsMin: 'Adults, at least',
  adultsMax: 'Adults, at most',
  juvenilesMin: 'Children, at least',
  juvenilesMax: 'Children, at most',
  plans: 'Plans in it',
  noPlans: 'Add plans first.',
  inIt: 'In this bundle',
  priceInBundle: 'Price in the bundle',
  least: 'At least',
  most: 'At most',
} as const

export const DISCOUNTS = {
  title: 'Discounts',
  lead: 'Money off for taking several plans, or for joining early. Applied automatically.',
  search: 'Search discounts',
  none: 'No discounts yet. Add one for brothers and sisters, say.',
  add: 'Add a discount',
  fresh: 'New discount',
  name: 'Name',
  takenOff: 'Discount',
  plans: 'Applies to',
  plansOf: plans,
  orders: 'Orders',
  on: 'On',
  off: 'Off',
  state: 'State',
  usedIn: (orders: number) =>
    orders === 0
      ? 'No order has used it yet.'
      : orders === 1
        ? 'Used in 1 order.'
        : `Used in ${orders} orders.`,
  usedBody: 'Orders that are placed keep their price.',
  type: 'Discount type',
  percentage: 'Per cent',
  fixed: 'An amount',
  when: 'What it’s for',
  kind: 'People pay less',
  kinds: [
    { value: 'multi_buy', label: 'For several plans together', note: 'Brothers and sisters, say' },
    {
      value: 'early_bird',
      label: 'For joining early',
      note: 'Until a day. The old price shows struck through',
    },
  ],
  until: 'Last day of the lower price',
  untilHint: 'Up to midnight, the club’s time',
  earlyLead:
    'Every other discount and code is worked out on the lower price. Plans in a bundle and subscriptions keep their price.',

  tiersLead: 'The biggest discount that applies is used. Leave a line empty to remove it.',
  tier: (number: number) => `Step ${number}`,
  products: 'Number of plans',
  amount: 'Amount off',
  which: 'For which plans',
  switchOff: 'Switch off',
  switchOn: 'Switch on',
  wasOff: (what: string) => `${what} switched off.`,
} as const

/** The tick that lets a discount or a code count, as the buttons of the bar. */
export const DISCOUNT_SWITCH = {
  name: 'is_active',
  show: 'Switch on',
  hide: 'Switch off',
  keep: 'Save, switched off',
} as const
export const CODE_SWITCH = DISCOUNT_SWITCH

export const switchedStatus = (isOn: boolean) =>
  isOn ? ({ word: 'On', tone: 'success' } as const) : ({ word: 'Off', tone: 'neutral' } as const)

export const CODE_STATES: Record<CodeState, string> = {
  open: 'Active',
  not_yet: 'Not yet',
  over: 'Ended',
  used_up: 'Used up',
  hidden: 'Switched off',
}

export const CODES = {
  title: 'Codes',
  lead: 'What people type at the checkout to pay less.',
  search: 'Search codes',
  none: 'No codes yet. Add one to hand out.',
  add: 'Add a code',
  fresh: 'New code',
  code: 'Code',
  what: 'The code and what it takes off',
  when: 'When and how often',
  daysInWords: (from: string | undefined, to: string | undefined) => {
    if (from && to) return `${from} to ${to}`
    if (from) return `From ${from}`
    return to ? `Up to ${to}` : 'Always'
  },
  ticked: (many: number) => (many === 0 ? 'No plan yet' : plans(many)),
  tickPlans: 'Tick the plans',
  codeHint: 'Letters and digits. Capitals or not, both work.',
  amount: 'Amount off',
  used: 'Used',
  usedOf: (used: number, limit: number | null) => (limit === null ? `${used}` : `${used} of ${limit}`),
  all: 'All',
  open: 'Active',
  validFrom: 'First day',
  validTo: 'Last day',
  dayHint: 'Leave empty for no end',
  noEnd: 'No end',
  limit: 'Times it can be used',
  limitHint: 'Leave empty for no limit',
  which: 'For which plans',
  everyPlan: 'Every plan',
  somePlans: 'Only those ticked below',
  uses: 'Who used it',
  noUses: 'Nobody yet.',
  order: (seq: number) => `Order ${seq}`,
} as const
