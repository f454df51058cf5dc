import { ADDRESS_PARTS, type AddressPart } from '@clubhouse/domain/places/postal-address'

/** Address fields share their names with nothing else in a form. */
export const addressField = (part: AddressPart) => `address.${part}`

export function readAddress(field: (name: string) => string): Record<AddressPart, string> {
  const [country, county, city, line1, line2, postal_code] = ADDRESS_PARTS.map((part) =>
    field(addressField(part)),
  )
  const text = (value: string | undefined) => value ?? ''
  return {
    country: text(country),
    county: text(county),
    city: text(city),
    line1: text(line1),
    line2: text(line2),
    postal_code: text(postal_code),
  }
}

/** The same as default values of the fields. */
export function addressValues(address: Partial<Record<AddressPart, string | null>>): Record<string, string> {
  return Object.fromEntries(ADDRESS_PARTS.map((part) => [addressField(part), address[part] ?? '']))
}
