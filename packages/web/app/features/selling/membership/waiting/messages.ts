import type { Currency } from '@clubhouse/contract/site/club'
import { formatShortPrice } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { familiesAhead, namesInList, ordinal } from '@clubhouse/domain/selling/waiting-list/line-words'

const both = (count: number): string => (count === 2 ? 'both' : `all ${count}`)

export const WAITING = {
  join: 'Join the waiting list',
  see: 'See your place in line',
  failed: 'We couldn’t change the waiting list. Please try again.',
  waiting: (ahead: number) =>
    ahead === 0 ? 'You’re on the list, and next in line.' : `You’re on the list, ${ahead} ahead of you.`,
  held: (count: number, until: string | null) =>
    `${count === 1 ? 'A place is' : `${count} places are`} held for you${until ? ` until ${until}` : ''}.`,
} as const

/** The page of one waiting list. */
export const LINE = {
  back: 'Membership plans',
  lead: (ages: string | null, price: number, currency: Currency) =>
    [ages, `${formatShortPrice(cents(price), currency)} each`].filter(Boolean).join(', ') +
    '. All places are taken.',
  title: 'Join the waiting list',
  who: 'For whom?',
  whoHint: 'Tick everyone who wants a place. We’ll keep them together.',
  nobodyFits: 'None of your family fits this one yet.',
  you: 'you',
  add: 'Add a child',
  addAdult: 'Add an adult',
  firstName: 'First name',
  lastName: 'Surname',
  born: 'Date of birth',
  addThem: 'Add to my family',
  together: 'We only offer you a place when there’s one for each of them. It may take longer.',
  wouldBe: (ahead: number) => `You’d be ${ordinal(ahead + 1)} in line`,
  free: 'Joining is free. You pay nothing until you take a place.',
  nothingToPay: 'Free, nothing to pay now',
  joinFor: (count: number) => (count < 2 ? 'Join the list' : `Join for ${both(count)}`),
  noneTicked: 'Tick who the place is for.',
  onTheList: (names: readonly string[]) =>
    names.length === 0
      ? 'You’re on the list'
      : `${namesInList(names)} ${names.length === 1 ? 'is' : 'are'} on the list`,
  joined: (when: string) => `Joined ${when}`,
  inLine: (ahead: number) => `in line, ${familiesAhead(ahead)} of you`,
  takeOff: 'Leave the list',
  takeOffName: (name: string) => `Take ${name} off the list`,
  places: (count: number) => `${count} places`,
  account:
    'You’ll also find this in My account, under Family. If you leave and join again, you start at the end.',
  leave: (count: number) => (count < 2 ? 'Leave the list' : `Leave the list for ${both(count)}`),
  sure: 'You’ll lose your place in line.',
  yes: 'Yes, leave the list',
  offered: (count: number) => (count === 1 ? 'A place is yours' : `${count} places are yours`),
  heldUntil: (until: string) => `Held for you until ${until}. After that it goes to the next family.`,
  take: 'Choose it now',
  pass: 'We don’t need it any more',
  passSure: 'We’ll offer it to the next family.',
  passYes: 'Yes, give it up',
  how: 'How it works',
  steps: (price: string) => [
    { title: 'A place comes free', text: 'We offer it to the next family in line, by email.' },
    { title: 'You have 48 hours', text: `Pay ${price} each and it’s yours.` },
    { title: 'No answer', text: 'It goes to the next family.' },
  ],
  closed: {
    not_on_sale: 'You can’t join this list at the moment: the plan isn’t on sale.',
    places_left: 'Good news: there are places left. You can choose it now.',
  },
  choose: 'See the plans',
} as const
