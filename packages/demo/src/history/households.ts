import { addYears, addDays } from '@clubhouse/domain/time/plain-date'
import { slugOf } from '@clubhouse/domain/site/content/slug'
import { instantAt } from '@clubhouse/domain/time/local-instant'
import { type Random, randomOf } from './random.ts'
import { idOf } from '../world/ids.ts'
import type { DemoRelative } from '../world/shape.ts'
import type { Calendar } from './calendar.ts'
import { BOYS, GIRLS, MEN, STREETS, SURNAMES, WOMEN } from './names.ts'
import type { Household } from './shape.ts'

export interface Place {
  club: string
  country: string
  county: string
  city: string
  postalCode: (random: Random) => string
  mobile: (random: Random) => string
}

/** How often the second of a household of so many is a partner, and not a child. */
const PARTNERS: Readonly<Record<number, number>> = { 2: 0.35, 3: 0.45 }

/** How many households there are of one, of two … people. */
export type Sizes = readonly number[]

/** The families of a club: the same names and ages whenever they are made, with birthdays counted from the day. */
export function householdsOf(place: Place, sizes: Sizes, calendar: Calendar): Household[] {
  const wanted = sizes.flatMap((count, at) => Array.from({ length: count }, () => at + 1))
  const taken = new Set<string>()
  return wanted.map((size, at) => {
    const random = randomOf(`household ${place.club} ${at}`)
    return household(place, { size, at, random, taken }, calendar)
  })
}

interface Making {
  size: number
  at: number
  random: Random
  taken: Set<string>
}

function household(place: Place, { size, at, random, taken }: Making, calendar: Calendar): Household {
  const isWoman = random.next() < 0.55
  const lastName = SURNAMES[(at * 7) % SURNAMES.length] ?? SURNAMES[0]
  const firstName = unused(taken, isWoman ? WOMEN : MEN, lastName, random)
  const email = `${slugOf(`${firstName} ${lastName}`).replace('-', '.')}@${place.club}-home.example`

  const partner = size > 1 && random.next() < (PARTNERS[size] ?? 0.8)
  const children = size - 1 - (partner ? 1 : 0)
  const names = new Set<string>()
  const child = (): DemoRelative => {
    const isGirl = random.next() < 0.5
    const name = unused(names, isGirl ? GIRLS : BOYS, '', random)
    const born = bornAged(random, calendar.today, random.whole(5, 15))
    return relative(email, name, lastName, born, 'juvenile', isGirl ? 'daughter' : 'son')
  }
  const relatives = [
    ...(partner ? [partnerOf(email, lastName, isWoman, random, calendar)] : []),
    ...Array.from({ length: children }, child),
  ]
  const joined = addDays(calendar.first, -random.whole(5, 300))
  return {
    id: idOf(`household/${email}`),
    firstName,
    lastName,
    email,
    isVerified: random.next() < 0.97,
    dateOfBirth: bornAged(random, calendar.today, random.whole(27, 61)),
    joinedAt: instantAt(Date.parse(`${joined}T19:${random.whole(10, 59)}:00Z`), calendar.timeZone),
    mobile: place.mobile(random),
    home: {
      country: place.country,
      county: place.county,
      address_line1: `${random.whole(1, 48)} ${random.pick(STREETS)}`,
      city: place.city,
      postal_code: place.postalCode(random),
    },
    relatives,
  }
}

function partnerOf(
  of: string,
  lastName: string,
  isWoman: boolean,
  random: Random,
  { today }: Calendar,
): DemoRelative {
  const firstName = random.pick(isWoman ? MEN : WOMEN)
  return relative(of, firstName, lastName, bornAged(random, today, random.whole(28, 60)), 'adult', 'partner')
}

const relative = (
  of: string,
  firstName: string,
  lastName: string,
  dateOfBirth: string,
  kind: DemoRelative['kind'],
  relation: string,
): DemoRelative => ({
  id: idOf(`relative/${of}/${firstName}`),
  of,
  firstName,
  lastName,
  dateOfBirth,
  kind,
  relation,
})

/** No two people of a household, and no two buyers of a club, have the same name. */
function unused(
  taken: Set<string>,
  names: readonly [string, ...string[]],
  lastName: string,
  random: Random,
): string {
  for (;;) {
    const name = random.pick(names)
    if (taken.has(`${name} ${lastName}`)) continue
    taken.add(`${name} ${lastName}`)
    return name
  }
}

/** Whoever is so old today; their birthday is some day of the year. */
const bornAged = (random: Random, today: string, age: number): string =>
  addDays(addYears(today, -age, 'day-before'), -random.whole(1, 360))
