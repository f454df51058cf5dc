import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router'
import { useState } from 'react'
import { getStore } from '@clubhouse/contract/site/club'
import { getOfficeOrder } from '@clubhouse/contract/money/office/orders'
import { listShopItems } from '@clubhouse/contract/selling/shop'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { loadPart } from '#lib/page/api.ts'
import { titled } from '#lib/page/page-meta.ts'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { Done } from '#parts/office/page/done.tsx'
import { moneyIn } from '../orders-list.tsx'
import styles from './gate.module.css'
import { GateItems } from './gate-items.tsx'
import { GATE } from './messages.ts'
import { onSaleOf } from './on-sale.ts'
import { ThisSale } from './this-sale.tsx'

export { comesAnew as shouldRevalidate } from '#lib/page/may-have-changed.ts'
export { gateAction as action } from './gate-action.ts'

export const loader = officeLoader(async ({ call, page, club, search, headers }) => {
  const params = { club: club.slug }
  const { currency } = await call(getStore, { params })
  // A club without a shop has nothing on sale.
  const { value } = await loadPart(call(listShopItems, { params, query: { per_page: 100 } }), page)
  const order_id = search.get('sold')
  // Asked for, so that no address can say that something was sold.
  const order =
    order_id && (await loadPart(call(getOfficeOrder, { headers, params: { order_id } }), page)).value
  const sold = order ? { id: order.order_id, number: order.order_seq, total: order.total } : null
  // Pressed twice, it is sold once.
  return { onSale: onSaleOf(value?.items ?? []), currency, saleId: crypto.randomUUID(), sold }
})

export const meta = titled(GATE.title)

/** Used standing, with one hand: what they take, what it comes to, and how it was paid. */
export default function GatePage() {
  const { onSale, currency, saleId, sold } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const money = moneyIn(currency)
  return (
    <OfficePage back={{ to: '/orders', label: GATE.back }} title={GATE.title} lead={GATE.lead}>
      <FormMessage text={answer?.formError ?? null} />
      <Done end={sold && <Link to={`/orders/${sold.id}`}>{GATE.seeOrder(sold.number)}</Link>}>
        {sold && <b>{GATE.sold(money(sold.total))}</b>}
      </Done>
      {onSale.length === 0 ? (
        <EmptyState icon="shirt" action={<ButtonLink to="/shop/items">{GATE.toShop}</ButtonLink>}>
          {GATE.none}
        </EmptyState>
      ) : (
        <SaleForm key={sold?.id ?? ''} onSale={onSale} saleId={saleId} money={money} answer={answer} />
      )}
    </OfficePage>
  )
}

type SaleProps = Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'onSale' | 'saleId'> & {
  money: (amount: number) => string
  answer: FormAnswer | undefined
}

/** More than fit on a screen are searched. */
const SEARCHED_FROM = 6

/** What was chosen before the form was refused. */
const countsIn = (values: Record<string, string>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith('take:'))
      .map(([name, count]) => [name.slice('take:'.length), Number(count) || 0]),
  )

const NO_ANSWER: FormAnswer = { errors: {}, values: {}, formError: null, notice: null }

function SaleForm({ onSale, saleId, money, answer = NO_ANSWER }: SaleProps) {
  const isHydrated = useHydrated()
  const isBusy = useNavigation().formMethod === 'POST'
  const [counts, setCounts] = useState(() => countsIn(answer.values))
  const [typed, setTyped] = useState('')
  const kinds = onSale.flatMap((item) => item.kinds)
  const total = kinds.reduce((sum, { key, price }) => sum + price * (counts[key] ?? 0), 0)
  const things = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const isEmpty = isHydrated && things === 0
  return (
    <div className={styles.gate}>
      {isHydrated && onSale.length >= SEARCHED_FROM && (
        // Beside the form: Enter looks for something, and sells nothing.
        <SearchField label={GATE.search} debounceMs={0} minLength={1} onSearch={setTyped} />
      )}
      <Form method="post" action="/orders/new" className={styles.form}>
        <input type="hidden" name="sale_id" value={saleId} />
        {isHydrated && <input type="hidden" name="total" value={total} />}
        <GateItems
          items={onSale}
          typed={typed}
          counts={counts}
          money={money}
          isHydrated={isHydrated}
          onCount={(key, count) => setCounts((before) => ({ ...before, [key]: count }))}
        />
        <div className={styles.side}>
          <ThisSale
            kinds={kinds}
            counts={counts}
            total={total}
            money={money}
            answer={answer}
            isHydrated={isHydrated}
            onClear={() => setCounts({})}
          />
          <div className={styles.foot}>
            {isHydrated && (
              <p className={styles.total} aria-live="polite">
                <span>{GATE.total}</span> <b>{money(total)}</b>
              </p>
            )}
            <Button
              type="submit"
              name="way"
              value="cash"
              variant="primary"
              disabled={isEmpty}
              loading={isBusy}
            >
              {GATE.cash}
            </Button>
            <Button type="submit" name="way" value="transfer" disabled={isEmpty || isBusy}>
              {GATE.transfer}
            </Button>
          </div>
        </div>
      </Form>
    </div>
  )
}
