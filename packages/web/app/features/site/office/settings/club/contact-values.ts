import type { ContactDetails } from '@clubhouse/contract/site/office/club-settings'
import { type ContactField, contactErrors } from '@clubhouse/domain/site/clubs/contact-details'
import { monthName } from '@clubhouse/domain/format'
import type { FormFields } from '#lib/form/form-fields.ts'
import { CLUB } from '../messages.ts'

/** What stands in the form, by field. */
export type ContactValues = Record<string, string>

const TEXTS = [
  'name',
  'contact_email',
  'line1',
  'city',
  'county',
  'country',
  'facebook',
  'twitter',
  'instagram',
  'membership_details_headline',
] as const

export const valuesOf = (details: ContactDetails): ContactValues => ({
  ...Object.fromEntries(TEXTS.map((name) => [name, details[name] ?? ''])),
  latitude: details.latitude === null ? '' : String(details.latitude),
  longitude: details.longitude === null ? '' : String(details.longitude),
  display_address: details.display_address ? 'on' : '',
  year_ends_in: String(details.year_ends_in ?? 12),
  hide_membership_plans_heading: details.hide_membership_plans_heading ? 'on' : '',
})

export const typedValues = ({ field, isTicked }: FormFields): ContactValues => ({
  ...Object.fromEntries(
    [...TEXTS, 'latitude', 'longitude', 'year_ends_in'].map((name) => [name, field(name).trim()]),
  ),
  display_address: isTicked('display_address') ? 'on' : '',
  hide_membership_plans_heading: isTicked('hide_membership_plans_heading') ? 'on' : '',
})

const isMonth = (text = ''): boolean => /^([1-9]|1[0-2])$/.test(text)

/** Null for nothing, not a number for what is none. */
const degreesIn = (text: string): number | null => (text === '' ? null : Number(text.replace(',', '.')))

export function detailsOf(values: ContactValues): ContactDetails {
  const text = (name: string) => values[name] || null
  return {
    name: values['name'] ?? '',
    contact_email: text('contact_email'),
    line1: text('line1'),
    city: text('city'),
    county: text('county'),
    country: text('country'),
    latitude: degreesIn(values['latitude'] ?? ''),
    longitude: degreesIn(values['longitude'] ?? ''),
    display_address: values['display_address'] === 'on',
    facebook: text('facebook'),
    twitter: text('twitter'),
    instagram: text('instagram'),
    ...(isMonth(values['year_ends_in']) && { year_ends_in: Number(values['year_ends_in']) }),
    membership_details_headline: text('membership_details_headline'),
    hide_membership_plans_heading: values['hide_membership_plans_heading'] === 'on',
  }
}

type Field = ContactField | 'latitude' | 'longitude'

export function errorsIn(fields: FormFields): Partial<Record<Field, string>> {
  const details = detailsOf(typedValues(fields))
  const isOff = (degrees: number | null, most: number) =>
    degrees !== null && !(Number.isFinite(degrees) && Math.abs(degrees) <= most)
  return {
    ...contactErrors(details),
    ...(isOff(details.latitude, 90) && { latitude: CLUB.notANumber }),
    ...(isOff(details.longitude, 180) && { longitude: CLUB.notANumber }),
  }
}

/** In the words in which the form shows them. */
export const inWords = (values: ContactValues): ContactValues => ({
  ...values,
  display_address: values['display_address'] === 'on' ? CLUB.yes : CLUB.no,
  year_ends_in: monthName(Number(values['year_ends_in'])),
  hide_membership_plans_heading: values['hide_membership_plans_heading'] === 'on' ? CLUB.yes : CLUB.no,
})
