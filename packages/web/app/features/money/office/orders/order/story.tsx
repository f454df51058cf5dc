import { Form } from 'react-router'
import type { OfficeOrder, OfficePayment } from '@clubhouse/contract/money/office/orders'
import { sentenceOf } from '@clubhouse/domain/office/audit-log/sentences'
import { formatDateTime } from '@clubhouse/domain/format'
import type { ClubTime } from '#parts/office/club-time.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ORDER, TAKE, WAYS } from '../messages.ts'
import { moneyIn } from '../orders-list.tsx'
import styles from './order.module.css'

interface Told {
  key: string
  at: string
  said: string
  more: string
  /** A payment by hand that can be taken back. */
  payment?: OfficePayment
  /** A refund that failed and can be tried again. */
  refundId?: string
}

/** All that happened to an order, the newest first. */
export function Story({ order, time, requestId }: { order: OfficeOrder; time: ClubTime; requestId: string }) {
  return (
    <section className={styles.card}>
      <h2>{ORDER.story}</h2>
      <ol role="list" className={styles.story}>
        {toldOf(order).map(({ key, at, said, more, payment, refundId }) => (
          <li key={key}>
            <span>{said}</span>
            <span className={styles.quiet}>
              <time dateTime={at}>{formatDateTime(at, time.timeZone)}</time>
              {more && `, ${more}`}
            </span>
            {payment && <Correct payment={payment} />}
            {refundId && <Repeat refundId={refundId} requestId={requestId} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function toldOf(order: OfficeOrder): Told[] {
  const money = moneyIn(order.currency)
  const { buyer } = order
  const all: Told[] = [
    {
      key: 'placed',
      at: order.created_at,
      said: ORDER.placed(`${buyer.first_name} ${buyer.last_name}`),
      more: '',
    },
    ...order.payments.map((paid): Told => ({
      key: paid.payment_id,
      at: paid.at,
      said: saidOfPayment(paid, money(paid.amount)),
      more: [
        paid.refused ?? '',
        paid.fee ? ORDER.fee(money(paid.fee)) : '',
        paid.taken_by ? ORDER.takenBy(paid.taken_by) : '',
        paid.note ?? '',
        paid.is_corrected ? ORDER.corrected : '',
      ]
        .filter(Boolean)
        .join(', '),
      // What was sold at the gate is given back by a refund.
      ...(order.later.length > 0 &&
        paid.way !== 'card' &&
        paid.status === 'paid' &&
        paid.refunded === 0 && { payment: paid }),
    })),
    ...order.refunds.map((back): Told => ({
      key: back.refund_id,
      at: back.failed_at ?? back.done_at ?? back.requested_at,
      more: back.reason,
      said: (back.status === 'failed'
        ? ORDER.notBack
        : back.status === 'requested'
          ? ORDER.goesBack
          : ORDER.wentBack)(money(back.amount)),
      ...(order.repeatable.includes(back.refund_id) && { refundId: back.refund_id }),
    })),
    ...order.disputes.flatMap((dispute) => toldOfDispute(dispute, money)),
    ...order.refund_requests.flatMap(({ request_id: id, decided, decided_why: why }): Told[] =>
      decided && why !== '' ? [{ key: id, at: decided.at, said: ORDER.saidNo(decided.name), more: why }] : [],
    ),
    ...order.mails.map((mail, at): Told => ({
      key: `mail ${at}`,
      at: mail.at,
      more: ORDER.mailStatus[mail.status],
      said: `${ORDER.mails[mail.template] ?? mail.template}: ${ORDER.mail(mail.to)}`,
    })),
    ...order.log.map((event, at): Told => ({
      key: `log ${at}`,
      at: event.at,
      more: '',
      said: sentenceOf({ kind: event.kind, who: event.actor, whom: null, what: null, detail: event.detail }),
    })),
  ]
  return all.toSorted((a, b) => b.at.localeCompare(a.at))
}

/** That a bank took it, and how that ended. */
function toldOfDispute(
  {
    dispute_id: id,
    amount,
    fee,
    status,
    opened_at: at,
    closed_at: closedAt,
  }: OfficeOrder['disputes'][number],
  money: (amount: number) => string,
): Told[] {
  const sum = money(amount)
  const more = [status === 'open' ? ORDER.takenMore : '', fee > 0 ? ORDER.disputeFee(money(fee)) : '']
  const taken = { key: id, at, said: ORDER.taken(sum), more: more.filter(Boolean).join(', ') }
  if (status === 'open' || closedAt === null) return [taken]
  return [taken, { key: `${id} ${status}`, at: closedAt, said: ORDER.bankDecided[status](sum), more: '' }]
}

function saidOfPayment(paid: OfficePayment, sum: string): string {
  if (paid.status === 'paid' || paid.is_corrected)
    return ORDER.paidBy(sum, paid.card ?? WAYS[paid.way].toLowerCase())
  return paid.status === 'waiting' ? ORDER.waiting(sum) : ORDER.refused(sum)
}

function Repeat({ refundId, requestId }: { refundId: string; requestId: string }) {
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="repeat" />
      <input type="hidden" name="refund_id" value={refundId} />
      <input type="hidden" name="request_id" value={requestId} />
      <p className={styles.quiet}>{ORDER.repeatLead}</p>
      <div>
        <Button type="submit" icon="undo">
          {ORDER.repeat}
        </Button>
      </div>
    </Form>
  )
}

function Correct({ payment }: { payment: OfficePayment }) {
  return (
    <details className={styles.correct}>
      <summary>{TAKE.correct}</summary>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="correct" />
        <input type="hidden" name="payment_id" value={payment.payment_id} />
        <p className={styles.quiet}>{TAKE.correctLead}</p>
        <TextField label={TAKE.correctWhy} name="reason" maxLength={500} />
        <Button type="submit">{TAKE.correctConfirm}</Button>
      </Form>
    </details>
  )
}
