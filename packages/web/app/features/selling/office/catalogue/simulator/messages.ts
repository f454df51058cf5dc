/** "the Family pack", "the Family pack and Siblings saver", or for none of them another way. */
const the = (names: readonly string[]): string => `the ${names.join(' and ')}`

export const SIMULATOR = {
  title: 'Try prices',
  link: 'Try prices',
  result: 'They pay',
  nothing: 'Press + beside a plan, and see what a family would pay at the checkout.',
  noPlans: 'No plans in this programme yet.',
  none: 'not used',
  total: 'Total',
  children: 'Children',
  adults: 'Adults',
  hidden: 'hidden',
  on: 'Joins on',
  again: 'Start again',
  try: 'Work it out',
  fewer: (plan: string) => `One fewer: ${plan}`,
  more: (plan: string) => `One more: ${plan}`,
  howMany: (plan: string) => `How many: ${plan}`,
  inParts: (today: string, payments: number) => `Or ${today} that day, the first of ${payments} payments.`,
  shortly: (names: readonly string[], total: string) =>
    `${names.length > 0 ? `With ${the(names)}` : 'On their own'}: ${total}`,
  cheaper: (names: readonly string[], total: string, saves: string) =>
    `${names.length > 0 ? `With ${the(names)}` : 'Put together in another way'} they’d pay ${total}. That saves ${saves}, and the shop offers it.`,
  show: (names: readonly string[]) => (names.length > 0 ? `Show with ${the(names)}` : 'Show it'),
  asChosen: 'Show plan by plan',
} as const
