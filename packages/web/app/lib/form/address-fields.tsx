import { useRef, useState } from 'react'
import { Select } from '../../ui/field/select.tsx'
import { setInputValue } from '../../ui/field/set-input-value.ts'
import { TextField } from '../../ui/field/text-field.tsx'
import { addressField } from './address-field.ts'
import { COUNTRIES } from './countries.ts'
import styles from './form.module.css'
import { ADDRESS } from './messages.ts'

const OPTIONS = COUNTRIES.map((country) => ({ value: country, label: country }))

/** OPEN-012: folded away, because nobody must fill it in. */
export function AddressFields({ values }: { values: Record<string, string> }) {
  const county = useRef<HTMLInputElement>(null)
  const [isCleared, setCleared] = useState(false)
  const isFilled = Object.entries(values).some(([name, value]) => name.startsWith('address.') && value !== '')

  /** AUTH-33 */
  function clearCounty() {
    const hadCounty = county.current !== null && county.current.value !== ''
    if (county.current) setInputValue(county.current, '')
    setCleared(hadCounty)
  }

  return (
    <details className={styles.address} open={isFilled}>
      <summary>
        {ADDRESS.title} <span className={styles.optional}>{ADDRESS.optional}</span>
      </summary>
      <div className={styles.form}>
        <Select
          label={ADDRESS.country}
          name={addressField('country')}
          autoComplete="country-name"
          placeholder={ADDRESS.chooseCountry}
          options={OPTIONS}
          defaultValue={values[addressField('country')] ?? ''}
          onChange={clearCounty}
          optional
        />
        <TextField
          ref={county}
          label={ADDRESS.county}
          name={addressField('county')}
          autoComplete="address-level1"
          maxLength={120}
          defaultValue={values[addressField('county')]}
          optional
        />
        <p className="visually-hidden" role="status">
          {isCleared && ADDRESS.countyCleared}
        </p>
        {LINES.map(({ part, label, autoComplete }) => (
          <TextField
            key={part}
            label={label}
            name={addressField(part)}
            autoComplete={autoComplete}
            maxLength={120}
            defaultValue={values[addressField(part)]}
            optional
          />
        ))}
      </div>
    </details>
  )
}

const LINES = [
  { part: 'city', label: ADDRESS.city, autoComplete: 'address-level2' },
  { part: 'line1', label: ADDRESS.line1, autoComplete: 'address-line1' },
  { part: 'line2', label: ADDRESS.line2, autoComplete: 'address-line2' },
  { part: 'postal_code', label: ADDRESS.postalCode, autoComplete: 'postal-code' },
] as const
