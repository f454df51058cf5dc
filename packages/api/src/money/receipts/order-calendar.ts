import ical, { ICalCalendarMethod, type ICalEventData, ICalEventTransparency } from 'ical-generator'
import type { Currency } from '@clubhouse/contract/site/club'
import type { Order } from '@clubhouse/contract/money/orders'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { drawsAhead } from '@clubhouse/domain/money/orders/draws-ahead'
import { paymentDays } from '@clubhouse/domain/money/orders/payment-days'
import { YOUR_NUMBERS } from '@clubhouse/domain/money/orders/receipt'

interface CalendarClub {
  name: string
  slug: string
}

/** How long people watch a draw. */
const DRAW_MS = 30 * 60_000

/** The days on which an order is still to be paid, and when what it plays in is drawn. Null where nothing is to come. */
export function orderCalendarFile(
  order: Order,
  club: CalendarClub,
  { now, only }: { now: Date; only?: 'payments' | undefined },
): { filename: string; bytes: Uint8Array } | null {
  const events = [...paymentEvents(order, club), ...(only === 'payments' ? [] : drawEvents(order, now))]
  if (events.length === 0) return null
  const calendar = ical({
    name: escaped(only === 'payments' ? `${club.name} payments` : `${club.name}, order ${order.order_seq}`),
    prodId: { company: 'Clubhouse', product: 'Orders', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const event of events) calendar.createEvent(event)
  const filename = `${club.slug}-order-${order.order_seq}-dates.ics`
  return { filename, bytes: new TextEncoder().encode(calendar.toString()) }
}

type Event = ICalEventData & { start: Date }

/** Whole days, which are the club's own whatever zone the calendar is in, and without an alarm: the money is taken automatically. */
const paymentEvents = (order: Order, club: CalendarClub): Event[] =>
  paymentDays(order.schedule).map(({ due, amount }) => ({
    id: `${due}.${order.order_id}@clubhouse`,
    stamp: new Date(order.created_at),
    start: new Date(`${due}T00:00:00Z`),
    allDay: true,
    summary: `${formatMoney(cents(amount), order.currency as Currency)} to ${club.name}`,
    description: `Order ${order.order_seq}. We’ll take it from your card automatically.`,
    transparency: ICalEventTransparency.TRANSPARENT,
  }))

/** Instants, with the id that the family's calendar gives the same draw. */
const drawEvents = (order: Order, now: Date): Event[] =>
  drawsAhead(order, now).map(({ draw_id: id, draws_at: at, place, name, numbers }) => ({
    id: `${id}.draw@clubhouse`,
    stamp: new Date(order.created_at),
    start: new Date(at),
    end: new Date(new Date(at).getTime() + DRAW_MS),
    summary: `${name}: draw`,
    description: `Order ${order.order_seq}. ${YOUR_NUMBERS}: ${numbers.join(', ')}`,
    ...(place !== '' && { location: place }),
    transparency: ICalEventTransparency.TRANSPARENT,
  }))

/** The library writes the name of a calendar as it is given. */
const escaped = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\;,]/g, String.raw`\$&`)
