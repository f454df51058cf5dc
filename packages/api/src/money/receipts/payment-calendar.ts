import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import type { Currency } from '@clubhouse/contract/site/club'
import type { Order } from '@clubhouse/contract/money/orders'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { paymentDays } from '@clubhouse/domain/money/orders/payment-days'

/**
 * The days on which an order is still to be paid, as calendars take them: whole days, which are the club's own whatever zone
 * the calendar is in, and without an alarm, for the money is taken by itself. Null where nothing is to come.
 */
export function paymentCalendar(
  order: Order,
  club: { name: string; slug: string },
): { filename: string; bytes: Uint8Array } | null {
  const days = paymentDays(order.schedule)
  if (days.length === 0) return null
  const calendar = ical({
    name: escaped(`${club.name} payments`),
    prodId: { company: 'Clubhouse', product: 'Payments', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const { due, amount } of days) {
    calendar.createEvent({
      id: `${due}.${order.order_id}@clubhouse`,
      stamp: new Date(order.created_at),
      start: new Date(`${due}T00:00:00Z`),
      allDay: true,
      summary: `${formatMoney(cents(amount), order.currency as Currency)} to ${club.name}`,
      description: `Order ${order.order_seq}. We’ll take it from your card automatically.`,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  const filename = `${club.slug}-order-${order.order_seq}-payments.ics`
  return { filename, bytes: new TextEncoder().encode(calendar.toString()) }
}

/** The library writes the name of a calendar as it is given. */
const escaped = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\;,]/g, String.raw`\$&`)
