import { Form, useActionData, useLoaderData, useNavigation, useSearchParams } from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import { getLotto } from '@clubhouse/contract/selling/office/lottos'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { titled } from '#lib/page/page-meta.ts'
import { loadProductTax } from '#parts/selling/office/tax/load-product-tax.ts'
import { ProductTax } from '#parts/selling/office/tax/product-tax.tsx'
import { SettingsFoot } from '#parts/office/settings/settings-foot.tsx'
import { Lead, OfficePage } from '#parts/office/page/office-page.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { currencySign } from '../currency-sign.ts'
import styles from '../lottery.module.css'
import { LOTTO_FORM, SETTINGS } from '../messages.ts'
import { LottoFields } from './lotto-fields.tsx'

export { lottoAction as action } from './lotto-action.ts'

/** A lotto, or an empty form for a new one. */
export const loader = officeLoader(async ({ call, page, club, headers, params: { id } }) => {
  const [store, lotto, tax] = await Promise.all([
    call(getStore, { params: { club: club.slug } }),
    id === undefined ? null : call(getLotto, { headers, params: { lottery_id: id } }),
    loadProductTax({ page, headers }, id),
  ])
  return {
    lotto,
    tax,
    requestId: crypto.randomUUID(),
    currency: store.currency,
    timeZone: store.time_zone,
  }
})

export const meta = titled<typeof loader>((data) => data?.lotto?.name ?? LOTTO_FORM.fresh)

export default function LottoPage() {
  const { lotto, tax, requestId, currency, timeZone } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <OfficePage
      back={{ to: '/lotto/settings', label: LOTTO_FORM.all }}
      title={lotto?.name ?? LOTTO_FORM.fresh}
      more={!lotto && <Lead>{LOTTO_FORM.freshLead}</Lead>}
    >
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
    </OfficePage>
  )
}
