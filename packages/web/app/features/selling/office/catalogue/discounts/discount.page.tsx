import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { pageMeta } from '#lib/page/page-meta.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import styles from '#parts/office/record/record.module.css'
import { SAVE } from '#parts/office/record/messages.ts'
import { DISCOUNTS } from '../messages.ts'
import { loadRecord } from '#parts/office/record/load-record.ts'
import { planChoices } from '../shared/load-choices.ts'
import { PlanTicks } from '../shared/plan-ticks.tsx'
import { saveRecord } from '#parts/office/record/save-record.ts'
import { RecordPage } from '#parts/office/record/record-page.tsx'
import { RecordForm } from '#parts/office/record/use-record-form.tsx'
import { DISCOUNT, discountValues, getDiscount, NEW_DISCOUNT, STEPS } from './discount-kind.ts'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadRecord(args, getDiscount, async (asking) => ({ plans: await planChoices(asking) }))
export const action = (args: ActionFunctionArgs) => saveRecord(args, DISCOUNT)

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: loaderData?.item?.name ?? DISCOUNTS.fresh,
    path: '/discounts',
    isHidden: true,
  })
}

const TYPES = [
  { value: 'percentage', label: DISCOUNTS.percentage },
  { value: 'fixed', label: DISCOUNTS.fixed },
]

export default function DiscountPage() {
  const { item, time, plans, currency } = useLoaderData<typeof loader>()
  const answer = useActionData<SettingsAnswer>()
  const steps = STEPS.slice(0, (item?.offerings.length ?? 0) + 2)
  return (
    <RecordPage back={{ to: '/discounts', label: DISCOUNTS.title }} title={item?.name ?? DISCOUNTS.fresh}>
      <RecordForm
        key={item ? `${item.discount_id} ${item.version}` : 'new'}
        action={`/discounts/${item?.discount_id ?? 'new'}`}
        kept={{ values: discountValues(item ?? NEW_DISCOUNT), version: item?.version ?? '' }}
        label={item ? SAVE : DISCOUNTS.add}
        timeZone={time.timeZone}
        errors={(fields) => DISCOUNT.errors(DISCOUNT.typed(fields))}
        answer={answer}
      >
        {(bound) => (
          <>
            <div className={settings.block}>
              <TextField label={DISCOUNTS.name} autoComplete="off" {...bound.of('name')} />
              <Theirs>{bound.theirsOf('name')}</Theirs>
              <Select label={DISCOUNTS.type} options={TYPES} {...bound.of('type')} />
              <Checkbox label={DISCOUNTS.switchedOn} {...bound.tickOf('is_active')} />
            </div>
            <div className={settings.block}>
              <h2>{DISCOUNTS.tiers}</h2>
              <p className={styles.quiet}>{DISCOUNTS.tiersLead}</p>
              {bound.errorOf('offerings') && (
                <p className={styles.error} role="alert">
                  {bound.errorOf('offerings')}
                </p>
              )}
              {steps.map((at) => (
                <fieldset key={at} className={styles.part}>
                  <legend>{DISCOUNTS.tier(at + 1)}</legend>
                  <div className={settings.pair}>
                    <TextField
                      label={DISCOUNTS.products}
                      inputMode="numeric"
                      autoComplete="off"
                      optional
                      {...bound.of(`offering_${at}_count`)}
                      error={bound.errorOf(`offering_${at}`)}
                    />
                    <TextField
                      label={DISCOUNTS.amount}
                      inputMode="decimal"
                      autoComplete="off"
                      optional
                      {...bound.of(`offering_${at}_amount`)}
                    />
                  </div>
                </fieldset>
              ))}
            </div>
            <PlanTicks
              bound={bound}
              plans={plans}
              currency={currency}
              legend={DISCOUNTS.which}
              name="plans"
            />
          </>
        )}
      </RecordForm>
    </RecordPage>
  )
}
