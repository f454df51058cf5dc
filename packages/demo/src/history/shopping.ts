import { addDays, addMonths } from '@clubhouse/domain/time/plain-date'
import { type Random, randomOf } from './random.ts'
import type { DemoClub } from '../world/shape.ts'
import type { Buy } from './buy.ts'
import type { Calendar, MonthWeights } from './calendar.ts'
import type { Want } from './drafts.ts'
import type { HistoryBuyer, HistoryOrder, HistoryRefund } from './shape.ts'

const ORDERS = 190
const DAY_MS = 86_400_000
/** New jerseys when the season begins, and presents. */
const SALES: MonthWeights = { 9: 15, 10: 9, 11: 12, 12: 22, 1: 4, 2: 5, 3: 6, 4: 7, 5: 6, 6: 4, 7: 3, 8: 11 }
const WINTER = ['11', '12', '01']

/** Over the counter of the shop, month by month. */
export function shopOrders(club: DemoClub, buyers: BuyerFor, buy: Buy, calendar: Calendar): HistoryOrder[] {
  const counter = Array.from({ length: ORDERS }, (_, at) => {
    const random = randomOf(`shop ${club.slug} ${at}`)
    const found = calendar.dayIn(random, SALES)
    const before = addMonths(found, -12)
    const day = before >= calendar.first && at % 2 === 0 ? before : found
    const wants = basket(club, random, day)
    return buy({
      key: `shop/${at}`,
      buyer: buyers(random),
      at: calendar.momentOn(random, day),
      wants,
      // Some look, are asked for a card, and think better of it.
      outcome: at % 17 === 5 ? 'expired' : 'paid',
      keepsCard: random.next() < 0.1,
    })
  })
  return [
    ...counter.map((order, at) => givenBack(order, at, calendar)),
    ...counter.filter((_, at) => at % 24 === 7).map((order, at) => instead(order, at, buy)),
    ...eveningOrders(buyers, buy, calendar),
  ]
}

/** A guest or a member, by chance. */
export type BuyerFor = (random: Random) => HistoryBuyer

function basket(club: DemoClub, random: Random, day: string): Want[] {
  const count = random.whole(1, 100) > 72 ? 2 : 1
  const items = Array.from({ length: count }, () => itemOn(club, random, day))
  // The same twice is one line with a quantity, and that is another basket.
  const [first, second] = items
  return first && second && 'item' in first && 'item' in second && first.item === second.item
    ? [first]
    : items
}

function itemOn(club: DemoClub, random: Random, day: string): Want {
  const slug = random.pick([
    ...(WINTER.includes(day.slice(5, 7)) ? (['bobble-hat', 'half-zip', 'half-zip'] as const) : []),
    ...(['home-jersey', 'home-jersey', 'home-jersey', 'away-jersey', 'training-top', 'shorts'] as const),
    ...(['bottle', 'bottle', 'gear-bag', 'sponsor-a-ball', 'defibrillator-fund'] as const),
  ] as [string, ...string[]])
  const item = club.shop.find((each) => each.slug === slug)
  if (item?.anyAmount) return { kind: 'item', item: slug, amount: random.pick([5_00, 10_00, 20_00, 50_00]) }
  const variants = item?.variants.length ?? 0
  return {
    kind: 'item',
    item: slug,
    quantity: slug === 'bottle' ? random.whole(1, 3) : 1,
    ...(variants > 0 && { variant: random.whole(0, variants - 1) }),
  }
}

/** Of some all is sent back, of some the half. */
function givenBack(order: HistoryOrder, at: number, { now }: Calendar): HistoryOrder {
  const when = new Date(order.settledAt.getTime() + (3 + (at % 5)) * DAY_MS)
  if (order.outcome !== 'paid' || order.total === 0 || when >= now) return order
  const refund = (reason: string, parts: HistoryRefund['parts']) => ({
    ...order,
    refund: { at: when, reason, parts },
  })
  const all = order.lines.map(({ total }, line) => ({ line, amount: total }))
  if (at % 23 === 3) return refund('Too small, sent back', all)
  if (at % 13 !== 2) return order
  return order.lines.length > 1
    ? refund('One of them was not in the bag', all.slice(0, 1))
    : refund('A mark on the collar', [{ line: 0, amount: Math.floor((all[0]?.amount ?? 0) / 2) }])
}

/** A cart that was changed at the last moment: the order before it comes to nothing. */
const instead = ({ at: bought, buyer }: HistoryOrder, at: number, buy: Buy): HistoryOrder =>
  buy({
    key: `changed/${at}`,
    buyer,
    outcome: 'cancelled',
    at: new Date(bought.getTime() - 7 * 60_000),
    wants: [{ kind: 'item', item: 'training-top', variant: at % 3 }],
  })

/** What is coming up: the dinner dance, the tour, and gifts that the bank has not confirmed. */
function eveningOrders(buyers: BuyerFor, buy: Buy, calendar: Calendar): HistoryOrder[] {
  const recent = (name: string, count: number, days: number, want: (random: Random) => Want) =>
    Array.from({ length: count }, (_, at) => {
      const random = randomOf(`${name} ${at}`)
      // Few at first, more as the evening comes nearer.
      const day = addDays(calendar.today, -1 - Math.floor(days * random.next() * random.next()))
      const [buyer, moment] = [buyers(random), calendar.momentOn(random, day)]
      return buy({ key: `${name}/${at}`, buyer, at: moment, wants: [want(random)] })
    })
  const pending = [25_00, 60_00].map((amount, at) => {
    const random = randomOf(`pending ${at}`)
    const moment = calendar.momentOn(random, addDays(calendar.today, -1 - at))
    const wants: Want[] = [{ kind: 'item', item: 'defibrillator-fund', amount }]
    return buy({ key: `pending/${at}`, buyer: buyers(random), at: moment, wants, outcome: 'processing' })
  })
  return [
    ...recent('dance', 26, 60, (random) => ({
      kind: 'item',
      item: 'dinner-dance-ticket',
      quantity: random.whole(1, 2) * 2,
    })),
    ...recent('tour', 11, 35, () => ({ kind: 'item', item: 'easter-tour-deposit' })),
    ...pending,
  ]
}
