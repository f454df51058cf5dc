import type { Need } from '@clubhouse/domain/people/home/needs'
import { whoOf } from '@clubhouse/domain/people/home/coming-up'
import { formatDay } from '@clubhouse/domain/format'
import { ButtonLink } from '#ui/button/button.tsx'
import { MONEY } from './messages.ts'
import { Todo } from './todo.tsx'
import { arrearsText, arrearsTitle, money } from './words.ts'

type Of<Kind extends Need['kind']> = Extract<Need, { kind: Kind }>

/** What has failed and is not tried again: all of a club at once. */
export function ArrearsNeed({ need, title }: { need: Of<'arrears'>; title?: string }) {
  return (
    <Todo tone="late" icon="warning" title={title ?? arrearsTitle(need)} text={arrearsText(need)}>
      <ButtonLink to="/payments/arrears?card=other">{MONEY.otherCard}</ButtonLink>
      <ButtonLink variant="primary" to="/payments/arrears">
        {MONEY.pay(money(need.amount, need.club.currency))}
      </ButtonLink>
    </Todo>
  )
}

/** What was refused on its day and is tried once more: whoever wants to may be quicker. */
export function RetryNeed({ need: { club, item, due, amount, againAt } }: { need: Of<'retry'> }) {
  const here = `/orders/${item.order_id}`
  const failed = { club, amount, payments: [{ who: whoOf(item), name: item.name, due, amount }] }
  const text = arrearsText({ ...failed, reason: item.reason, card: item.card })
  return (
    <Todo
      tone="late"
      icon="warning"
      title={arrearsTitle(failed)}
      text={`${text} ${MONEY.again(formatDay(againAt, club.time_zone))}`}
    >
      <ButtonLink to={`${here}#card`}>{MONEY.otherCard}</ButtonLink>
      <ButtonLink variant="primary" to={`${here}#pay`}>
        {MONEY.pay(money(amount, club.currency))}
      </ButtonLink>
    </Todo>
  )
}
