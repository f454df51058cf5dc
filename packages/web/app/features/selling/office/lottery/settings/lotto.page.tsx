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
import { getStore } from '@clubhouse/contract/site/club'
import { getLotto } from '@clubhouse/contract/selling/office/lottos'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { loadProductTax } from '#parts/selling/office/tax/load-product-tax.ts'
import { ProductTax } from '#parts/selling/office/tax/product-tax.tsx'
import { SettingsFoot } from '#parts/office/settings/settings-foot.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { Icon } from '#ui/icon/icon.tsx'
import { currencySign } from '../currency-sign.ts'
import styles from '../lottery.module.css'
import { LOTTO_FORM, SETTINGS } from '../messages.ts'
import { LottoFields } from './lotto-fields.tsx'

export { LotteryError as ErrorBoundary } from '../lottery-error.tsx'
export { lottoAction as action } from './lotto-action.ts'

/** A lotto, or an empty form for a new one. */
export async function loader({ request, context, params: { id } }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  try {
    const [store, lotto, tax] = await Promise.all([
      page.call(getStore, { params: { club: club.slug } }),
      id === undefined ? null : page.call(getLotto, { headers, params: { lottery_id: id } }),
      loadProductTax({ page, headers }, id),
    ])
    return {
      lotto,
      tax,
      requestId: crypto.randomUUID() as string,
      currency: store.currency,
      timeZone: store.time_zone,
    }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const title = loaderData?.lotto?.name ?? LOTTO_FORM.fresh
  return pageMeta(matches, { title, path: '/lotto/settings', isHidden: true })
}

export default function LottoPage() {
  const { lotto, tax, requestId, currency, timeZone } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <div className={settings.page}>
      <header>
        <Link to="/lotto/settings" className={settings.back}>
          <Icon name="arrow-left" />
          {LOTTO_FORM.all}
        </Link>
        <h1 className={settings.heading}>{lotto?.name ?? LOTTO_FORM.fresh}</h1>
        {!lotto && <p className={settings.lead}>{LOTTO_FORM.freshLead}</p>}
      </header>
      <Form
        method="post"
        action={lotto ? `/lotto/settings/${lotto.lottery_id}` : '/lotto/new'}
        className={settings.form}
      >
        <FormMessage text={answer?.formError ?? null} />
        <input type="hidden" name="version" value={lotto?.version ?? ''} />
        <input type="hidden" name="request_id" value={requestId} />
        {lotto !== null && lotto.tickets_ahead > 0 && (
          <p className={styles.reach}>{SETTINGS.reach(lotto.tickets_ahead)}</p>
        )}
        <LottoFields
          key={lotto?.version ?? 'new'}
          lotto={lotto}
          answer={answer}
          sign={currencySign(currency)}
        />
        <SettingsFoot
          isBusy={isBusy}
          timeZone={timeZone}
          savedAt={search.get('saved')}
          label={lotto ? SETTINGS.save : LOTTO_FORM.add}
        />
      </Form>
      <ProductTax of={tax} />
    </div>
  )
}
