import {
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from 'react-router'
import { useState } from 'react'
import { getStore } from '@clubhouse/contract/site/club'
import { listShopItems } from '@clubhouse/contract/selling/shop'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { asRouteError, loadPart } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { moneyIn } from '../orders-list.tsx'
import styles from './gate.module.css'
import { GateItems } from './gate-items.tsx'
import { GATE } from './messages.ts'
import { onSaleOf } from './on-sale.ts'

export { comesAnew as shouldRevalidate } from '#lib/page/may-have-changed.ts'
export { gateAction as action } from './gate-action.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club } = await requireClub(page, request)
  const params = { club: club.slug }
  try {
    const { currency } = await page.call(getStore, { params })
    // A club without a shop has nothing on sale.
    const { value } = await loadPart(page.call(listShopItems, { params, query: { per_page: 100 } }), page)
    // Pressed twice, it is sold once.
    return { onSale: onSaleOf(value?.items ?? []), currency, saleId: crypto.randomUUID() as string }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: GATE.title, path: '/orders/new', isHidden: true })
}

export function ErrorBoundary() {
  return <ListError path="/orders" />
}

/** Used standing, with one hand: what they take, what it comes to, and how it was paid. */
export default function GatePage() {
  const { onSale, currency, saleId } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const money = moneyIn(currency)
  const sold = search.get('sold')
  return (
    <div className={settings.page}>
      <header>
        <Link to="/orders" className={settings.back}>
          <Icon name="arrow-left" />
          {GATE.back}
        </Link>
        <h1 className={settings.heading}>{GATE.title}</h1>
        <p className={settings.lead}>{GATE.lead}</p>
      </header>
      <FormMessage text={answer?.formError ?? null} />
      <p role="status" className={styles.said}>
        {sold && (
          <>
            <Icon name="success" />
            <b>{GATE.sold(money(Number(search.get('sum')) || 0))}</b>{' '}
            <Link to={`/orders/${sold}`}>{GATE.seeOrder(search.get('number') ?? '')}</Link>
          </>
        )}
      </p>
      {onSale.length === 0 ? (
        <EmptyState icon="shirt" action={<ButtonLink to="/shop/items">{GATE.toShop}</ButtonLink>}>
          {GATE.none}
        </EmptyState>
      ) : (
        <SaleForm key={sold ?? ''} onSale={onSale} saleId={saleId} money={money} answer={answer} />
      )}
    </div>
  )
}

type SaleProps = Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'onSale' | 'saleId'> & {
  money: (amount: number) => string
  answer: FormAnswer | undefined
}

const RECEIPT = ['name', 'email', 'note']

/** What was chosen before the form was refused. */
const countsIn = (values: Record<string, string>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith('take:'))
      .map(([name, count]) => [name.slice('take:'.length), Number(count) || 0]),
  )

function SaleForm({ onSale, saleId, money, answer }: SaleProps) {
  const { errors, values }: Pick<FormAnswer, 'errors' | 'values'> = answer ?? { errors: {}, values: {} }
  const isHydrated = useHydrated()
  const isBusy = useNavigation().formMethod === 'POST'
  const [counts, setCounts] = useState(() => countsIn(values))
  const total = onSale.reduce((sum, { key, price }) => sum + price * (counts[key] ?? 0), 0)
  const isEmpty = isHydrated && Object.values(counts).every((count) => count === 0)
  return (
    <Form method="post" action="/orders/new" className={styles.form}>
      <input type="hidden" name="sale_id" value={saleId} />
      {isHydrated && <input type="hidden" name="total" value={total} />}
      <GateItems
        onSale={onSale}
        counts={counts}
        money={money}
        isHydrated={isHydrated}
        onCount={(key, count) => setCounts((before) => ({ ...before, [key]: count }))}
      />
      <details
        className={styles.receipt}
        open={Object.keys(errors).length > 0 || RECEIPT.some((name) => values[name])}
      >
        <summary>{GATE.receipt}</summary>
        <p className={styles.quiet}>{GATE.receiptHint}</p>
        <TextField
          label={GATE.name}
          name="name"
          maxLength={100}
          autoComplete="off"
          optional
          defaultValue={values['name'] ?? ''}
        />
        <TextField
          label={GATE.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          optional
          defaultValue={values['email'] ?? ''}
          error={errors['email']}
        />
        <TextField
          label={GATE.note}
          name="note"
          maxLength={300}
          autoComplete="off"
          optional
          defaultValue={values['note'] ?? ''}
        />
      </details>
      <div className={styles.foot}>
        {isHydrated && (
          <p className={styles.total} aria-live="polite">
            {GATE.total} <b>{money(total)}</b>
          </p>
        )}
        <Button type="submit" name="way" value="cash" variant="primary" disabled={isEmpty} loading={isBusy}>
          {GATE.cash}
        </Button>
        <Button type="submit" name="way" value="transfer" disabled={isEmpty || isBusy}>
          {GATE.transfer}
        </Button>
      </div>
    </Form>
  )
}
