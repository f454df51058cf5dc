import type { Random } from './random.ts'
import { idOf } from '../world/ids.ts'
import type { DemoClub, DemoWorld } from '../world/shape.ts'
import { type Buy, buyerAt, buyerOf } from './buy.ts'
import { type Calendar, calendarOf } from './calendar.ts'
import { campOrders } from './camps.ts'
import { dunvarraMemberships } from './dunvarra-members.ts'
import { householdsOf, type Place, type Sizes } from './households.ts'
import { inishvarnMemberships } from './inishvarn-members.ts'
import { householdOf, namedOrders } from './named.ts'
import { drawsOf, hamperOrders, lottoOrders, prizeDrawOf } from './playing.ts'
import type { History, HistoryBuyer, HistoryOrder, Household } from './shape.ts'
import { type BuyerFor, shopOrders } from './shopping.ts'

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.whole(0, 9)).join('')

const DUNVARRA: Place = {
  club: 'dunvarra',
  country: 'Ireland',
  county: 'Mayo',
  city: 'Dunvarra',
  postalCode: (random) => `F28 ${random.pick(['X', 'A', 'D', 'H'])}${digits(random, 1)}P${digits(random, 1)}`,
  mobile: (random) => `087${digits(random, 7)}`,
}
const INISHVARN: Place = {
  club: 'inishvarn',
  country: 'Northern Ireland',
  county: 'Down',
  city: 'Inishvarn',
  postalCode: (random) => `BT99 ${random.whole(1, 9)}VX`,
  mobile: (random) => `07700900${digits(random, 3)}`,
}
/** 90 families of 240 people, and 15 of 40. */
const SIZES: Record<string, Sizes> = { dunvarra: [20, 20, 25, 20, 5], inishvarn: [3, 4, 4, 3, 1] }
const GUESTS = 28

/** What happened in a club before the demo was laid; always the same, counted from that day. */
export function historyOf(club: DemoClub, world: DemoWorld, now: Date): History {
  const tell = club.slug === 'dunvarra' ? tellDunvarra : tellInishvarn
  const { households, orders } = tell(club, world, now)
  return {
    club: club.slug,
    households,
    orders: orders.toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1)),
  }
}

type Tell = (club: DemoClub, world: DemoWorld, now: Date) => Omit<History, 'club'>

const tellDunvarra: Tell = (club, world, now) => {
  const { calendar, households, buyers, buy } = setUp(club, DUNVARRA, { now, months: 14 })
  const [lotto, hamper] = club.lotteries
  if (!lotto || !hamper) throw new Error('Dunvarra plays a lotto and draws a hamper')
  const draws = drawsOf(club, lotto, now, 8)
  const hamperDraw = prizeDrawOf(club, hamper)
  const playing = { buyers, buy, calendar }
  const orders: HistoryOrder[] = [
    ...dunvarraMemberships(club, households, buy, calendar),
    ...campOrders(households, buy, calendar),
    ...shopOrders(club, buyers, buy, calendar),
    ...lottoOrders({ club, lottery: lotto, perDraw: 9, draws, ...playing }),
    ...hamperOrders(hamper, hamperDraw, playing),
    ...namedOrders({ club, world, buy, calendar, lotto: draws, hamper: hamperDraw }),
  ]
  return { households, orders }
}

const tellInishvarn: Tell = (club, world, now) => {
  const { calendar, households, buyers, buy } = setUp(club, INISHVARN, { now, months: 8 })
  const [lottery] = club.lotteries
  if (!lottery) throw new Error('Inishvarn plays a lotto')
  const hana = householdOf('hana@inishvarn.example', world, calendar)
  const draws = drawsOf(club, lottery, now, 3)
  return {
    households,
    orders: [
      ...inishvarnMemberships([...households, { ...hana, home: households[0]?.home ?? {} }], buy, calendar),
      ...lottoOrders({ club, lottery, perDraw: 5, draws, buyers, buy, calendar }),
    ],
  }
}

interface SetUp {
  calendar: Calendar
  households: Household[]
  buyers: BuyerFor
  buy: Buy
}

function setUp(club: DemoClub, place: Place, { now, months }: { now: Date; months: number }): SetUp {
  const calendar = calendarOf(now, months, club.timeZone)
  const households = householdsOf(place, SIZES[club.slug] ?? [], calendar)
  const members = households.map(buyerOf) as [HistoryBuyer, ...HistoryBuyer[]]
  const strangers = guestsOf(place, calendar) as [HistoryBuyer, ...HistoryBuyer[]]
  return {
    calendar,
    households,
    buy: buyerAt(club, calendar),
    buyers: (random) => random.pick(random.next() < 0.25 ? strangers : members),
  }
}

/** Neighbours, aunts and whoever passed by; without an account. */
const guestsOf = (place: Place, calendar: Calendar): HistoryBuyer[] =>
  householdsOf({ ...place, club: `${place.club}-friends` }, [GUESTS], calendar).map((each) => ({
    ...buyerOf(each),
    isGuest: true,
    id: idOf(`guest/${each.email}`),
  }))
