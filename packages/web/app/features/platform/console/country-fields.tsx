import { useState } from 'react'
import type { ClubCountry } from '@clubhouse/contract/platform/new-club'
import { CLUB_COUNTRIES } from '@clubhouse/domain/site/clubs/club-countries'
import { Select } from '#ui/field/select.tsx'
import { NEW_CLUB } from './messages.ts'
import styles from './su.module.css'

interface Props {
  values: Record<string, string>
  errors: Record<string, string>
}

const CODES = Object.keys(CLUB_COUNTRIES) as ClubCountry[]
const CURRENCIES = [...new Set(CODES.map((code) => CLUB_COUNTRIES[code].currency))]
const isCountry = (value: string | undefined): value is ClubCountry => CODES.some((code) => code === value)
const zoneName = (zone: string) => zone.replace(/^.*\//, '').replaceAll('_', ' ')

/** Currency and time follow the country, and can be changed. */
export function CountryFields({ values, errors }: Props) {
  const [country, setCountry] = useState<ClubCountry>(isCountry(values['country']) ? values['country'] : 'IE')
  const own = CLUB_COUNTRIES[country]
  const wasChosen = values['country'] === country
  return (
    <section className={styles.block}>
      <h2>{NEW_CLUB.where}</h2>
      <Select
        label={NEW_CLUB.country}
        name="country"
        value={country}
        options={CODES.map((code) => ({ value: code, label: CLUB_COUNTRIES[code].name }))}
        onChange={({ currentTarget: { value } }) => isCountry(value) && setCountry(value)}
      />
      <div className={styles.pair} key={country}>
        <Select
          label={NEW_CLUB.currency}
          name="currency"
          defaultValue={(wasChosen && values['currency']) || own.currency}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
        />
        <Select
          label={NEW_CLUB.zone}
          name="time_zone"
          defaultValue={(wasChosen && values['time_zone']) || own.timeZones[0]}
          error={errors['time_zone']}
          options={own.timeZones.map((value) => ({ value, label: zoneName(value) }))}
        />
      </div>
    </section>
  )
}
