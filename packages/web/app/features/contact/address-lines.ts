import type { Address } from '@clubhouse/contract/account'

/** CONTACT-02: what is missing leaves no gap. */
export function addressLines({ line1, city, county, country }: Address): string[] {
  const town = [city, county].filter(Boolean).join(', ')
  return [line1, town, country].filter((line): line is string => Boolean(line))
}
