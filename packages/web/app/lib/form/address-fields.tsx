import { useEffect, useRef, useState } from 'react'
import { countiesOf } from '@clubhouse/domain/countries'
import { Select } from '../../ui/field/select.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { addressField } from './address-field.ts'
import { ADDRESS_COUNTRIES } from './countries.ts'
import { CountyField } from './county-field.tsx'
import styles from './form.module.css'
import { ADDRESS } from './messages.ts'

const OPTIONS = ADDRESS_COUNTRIES.map((country) => ({ value: country, label: country }))

/** OPEN-012: folded away, because nobody must fill it in. */
export function AddressFields({ values }: { values: Record<string, string> }) {
  const countryControl = useRef<HTMLSelectElement>(null)
  const countyControl = useRef<HTMLInputElement | HTMLSelectElement>(null)
  const [place, setPlace] = useState({
    country: values[addressField('country')] ?? '',
    county: values[addressField('county')] ?? '',
    hasScript: false,
    isCleared: false,
  })
  const isFilled = Object.entries(values).some(([name, value]) => name.startsWith('address.') && value !== '')

  // Without a script a list could not follow the country, so the county is text until here. A browser that comes back
  // to the page may have filled in both.
  useEffect(() => {
    setPlace((before) => ({
      ...before,
      country: countryControl.current?.value ?? before.country,
      county: countyControl.current?.value ?? before.county,
      hasScript: true,
    }))
  }, [])

  /** AUTH-33 */
  function changeCountry(country: string) {
    const isCleared = countyControl.current !== null && countyControl.current.value !== ''
    setPlace({ country, county: '', hasScript: true, isCleared })
  }

  return (
    <details className={styles.address} open={isFilled}>
      <summary>
        {ADDRESS.title} <span className={styles.optional}>{ADDRESS.optional}</span>
      </summary>
      <div className={styles.form}>
        <Select
          ref={countryControl}
          label={ADDRESS.country}
          name={addressField('country')}
          autoComplete="country-name"
          placeholder={ADDRESS.chooseCountry}
          options={OPTIONS}
          defaultValue={values[addressField('country')] ?? ''}
          onChange={(event) => changeCountry(event.currentTarget.value)}
          optional
        />
        <CountyField
          key={place.country}
          counties={place.hasScript ? countiesOf(place.country) : []}
          county={place.county}
          controlRef={(control) => {
            countyControl.current = control
          }}
        />
        <p className="visually-hidden" role="status">
          {place.isCleared && ADDRESS.countyCleared}
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
