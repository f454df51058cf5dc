import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { OfficeOrder } from '@clubhouse/contract/money/office/orders'
import type { RefundPreview, RefundRequest } from '@clubhouse/contract/money/office/refunds'
import { MAX_REASON } from '@clubhouse/contract/money/office/order-limits'
import { formatDateTime } from '@clubhouse/domain/format'
import type { ClubTime } from '#parts/office/club-time.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { anyOfThem, REFUND, REQUEST } from '../messages.ts'
import { moneyIn } from '../orders-list.tsx'
import orderStyles from './order.module.css'
import { Happens } from './refund-panel.tsx'
import styles from './request-panel.module.css'

interface Props {
  order: OfficeOrder
  waiting: RefundRequest
  /** Null where it cannot be given back any more as it was asked. */
  preview: RefundPreview | null
  me: string
  time: ClubTime
}

/** A refund that one person asked for: who asked, why, what it does, and the decision of another. */
export function RequestPanel({ order, waiting, preview, me, time }: Props) {
  const { asked, amount, reason } = waiting
  const sum = moneyIn(order.currency)(amount)
  const isMine = asked.user_id === me
  const others = order.colleagues.map(({ name }) => name)
  return (
    <section className={styles.request} aria-labelledby="request">
      <header>
        <h2 id="request">{REQUEST.title(sum)}</h2>
        <Badge tone="warning" icon="family">
          {REQUEST.badge}
        </Badge>
      </header>
      <div className={styles.hands}>
        <Hand name={asked.name} does={REQUEST.asked(formatDateTime(asked.at, time.timeZone))} />
        <Icon name="arrow-right" />
        <Hand
          name={isMine ? theSecondOf(others) : REQUEST.you}
          does={isMine ? REQUEST.decides : REQUEST.decide}
          isNext
        />
      </div>
      <blockquote>{REQUEST.reason(reason)}</blockquote>
      {preview ? <Happens preview={preview} currency={order.currency} /> : <p>{REQUEST.changed}</p>}
      {isMine ? (
        <>
          <p>{others.length > 0 ? REQUEST.yours(anyOfThem(others)) : REFUND.alone}</p>
          <Decide order={order} waiting={waiting} intent="decline" label={REQUEST.takeBack} isMine />
        </>
      ) : (
        <>
          {preview && (
            <Decide order={order} waiting={waiting} intent="confirm" label={REQUEST.confirm(sum)} />
          )}
          <details className={styles.no}>
            <summary>{REQUEST.no}</summary>
            <Decide order={order} waiting={waiting} intent="decline" label={REQUEST.decline}>
              <TextArea
                label={REQUEST.whyNot}
                hint={REQUEST.whyNotHint}
                name="reason"
                limit={MAX_REASON}
                rows={2}
              />
            </Decide>
          </details>
        </>
      )}
    </section>
  )
}

const theSecondOf = ([first, ...more]: readonly string[]): string =>
  first !== undefined && more.length === 0 ? first : REQUEST.somebody

function Hand({ name, does, isNext = false }: { name: string; does: string; isNext?: boolean }) {
  const initials = name
    .split(' ')
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .slice(0, 2)
    .join('')
  return (
    <div className={styles.hand}>
      <span className={styles.face} data-next={isNext || undefined} aria-hidden="true">
        {isNext ? <Icon name="user" /> : initials}
      </span>
      <strong>{name}</strong>
      <span>{does}</span>
    </div>
  )
}

interface Decision {
  order: OfficeOrder
  waiting: RefundRequest
  intent: 'confirm' | 'decline'
  label: string
  isMine?: boolean
  children?: ReactNode
}

function Decide({ order, waiting, intent, label, isMine = false, children }: Decision) {
  const isBusy = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" action={`/orders/${order.order_id}`} className={orderStyles.form} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="request_id" value={waiting.request_id} />
      {isMine && <input type="hidden" name="is_mine" value="yes" />}
      {children}
      <Button type="submit" variant={intent === 'confirm' ? 'danger' : 'secondary'} wide loading={isBusy}>
        {label}
      </Button>
    </Form>
  )
}
