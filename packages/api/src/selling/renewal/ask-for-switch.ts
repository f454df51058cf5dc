import type { ContactMessage } from '@clubhouse/contract/messages/contact'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import type { Signed } from './deps.ts'
import type { Switching } from './switch.ts'

/** What the club reads: who wants to change to what, and the sum that they were shown. */
export function switchMessage(
  { club, membership, person, offers }: Switching,
  { plan_id: planId, note }: { plan_id: string; note: string },
  { member: { user } }: Signed,
): ContactMessage | null {
  const offer = offers.find(({ plan }) => plan.metadata.plan_id === planId)
  if (!offer) return null
  const money = (amount: number) => formatMoney(cents(Math.abs(amount)), club.currency)
  const { old, next, difference } = offer
  const outcome =
    difference >= 0
      ? `To pay: ${money(difference)}`
      : `In their favour: ${money(difference)}. That is for you to settle.`
  return {
    subject: 'Change of plan',
    sender: `${user.first_name} ${user.last_name}`,
    sender_email: user.email,
    sender_phone: null,
    content: [
      `${person.firstName} ${person.lastName} would like to change from ${membership.planName} to ${offer.plan.name}, from ${club.today}.`,
      `The sum by days, as we showed it:`,
      `${membership.planName}: ${old.days - old.days_left} of ${old.days} days used, worth ${money(old.used)}. Paid so far: ${money(old.paid)}.`,
      `${offer.plan.name}: ${next.days_left} of ${next.days} days left, worth ${money(next.part)}.`,
      outcome,
      ...(note === '' ? [] : [`They write: ${note}`]),
    ].join('\n'),
  }
}
