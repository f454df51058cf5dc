import { useEffect, useRef, useState } from 'react'
import { countiesOf } from '@clubhouse/domain/places/countries'
import type { AddressPart } from '@clubhouse/domain/places/postal-address'
import { Select } from '../../ui/field/select.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { addressField } from './address-field.ts'
import { ADDRESS_COUNTRIES } from './countries.ts'
import { CountyField } from './county-field.tsx'
import styles from './form.module.css'
import { ADDRESS } from './messages.ts'

const OPTIONS = ADDRESS_COUNTRIES.map((country) => ({ value: country, label: country }))

/** OPEN-012: nobody must fill it in. In the order in which people write one, so the country comes last. */
export function AddressFields({ values }: { values: Record<string, string> }) {
  const countryControl = useRef<HTMLSelectElement>(null)
  const countyControl = useRef<HTMLInputElement | HTMLSelectElement>(null)
  const [place, setPlace] = useState({
    country: values[addressField('country')] ?? '',
    county: values[addressField('county')] ?? '',
    hasScript: false,
    isCleared: false,
  })

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

  /** AUTH-33. Who only now says in which country their county lies has not changed it. */
  function changeCountry(country: string) {
    const typed = countyControl.current?.value ?? ''
    const county = place.country === '' ? countyIn(country, typed) : ''
    setPlace({ country, county, hasScript: true, isCleared: typed !== '' && county === '' })
  }

  const line = (part: AddressPart, label: string, autoComplete: string) => (
    <TextField
      label={label}
      name={addressField(part)}
      autoComplete={autoComplete}
      maxLength={120}
      defaultValue={values[addressField(part)]}
      optional
    />
  )
  return (
    <fieldset className={styles.address}>
      <legend>{ADDRESS.title}</legend>
      <div className={styles.form}>
        {line('line1', ADDRESS.line1, 'address-line1')}
        {line('line2', ADDRESS.line2, 'address-line2')}
        {line('city', ADDRESS.city, 'address-level2')}
        <CountyField
          key={place.country}
          counties={place.hasScript ? countiesOf(place.country) : []}
          county={place.county}
          controlRef={(control) => {
            countyControl.current = control
          }}
        />
        {line('postal_code', ADDRESS.postalCode, 'postal-code')}
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
        <p className="visually-hidden" role="status">
          {place.isCleared && ADDRESS.countyCleared}
        </p>
      </div>
    </fieldset>
  )
}

/** The county as its country spells it; empty where it is none of that country's. */
function countyIn(country: string, typed: string): string {
  const counties = countiesOf(country)
  if (counties.length === 0) return typed
  return counties.find((county) => county.toLowerCase() === typed.trim().toLowerCase()) ?? ''
}
