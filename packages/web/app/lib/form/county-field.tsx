import type { RefCallback } from 'react'
import { Select } from '../../ui/field/select.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { addressField } from './address-field.ts'
import { ADDRESS } from './messages.ts'

interface Props {
  /** Of the country; none where it has no list, or where nobody could change the list with it. */
  counties: readonly string[]
  /** With which the field begins. */
  county: string
  controlRef: RefCallback<HTMLInputElement | HTMLSelectElement>
}

/** MEMB-58: chosen from the counties of the country, or written where we know none. */
export function CountyField({ counties, county, controlRef }: Props) {
  const shared = {
    ref: controlRef,
    label: ADDRESS.county,
    name: addressField('county'),
    autoComplete: 'address-level1',
    defaultValue: county,
    optional: true,
  }
  if (counties.length === 0) return <TextField {...shared} maxLength={120} />
  // Whoever wrote "Co. Mayo" before there was a list to choose from keeps it.
  const known = county === '' || counties.includes(county) ? counties : [county, ...counties]
  return <Select {...shared} placeholder={ADDRESS.chooseCounty} options={known.map(asOption)} />
}

const asOption = (name: string) => ({ value: name, label: name })
