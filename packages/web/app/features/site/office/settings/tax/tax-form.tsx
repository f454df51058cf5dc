import { Form, useNavigation } from 'react-router'
import type { TaxSettings } from '@clubhouse/contract/money/office/tax'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { FormMessage } from '#lib/form/form-message.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { Button } from '#ui/button/button.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { TAX } from './messages.ts'
import styles from './tax.module.css'

/** Rows for rates that are still to come. */
const EMPTY = 2

type Props = { tax: TaxSettings; errors: Record<string, string> }

/** Whether the club is registered, and its rates; what is below the box is shown once it is ticked. */
export function TaxForm({ tax, errors }: Props) {
  const isBusy = useNavigation().formData?.get('intent') === 'tax'
  const { registration, word } = tax
  return (
    <Form method="post" action={TAX.path} className={styles.form} preventScrollReset noValidate>
      <input type="hidden" name="intent" value="tax" />
      <Checkbox
        label={TAX.registered(word)}
        name="registered"
        boxed={true}
        defaultChecked={registration !== null}
      />
      <div className={styles.more}>
        <div className={settings.pair}>
          <TextField
            label={TAX.number(word)}
            name="number"
            autoComplete="off"
            error={errors['number']}
            defaultValue={registration?.number ?? ''}
          />
          <DateField
            label={TAX.since}
            name="since"
            hint={TAX.sinceHint}
            error={errors['since']}
            defaultValue={registration ? displayDate(registration.since) : ''}
          />
        </div>
        <Rates tax={tax} errors={errors} />
      </div>
      <div className={settings.foot}>
        <Button type="submit" variant="primary" loading={isBusy}>
          {TAX.save}
        </Button>
      </div>
    </Form>
  )
}

function Rates({ tax, errors }: Props) {
  const isFresh = tax.rates.length === 0
  const known = isFresh ? tax.usual.map((rate) => ({ ...rate, rate_id: '' })) : tax.rates
  const empty = Array.from({ length: EMPTY }, () => ({ rate_id: '', name: '', basis_points: null }))
  // By its row: whoever gives it another name has not chosen another.
  const usual = isFresh ? 0 : tax.rates.findIndex((rate) => rate.is_default)
  const names = known.map(({ name }, at) => ({ value: String(at), label: name }))
  return (
    <fieldset className={styles.rates}>
      <legend>{TAX.rates}</legend>
      <p className={settings.lead}>
        {isFresh && TAX.ratesFresh} {TAX.ratesLead}
      </p>
      <FormMessage text={errors['rates'] ?? null} />
      {[...known, ...empty].map(({ rate_id: id, name, basis_points: points }, at) => (
        <div key={id || `row ${at}`} className={styles.rate}>
          <input type="hidden" name="rate_id" value={id} />
          <TextField
            label={TAX.rate(at + 1)}
            name="rate_name"
            defaultValue={name}
            maxLength={40}
            autoComplete="off"
            optional={name === ''}
          />
          <TextField
            label={TAX.percent(at + 1)}
            name="rate_percent"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={points === null ? '' : String(points / 100)}
            error={errors[`percent-${at}`]}
            optional={name === ''}
          />
        </div>
      ))}
      <Select
        label={TAX.usual}
        name="usual"
        options={names}
        placeholder={TAX.choose}
        defaultValue={usual < 0 ? '' : String(usual)}
        error={errors['default']}
      />
    </fieldset>
  )
}
