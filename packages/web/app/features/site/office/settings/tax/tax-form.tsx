import { Form, useNavigation } from 'react-router'
import type { TaxSettings } from '@clubhouse/contract/money/office/tax'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { FormMessage } from '#lib/form/form-message.tsx'
import { Lead } from '#parts/office/page/office-page.tsx'
import { Columns, Row } from '#ui/layout/layout.tsx'
import { Button } from '#ui/button/button.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { TAX } from './messages.ts'
import type { TypedTax } from './read-tax.ts'
import styles from './tax.module.css'

/** Rows for rates that are still to come. */
const EMPTY = 2

type Props = { tax: TaxSettings; typed: TypedTax | undefined; errors: Record<string, string> }

/** Whether the club is registered, and its rates; what is below the box is shown once it is ticked. */
export function TaxForm({ tax, typed, errors }: Props) {
  const isBusy = useNavigation().formData?.get('intent') === 'tax'
  const { word } = tax
  const { isRegistered, number, since, ...rates } = typed ?? asKept(tax)
  return (
    <Form method="post" action={TAX.path} className={styles.form} preventScrollReset noValidate>
      <input type="hidden" name="intent" value="tax" />
      <Checkbox label={TAX.registered(word)} name="registered" boxed={true} defaultChecked={isRegistered} />
      <div className={styles.more}>
        <Columns>
          <TextField
            label={TAX.number(word)}
            name="number"
            autoComplete="off"
            error={errors['number']}
            defaultValue={number}
          />
          <DateField
            calendar
            label={TAX.since}
            name="since"
            hint={TAX.sinceHint}
            error={errors['since']}
            defaultValue={since}
          />
        </Columns>
        <Rates {...rates} isFresh={tax.rates.length === 0} errors={errors} />
      </div>
      <Row>
        <Button type="submit" variant="primary" loading={isBusy}>
          {TAX.save}
        </Button>
      </Row>
    </Form>
  )
}

/** As it was saved, or as it usually is; with rows for rates that are still to come. */
function asKept({ registration, rates, usual }: TaxSettings): TypedTax {
  const isFresh = rates.length === 0
  const known = isFresh ? usual.map((rate) => ({ ...rate, rate_id: '' })) : rates
  // By its row: whoever gives it another name has not chosen another.
  const chosen = isFresh ? 0 : rates.findIndex((rate) => rate.is_default)
  return {
    isRegistered: registration !== null,
    number: registration?.number ?? '',
    since: registration ? displayDate(registration.since) : '',
    rates: [
      ...known.map(({ rate_id: id, name, basis_points: points }) => ({
        id,
        name,
        percent: String(points / 100),
      })),
      ...Array.from({ length: EMPTY }, () => ({ id: '', name: '', percent: '' })),
    ],
    usual: chosen < 0 ? '' : String(chosen),
  }
}

type RatesProps = Pick<TypedTax, 'rates' | 'usual'> & Pick<Props, 'errors'> & { isFresh: boolean }

function Rates({ rates, usual, isFresh, errors }: RatesProps) {
  const names = rates.flatMap(({ name }, at) => (name === '' ? [] : [{ value: String(at), label: name }]))
  return (
    <fieldset className={styles.rates}>
      <legend>{TAX.rates}</legend>
      <Lead>
        {isFresh && TAX.ratesFresh} {TAX.ratesLead}
      </Lead>
      <FormMessage text={errors['rates'] ?? null} />
      {rates.map(({ id, name, percent }, at) => (
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
            defaultValue={percent}
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
        defaultValue={usual}
        error={errors['default']}
      />
    </fieldset>
  )
}
