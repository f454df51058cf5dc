import { addDays, addMonths } from '@clubhouse/domain/time/plain-date'
import { instantAt } from '@clubhouse/domain/time/local-instant'
import { HOME } from '../world/registrations.ts'
import type { DemoClub, DemoLogin, DemoRelative, DemoWorld } from '../world/shape.ts'
import { type Buy, buyerOf, CARDS } from './buy.ts'
import type { Calendar } from './calendar.ts'
import { dunvarraQuestions } from './dunvarra-members.ts'
import { luckyLines, momentBefore } from './playing.ts'
import { type PlayedDraw, planOf } from './drafts.ts'
import { headOf, type Register, registerOn } from './registering.ts'
import type { HistoryCard, HistoryOrder, Household } from './shape.ts'

export interface Told {
  club: DemoClub
  world: Pick<DemoWorld, 'logins' | 'relatives'>
  buy: Buy
  calendar: Calendar
  lotto: { past: PlayedDraw[]; next: PlayedDraw }
  hamper: PlayedDraw
}

const VISA = (now: Date): Omit<HistoryCard, 'key'> => ({
  ...CARDS.visa,
  expMonth: 4,
  expYear: now.getUTCFullYear() + 2,
  behaviour: 'succeeds',
})

/** What the people of the demo whom one can be have bought, as their pages tell it. */
export const namedOrders = (told: Told): HistoryOrder[] => [
  ...bridsOrders(told),
  ...darasOrders(told),
  ...kwamesOrders(told),
]

/** Last year two of them joined, this year the other three, in parts; Tom's third part was refused. */
function bridsOrders({ club, world, buy, calendar, lotto, hamper }: Told): HistoryOrder[] {
  const brid = householdOf('brid@home.example', world, calendar)
  const buyer = buyerOf(brid)
  const card = VISA(calendar.now)
  const sinceJune = `${Number(calendar.seasonOn(calendar.today).lastDay.slice(0, 4)) - 1}-06-01`
  const wanted = addMonths(addDays(calendar.today, -4), -2)
  const joined = wanted > sinceJune ? wanted : earlier(sinceJune, addDays(calendar.today, -1))
  const lastYear = addMonths(joined, -12)
  const person = (name: string) => personOf(brid, name)
  const on = (key: string, day: string): Register =>
    registerOn(key, day, dunvarraQuestions, (slug) => planOf(club, slug).plan.isJuvenile)
  const [then, now] = [on('brid/last-season', lastYear), on('brid/season', joined)]
  const season = buy({
    key: 'brid/season',
    buyer,
    card,
    at: atOn(joined, '20:14', calendar),
    wants: [
      now(brid, person('Colm'), 'senior-player', true),
      now(brid, person('Fiadh'), 'juvenile-u8-u12', true),
      now(brid, person('Tom'), 'youth-u13-u18', true),
    ],
  })
  return [
    buy({
      key: 'brid/last-season',
      buyer,
      card,
      at: atOn(lastYear, '21:02', calendar),
      wants: [then(brid, headOf(brid), 'social-member'), then(brid, person('Oisín'), 'juvenile-u8-u12')],
    }),
    buy({
      key: 'brid/jersey',
      buyer,
      card,
      at: atOn(addDays(joined, -120), '12:40', calendar),
      wants: [{ kind: 'item', item: 'home-jersey', variant: 6 }],
    }),
    { ...season, lines: season.lines.map((line, at) => (at === 2 ? { ...line, refused: [TWICE] } : line)) },
    buy({
      key: 'brid/lotto',
      buyer,
      card,
      keepsCard: true,
      at: momentBefore(lotto.past.at(-1) ?? lotto.next, 0.6, calendar),
      wants: [
        {
          kind: 'lotto',
          lottery: 'rovers-lotto',
          count: 3,
          lines: null,
          draws: 1,
          autoRenewal: false,
          draw: lotto.past.at(-1) ?? lotto.next,
        },
        { kind: 'draw', lottery: 'midwinter-hamper', count: 3, draw: hamper },
      ],
    }),
  ]
}

/** Refused on its day and three days later; tried once more four days after that. */
const TWICE = { number: 3, times: 2 }
/** As often as the house tries: then it is in arrears. */
const ALWAYS = { number: 2, times: 3 }

/** The card was good when he joined, and never again. */
function darasOrders({ world, buy, calendar, club }: Told): HistoryOrder[] {
  const dara = householdOf('dara@home.example', world, calendar)
  const joined = addDays(addMonths(calendar.today, -1), -12)
  const key = 'dara/season'
  const register = registerOn(key, joined, dunvarraQuestions, (slug) => planOf(club, slug).plan.isJuvenile)
  const order = buy({
    key,
    buyer: buyerOf(dara),
    at: atOn(joined, '08:51', calendar),
    card: { ...VISA(calendar.now), lastFour: '0341', behaviour: 'fails-later' },
    wants: [register(dara, headOf(dara), 'senior-player', true)],
  })
  return [{ ...order, lines: order.lines.map((line) => ({ ...line, refused: [ALWAYS] })) }]
}

/** Played week by week, and renews by itself since this one. */
function kwamesOrders({ club, world, buy, calendar, lotto }: Told): HistoryOrder[] {
  const buyer = buyerOf(householdOf('kwame@home.example', world, calendar))
  const lottery = club.lotteries.find(({ slug }) => slug === 'rovers-lotto')
  if (!lottery) return []
  const ticket = { kind: 'lotto' as const, lottery: lottery.slug, count: 3, draws: 1 }
  const weekly = lotto.past.slice(-5).map((draw, at) =>
    buy({
      key: `kwame/${at}`,
      buyer,
      card: VISA(calendar.now),
      at: momentBefore(draw, 0.8, calendar),
      wants: [{ ...ticket, lines: null, autoRenewal: false, draw }],
    }),
  )
  const renewing = buy({
    key: 'kwame/renewing',
    buyer,
    card: VISA(calendar.now),
    at: momentBefore(lotto.next, 0.7, calendar),
    wants: [{ ...ticket, lines: luckyLines(lottery, 'kwame', 3), autoRenewal: true, draw: lotto.next }],
  })
  return [...weekly, renewing]
}

export function householdOf(
  email: string,
  { logins, relatives }: Pick<DemoWorld, 'logins' | 'relatives'>,
  { today, now }: Calendar,
): Household {
  const login = logins.find((each) => each.email === email) as DemoLogin
  return {
    id: login.id,
    firstName: login.firstName,
    lastName: login.lastName,
    email,
    dateOfBirth: `${Number(today.slice(0, 4)) - 40}-05-02`,
    joinedAt: now,
    isVerified: true,
    home: HOME,
    mobile: '0861234567',
    relatives: relatives.filter(({ of }) => of === email),
  }
}

function personOf({ relatives }: Household, firstName: string): DemoRelative {
  const person = relatives.find((each) => each.firstName === firstName)
  if (!person) throw new Error(`Nobody of the family is called ${firstName}`)
  return person
}

const earlier = (one: string, other: string): string => (one < other ? one : other)

const atOn = (day: string, time: string, { timeZone }: Calendar): Date =>
  instantAt(Date.parse(`${day}T${time}:00Z`), timeZone)
