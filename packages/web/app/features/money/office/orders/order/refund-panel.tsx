import { Form, Link } from 'react-router'
import type { OfficeOrder } from '@clubhouse/contract/money/office/orders'
import type { RefundPreview } from '@clubhouse/contract/money/office/refunds'
import { accountWords } from '@clubhouse/domain/money/ledger-words'
import { FormMessage } from '#lib/form/form-message.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { anyOfThem, REFUND, WAYS } from '../messages.ts'
import { moneyIn } from '../orders-list.tsx'
import { askedRefund } from './asked-refund.ts'
import { personOf } from './bought.tsx'
import styles from './order.module.css'

interface Props {
  order: OfficeOrder
  preview: RefundPreview | null
  requestId: string
  search: URLSearchParams
}

/** Lines, how much, what will happen, why: asked by addresses and forms, so that it needs no script. */
export function RefundPanel({ order, preview, requestId, search }: Props) {
  const asked = askedRefund(order, search)
  const isTried = search.has('look')
  const problem = asked.lines.length === 0 ? REFUND.choose : asked.isWrong || !preview ? REFUND.wrong : null
  return (
    <section className={styles.task} aria-labelledby="refund">
      <header>
        <h2 id="refund">{REFUND.title}</h2>
        <Link to={`/orders/${order.order_id}`} preventScrollReset>
          {REFUND.close}
        </Link>
      </header>
      {isTried && <FormMessage text={problem} />}
      <Lines key={search.toString()} order={order} typed={asked.typed} />
      {preview && (
        <Form method="post" action={`/orders/${order.order_id}`} className={styles.form}>
          <input type="hidden" name="intent" value="refund" />
          <input type="hidden" name="request_id" value={requestId} />
          {asked.lines.map(({ order_item_id: id, amount }) => (
            <span key={id} hidden>
              <input type="hidden" name="line" value={id} />
              <input type="hidden" name={`amount-${id}`} value={(amount / 100).toFixed(2)} />
            </span>
          ))}
          <TextArea label={REFUND.why} hint={REFUND.whyHint} name="reason" limit={500} rows={2} />
          <Happens preview={preview} currency={order.currency} />
          {preview.needs_second && <p>{secondOf(order)}</p>}
          <Button type="submit" variant={preview.needs_second ? 'primary' : 'danger'} wide>
            {(preview.needs_second ? REFUND.ask : REFUND.confirm)(moneyIn(order.currency)(preview.amount))}
          </Button>
          {!preview.needs_second && <p className={styles.quiet}>{REFUND.once}</p>}
        </Form>
      )}
    </section>
  )
}

function secondOf({ colleagues }: OfficeOrder): string {
  const names = colleagues.map(({ name }) => name)
  return names.length > 0 ? REFUND.second(anyOfThem(names)) : REFUND.alone
}

function Lines({ order, typed }: { order: OfficeOrder; typed: ReadonlyMap<string, string> }) {
  const money = moneyIn(order.currency)
  const left = new Map(order.refundable.map((line) => [line.order_item_id, line.left]))
  const lines = order.items.filter(({ order_item_id: id }) => (left.get(id) ?? 0) > 0)
  if (lines.length === 0) return <p>{REFUND.nothing}</p>
  return (
    <Form method="get" action={`/orders/${order.order_id}`} className={styles.form} preventScrollReset>
      <input type="hidden" name="task" value="refund" />
      <fieldset className={styles.lines}>
        <legend>{REFUND.which}</legend>
        {lines.map((item) => {
          const name = [item.product.name, personOf(item)].filter(Boolean).join(', ')
          const most = left.get(item.order_item_id) ?? 0
          return (
            <div key={item.order_item_id} className={item.bundle_order_item_id ? styles.inside : undefined}>
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  name="line"
                  value={item.order_item_id}
                  defaultChecked={typed.has(item.order_item_id)}
                />
                <span>
                  {name}
                  <span className={styles.quiet}>{REFUND.upTo(money(most))}</span>
                </span>
              </label>
              <input
                type="text"
                inputMode="decimal"
                name={`amount-${item.order_item_id}`}
                autoComplete="off"
                className={styles.amount}
                aria-label={REFUND.amountOf(name)}
                placeholder={(most / 100).toFixed(2)}
                defaultValue={typed.get(item.order_item_id) ?? ''}
              />
            </div>
          )
        })}
      </fieldset>
      <Button type="submit" name="look" value="1">
        {REFUND.look}
      </Button>
    </Form>
  )
}

/** What a refund does, in the words of the one who is about to do it. */
export function Happens({ preview, currency }: { preview: RefundPreview; currency: string }) {
  const money = moneyIn(currency)
  const rows: { icon: IconName; said: string }[] = [
    ...preview.parts.map(({ way, card, amount }) =>
      way === 'card'
        ? { icon: 'card' as const, said: `${REFUND.to(money(amount), card ?? REFUND.card)}, ${REFUND.days}` }
        : { icon: 'euro' as const, said: REFUND.byHand(money(amount), WAYS[way].toLowerCase()) },
    ),
    ...preview.ends.map(({ person, name, places }) => ({
      icon: 'ticket' as const,
      said: `${REFUND.ends(person, name)}${places ? `: ${REFUND.places(places.before, places.after)}` : ''}`,
    })),
    ...(preview.called_off > 0
      ? [{ icon: 'calendar' as const, said: REFUND.calledOff(money(preview.called_off)) }]
      : []),
    ...(preview.being_taken > 0
      ? [{ icon: 'card' as const, said: REFUND.beingTaken(money(preview.being_taken)) }]
      : []),
    ...(preview.late > 0 ? [{ icon: 'calendar' as const, said: REFUND.late(money(preview.late)) }] : []),
    ...preview.ledger.map(({ account, amount }) => ({
      icon: 'bars' as const,
      said: `${accountWords(account)} ${amount < 0 ? '−' : '+'}${money(Math.abs(amount))}`,
    })),
    { icon: 'info', said: `${REFUND.kept(money(preview.kept))} ${REFUND.discounts}` },
    ...(preview.fee > 0 ? [{ icon: 'info' as const, said: REFUND.fee(money(preview.fee)) }] : []),
  ]
  return (
    <div className={styles.happens}>
      <h3>{REFUND.happens}</h3>
      <ul role="list">
        {rows.map(({ icon, said }) => (
          <li key={said}>
            <Icon name={icon} />
            <span>{said}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
