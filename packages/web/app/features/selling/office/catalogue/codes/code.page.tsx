import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { CATALOGUE_LIMITS } from '@clubhouse/contract/selling/office/catalogue-limits'
import { formatDateTime, formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { pageMeta } from '#lib/page/page-meta.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import styles from '#parts/office/record/record.module.css'
import { SAVE } from '#parts/office/record/messages.ts'
import { CODES, DISCOUNTS } from '../messages.ts'
import { loadRecord } from '#parts/office/record/load-record.ts'
import { planChoices } from '../shared/load-choices.ts'
import { PlanTicks } from '../shared/plan-ticks.tsx'
import { saveRecord } from '#parts/office/record/save-record.ts'
import { RecordPage } from '#parts/office/record/record-page.tsx'
import { RecordForm } from '#parts/office/record/use-record-form.tsx'
import { CODE, codeValues, getCode, NEW_CODE } from './code-kind.ts'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadRecord(args, getCode, async (asking) => ({ plans: await planChoices(asking) }))
export const action = (args: ActionFunctionArgs) => saveRecord(args, CODE)

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(matches, { title: loaderData?.item?.code ?? CODES.fresh, path: '/codes', isHidden: true })
}

const TYPES = [
  { value: 'percentage', label: DISCOUNTS.percentage },
  { value: 'fixed', label: DISCOUNTS.fixed },
]
const WHICH = [
  { value: 'all', label: CODES.everyPlan },
  { value: 'some', label: CODES.somePlans },
]

/** One code, and who used it. */
export default function CodePage() {
  const { item, time, plans, currency } = useLoaderData<typeof loader>()
  const answer = useActionData<SettingsAnswer>()
  return (
    <RecordPage back={{ to: '/codes', label: CODES.title }} title={item?.code ?? CODES.fresh}>
      <RecordForm
        key={item ? `${item.code_id} ${item.version}` : 'new'}
        action={`/codes/${item?.code_id ?? 'new'}`}
        kept={{ values: codeValues(item ?? NEW_CODE), version: item?.version ?? '' }}
        label={item ? SAVE : CODES.add}
        timeZone={time.timeZone}
        errors={(fields) => CODE.errors(CODE.typed(fields))}
        answer={answer}
      >
        {(bound) => (
          <>
            <div className={settings.block}>
              <TextField
                label={CODES.code}
                hint={CODES.codeHint}
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={CATALOGUE_LIMITS.code}
                {...bound.of('code')}
              />
              <Theirs>{bound.theirsOf('code')}</Theirs>
              <div className={settings.pair}>
                <Select label={DISCOUNTS.type} options={TYPES} {...bound.of('type')} />
                <TextField
                  label={CODES.amount}
                  inputMode="decimal"
                  autoComplete="off"
                  {...bound.of('amount')}
                />
              </div>
              <Theirs>{bound.theirsOf('amount')}</Theirs>
              <Checkbox label={DISCOUNTS.switchedOn} {...bound.tickOf('is_active')} />
            </div>
            <div className={settings.block}>
              <div className={styles.row}>
                <DateField
                  label={CODES.validFrom}
                  hint={CODES.dayHint}
                  optional
                  {...bound.of('valid_from')}
                />
                <DateField label={CODES.validTo} hint={CODES.dayHint} optional {...bound.of('valid_to')} />
                <TextField
                  label={CODES.limit}
                  hint={CODES.limitHint}
                  inputMode="numeric"
                  autoComplete="off"
                  optional
                  {...bound.of('use_limit')}
                />
              </div>
              <Theirs>{bound.theirsOf('valid_to')}</Theirs>
              <Theirs>{bound.theirsOf('use_limit')}</Theirs>
            </div>
            <Select label={CODES.which} options={WHICH} {...bound.of('which')} />
            <PlanTicks
              bound={bound}
              plans={plans}
              currency={currency}
              legend={CODES.somePlans}
              name="plan_ids"
            />
          </>
        )}
      </RecordForm>
      {item && (
        <section className={settings.form}>
          <h2>
            {CODES.uses} ({CODES.usedOf(item.used, item.use_limit)})
          </h2>
          {item.uses.length === 0 && <p className={styles.quiet}>{CODES.noUses}</p>}
          <ul role="list" className={styles.uses}>
            {item.uses.map((use) => (
              <li key={use.order_id}>
                <span>
                  {CODES.order(use.order_seq)}, {use.name}
                </span>
                <span className={styles.quiet}>
                  {use.status}, {formatDateTime(use.created_at, time.timeZone)},{' '}
                  {formatMoney(cents(-use.amount), currency)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </RecordPage>
  )
}
