import type { OfficeSponsor, SponsorFields } from '@clubhouse/contract/site/office/sponsors'
import { type SponsorField, sponsorErrors } from '@clubhouse/domain/site/content/sponsor-fields'
import { DATE_PROBLEMS, displayDate, parseDate } from '@clubhouse/domain/time/plain-date'
import type { FormFields } from '#lib/form/form-fields.ts'
import { EDIT } from '../messages.ts'

/** What stands in the form, by field. */
export type SponsorValues = Record<string, string>

export const valuesOf = (sponsor: SponsorFields): SponsorValues => ({
  name: sponsor.name,
  link: sponsor.link ?? '',
  image_id: sponsor.image_id ?? '',
  featured: sponsor.featured ? 'on' : '',
  starts_on: sponsor.starts_on ? displayDate(sponsor.starts_on) : '',
  ends_on: sponsor.ends_on ? displayDate(sponsor.ends_on) : '',
})

export const NEW_VALUES: SponsorValues = valuesOf({
  name: '',
  link: null,
  image_id: null,
  featured: false,
  starts_on: null,
  ends_on: null,
})

export const typedValues = ({ field, isTicked }: FormFields): SponsorValues => ({
  ...Object.fromEntries(Object.keys(NEW_VALUES).map((name) => [name, field(name).trim()])),
  featured: isTicked('featured') ? 'on' : '',
})

const dayIn = (text: string): string | null => {
  const date = text ? parseDate(text) : null
  return date?.ok ? date.iso : null
}

export const fieldsOf = (values: SponsorValues): SponsorFields => ({
  name: values['name'] ?? '',
  link: values['link'] || null,
  image_id: values['image_id'] || null,
  featured: values['featured'] === 'on',
  starts_on: dayIn(values['starts_on'] ?? ''),
  ends_on: dayIn(values['ends_on'] ?? ''),
})

export function errorsIn(fields: FormFields): Partial<Record<SponsorField, string>> {
  const values = typedValues(fields)
  const days = (['starts_on', 'ends_on'] as const).flatMap((name) => {
    const date = values[name] ? parseDate(values[name]) : null
    return date && !date.ok ? [[name, DATE_PROBLEMS[date.reason]] as const] : []
  })
  return { ...sponsorErrors(fieldsOf(values)), ...Object.fromEntries(days) }
}

/** In the words in which the form shows them. */
export function inWords(values: SponsorValues, { image_id: typed }: SponsorValues): SponsorValues {
  const isOther = (values['image_id'] ?? '') !== (typed ?? '')
  return {
    ...values,
    featured: values['featured'] === 'on' ? EDIT.yes : EDIT.no,
    image_id: isOther && values['image_id'] ? EDIT.anotherLogo : '',
  }
}

export type Edited = OfficeSponsor | null
