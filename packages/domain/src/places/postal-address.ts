import type { PostalAddress } from '@clubhouse/contract/people/people'

/** OPEN-012 */
export const ADDRESS_PARTS = ['country', 'county', 'city', 'line1', 'line2', 'postal_code'] as const
export type AddressPart = (typeof ADDRESS_PARTS)[number]

/** AUTH-34, OPEN-012: as it is sent. What has edges is trimmed, what is empty is null. */
export function sentAddress(typed: Partial<Record<AddressPart, string>>): PostalAddress {
  const part = (name: AddressPart) => typed[name]?.trim() || null
  return {
    country: part('country'),
    postal_code: part('postal_code'),
    county: part('county'),
    city: part('city'),
    line1: part('line1'),
    line2: part('line2'),
  }
}
