import { type FormEvent, useState } from 'react'
import type { Currency } from '@clubhouse/contract/site/club'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readFields } from '#lib/form/form-fields.ts'
import { UnsentForm } from '#lib/form/unsent-form.tsx'
import { Fold } from '#parts/office/record/fold.tsx'
import { money as typedMoney } from '#parts/office/record/record-values.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { useSettingsForm } from '#parts/office/settings/use-settings-form.ts'
import { Button } from '#ui/button/button.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import { PROGRAMMES } from '../messages.ts'
import { COPY } from './messages.ts'
import styles from './copy.module.css'
import { copyErrors, copyIn, type CopyAsked, copyName, priceName, typedCopy } from './copy-values.ts'
import { COPY_PATH } from './load-copy.ts'

interface PlanRow {
  id: string
  name: string
  members: number
  before: number
  after: number
  ends: string | null
}

interface Props {
  programme: { id: string; name: string }
  change: CopyAsked
  money: { currency: Currency; mark: string }
  plans: PlanRow[]
  bundles: { id: string; name: string; before: number | null; after: number | null }[]
  discounts: string[]
  codes: { before: string; after: string }[]
  answer: SettingsAnswer | undefined
}

/** The table of plans, and below it what most clubs leave as it is. */
export function CopyForm({ programme, change, money, plans, bundles, discounts, codes, answer }: Props) {
  const form = useSettingsForm<string>((fields) => copyErrors(typedCopy(fields)), answer, {
    name: `programmes/copy/${programme.id}`,
    version: '',
  })
  const { errorOf, formError, values, isBusy } = form
  const { props, isChanged, isSignedOut, signInLater, forget } = form
  const planIds = plans.map(({ id }) => id).join(',')
  const first = Object.fromEntries([
    ['plan_ids', planIds],
    ...plans.flatMap(({ id, after }) => [
      [priceName(id), typedMoney(after)],
      [copyName(id), 'on'],
    ]),
  ])
  const [typed, setTyped] = useState<Record<string, string>>({ ...first, ...values })
  const isCopied = (id: string) => typed[copyName(id)] === 'on'
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    props.onInput(event)
    setTyped(typedCopy(readFields(new FormData(event.currentTarget))))
  }
  const of = (name: string, otherwise = '') => ({
    name,
    defaultValue: values[name] ?? otherwise,
    error: errorOf(name),
  })
  const count = plans.filter(({ id }) => isCopied(id)).length
  const said = (amount: number) => formatMoney(cents(amount), money.currency)
  return (
    <form {...props} action={COPY_PATH} onInput={onInput} className={styles.form}>
      <FormMessage text={formError} />
      <input type="hidden" name="program_id" value={programme.id} />
      <input type="hidden" name="percent" value={change.percent} />
      <input type="hidden" name="rounding" value={change.rounding} />
      <input type="hidden" name="plan_ids" value={planIds} />
      <div className={styles.head} data-hints="below">
        <TextField label={COPY.newName} autoComplete="off" {...of('title', programme.name)} />
        <DateField calendar label={COPY.onSaleFrom} optional {...of('on_sale_from')} />
      </div>
      {errorOf('plans') && (
        <p className={styles.error} role="alert">
          {errorOf('plans')}
        </p>
      )}
      <table className={styles.table}>
        <caption className="visually-hidden">{COPY.table}</caption>
        <thead>
          <tr>
            <th scope="col">{COPY.plan}</th>
            <th scope="col">{COPY.before}</th>
            <th scope="col">{COPY.after}</th>
            <th scope="col">{COPY.ends}</th>
            <th scope="col">{COPY.copyThis}</th>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ id, name, members, before, after, ends }) => (
            <tr key={id} data-left-out={!isCopied(id) || undefined}>
              <th scope="row">
                {name}
                <span>{PROGRAMMES.count(members)}</span>
              </th>
              <td data-label={COPY.before}>{said(before)}</td>
              <td>
                <MoneyField
                  label={COPY.priceOf(name)}
                  hidesLabel
                  currency={money.mark}
                  {...of(priceName(id), typedMoney(after))}
                />
              </td>
              <td data-label={COPY.ends}>{ends ? displayDate(ends) : COPY.noEnd}</td>
              <td>
                <Checkbox
                  label={COPY.copyOf(name)}
                  hidesLabel
                  name={copyName(id)}
                  defaultChecked={(values[copyName(id)] ?? 'on') === 'on'}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {plans.length > 0 && <p className={styles.sum}>{ifAllRenew(plans, typed, said)}</p>}
      <Fold title={COPY.more} lead={COPY.moreSays(bundles.length, discounts.length)} isUsed={false}>
        {bundles.length > 0 && (
          <ul>
            {bundles.map(({ id, name, before, after }) => (
              <li key={id}>
                {name}
                {before !== null && after !== null && `: ${COPY.fromTo(said(before), said(after))}`}
              </li>
            ))}
          </ul>
        )}
        {discounts.length > 0 && <p>{COPY.discounts(discounts)}</p>}
        <Checkbox
          label={COPY.withCodes}
          hint={codes.length > 0 ? COPY.codes(codes) : COPY.withCodesHint}
          name="with_codes"
          defaultChecked={values['with_codes'] === 'on'}
        />
        <Checkbox
          label={COPY.atOnce}
          hint={COPY.atOnceHint}
          name="is_active"
          defaultChecked={values['is_active'] === 'on'}
        />
      </Fold>
      <div className={styles.foot}>
        <Button type="submit" name="intent" value="make" variant="primary" loading={isBusy}>
          {COPY.make(count)}
        </Button>
        <span className={styles.quiet}>{COPY.makeHint}</span>
      </div>
      <UnsentForm isChanged={isChanged} isSignedOut={isSignedOut} signInLater={signInLater} forget={forget} />
    </form>
  )
}

/** What the plans would bring if everybody came again, before discounts. */
function ifAllRenew(
  plans: readonly PlanRow[],
  typed: Record<string, string>,
  said: (amount: number) => string,
): string {
  const prices = new Map(copyIn(typed).fields.prices.map(({ plan_id: id, price }) => [id, price]))
  const members = plans.reduce((sum, plan) => sum + plan.members, 0)
  const before = plans.reduce((sum, plan) => sum + plan.members * plan.before, 0)
  const after = plans.reduce((sum, plan) => sum + plan.members * (prices.get(plan.id) ?? 0), 0)
  return COPY.ifAllRenew(members, said(before), said(after))
}
