import { cents } from '@clubhouse/domain/money/money'
import { addDays } from '@clubhouse/domain/time/plain-date'
import { type Random, randomOf } from './random.ts'
import type { DemoClub } from '../world/shape.ts'
import type { ClubQuestions } from './answers.ts'
import { type Buy, buyerOf } from './buy.ts'
import type { Calendar } from './calendar.ts'
import { planOf, type Want } from './drafts.ts'
import { childPlan, headOf, joiningDays, type PlanWant, registerOn } from './registering.ts'
import type { HistoryOrder, HistoryPerson, Household } from './shape.ts'

const SCHOOLS = ['Scoil Chaoimhín', 'Dunvarra National School', 'Quay Road College'] as const
const POSITIONS = ['Goalkeeper', 'Defender', 'Midfielder', 'Forward'] as const
const HELP = ['Coaching', 'Lifts to away matches', 'Match-day teas', 'Lines and nets'] as const
const AGES = { under7: 'little-rovers-u6', under13: 'juvenile-u8-u12', under18: 'youth-u13-u18' }

export const dunvarraQuestions: ClubQuestions = {
  adult: (random) => ({
    positions: [random.pick(POSITIONS)],
    'jersey-size': random.pick(['S', 'M', 'L', 'XL']),
    contact_by: ['Email'],
  }),
  juvenile: (random, age) => ({
    school: random.pick(SCHOOLS),
    'jersey-size': age < 9 ? 'Age 7–8' : age < 11 ? 'Age 9–10' : age < 13 ? 'Age 11–12' : 'Age 13–14',
    'walks-home': age > 11,
  }),
  guardian: (random) => ({
    contact_by: ['Email', 'Text message'],
    ...(random.next() < 0.3 && { 'helps-with': [random.pick(HELP)] }),
  }),
}

/** Families joining Dunvarra, each in the way that suits them. */
export function dunvarraMemberships(
  club: DemoClub,
  households: readonly Household[],
  buy: Buy,
  calendar: Calendar,
): HistoryOrder[] {
  return households.flatMap((household, at) =>
    joiningDays(household, calendar).flatMap((day) => joinsOn(day, { club, household, at, buy, calendar })),
  )
}

interface Joining {
  club: DemoClub
  household: Household
  at: number
  buy: Buy
  calendar: Calendar
}

function joinsOn(day: string, { club, household, at, buy, calendar }: Joining): HistoryOrder[] {
  const key = `members/${household.id}/${day}`
  const random = randomOf(key)
  const season = calendar.seasonOn(day)
  const isJuvenile = (slug: string) => planOf(club, slug).plan.isJuvenile
  const register = registerOn(key, day, dunvarraQuestions, isJuvenile)
  const inParts = at % 5 === 1
  const adults = [headOf(household), ...household.relatives.filter(({ kind }) => kind === 'adult')].map(
    (person) => register(household, person, adultPlan(person, randomOf(`plan ${person.id}`)), inParts),
  )
  const children = household.relatives
    .filter(({ kind }) => kind === 'juvenile')
    .map((person) => register(household, person, childPlan(person, season, AGES), inParts))
  const little = children.filter(({ plan }) => plan === AGES.under7)
  // The little ones cost nothing, so half of them come some days before, by themselves.
  const apart = little.length > 0 && random.next() < 0.5 ? little : []
  const rest = [...adults, ...children.filter((each) => !apart.includes(each))]
  const moment = calendar.momentOn(random, day)
  const buyer = buyerOf(household)
  const free = apart.length > 0 && addDays(day, -2) >= calendar.first
  return [
    ...(free
      ? [buy({ key: `${key}/little`, buyer, wants: apart, at: calendar.momentOn(random, addDays(day, -2)) })]
      : []),
    buy({
      key,
      buyer,
      at: moment,
      wants: together(club, free ? rest : [...adults, ...children]),
      code: isEarly(day) && at % 9 === 4 ? 'EARLY10' : null,
      keepsCard: random.next() < 0.25,
    }),
  ]
}

const isEarly = (day: string): boolean => ['06', '07', '08'].includes(day.slice(5, 7))

function adultPlan({ dateOfBirth }: HistoryPerson, random: Random): string {
  const born = Number(dateOfBirth.slice(0, 4))
  const chance = random.next()
  if (chance < 0.06) return 'gym-astro'
  if (chance < 0.08) return 'walking-football'
  if (chance < 0.14) return 'student-player'
  return chance < (born > 1984 ? 0.7 : 0.35) ? 'senior-player' : 'social-member'
}

const IN_PACK = new Set([
  'senior-player',
  'student-player',
  'social-member',
  'juvenile-u8-u12',
  'youth-u13-u18',
  'little-rovers-u6',
])

/** Whoever would pay more for the places one by one takes the pack. */
function together(club: DemoClub, places: PlanWant[]): Want[] {
  const sum = places.reduce((total, { plan }) => total + planOf(club, plan).plan.price, 0)
  const juveniles = places.filter(({ plan }) => planOf(club, plan).plan.isJuvenile).length
  const adults = places.length - juveniles
  const fits = adults >= 1 && adults <= 2 && juveniles >= 1 && juveniles <= 4
  const isCheaper = sum > cents(360_00) && places.every(({ plan }) => IN_PACK.has(plan))
  return fits && isCheaper ? [{ kind: 'bundle', bundle: 'family-pack', inside: places }] : places
}
