/** Where a payments account can be opened, as far as we sell. */
const OPEN = [
  'IE',
  'GB',
  'AU',
  'NZ',
  'US',
  'CA',
  'AT',
  'BE',
  'BG',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const

/** Beside their own names; a club says where it is as people say it. */
const ALSO: Record<string, string> = {
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  éire: 'IE',
  eire: 'IE',
  'republic of ireland': 'IE',
  usa: 'US',
  'united states of america': 'US',
  'the netherlands': 'NL',
  holland: 'NL',
  'czech republic': 'CZ',
}

/** Of currencies that one country has: another has to be said. */
const ONLY: Record<string, string> = { GBP: 'GB', AUD: 'AU', NZD: 'NZ', USD: 'US', CAD: 'CA' }

const NAMES = new Intl.DisplayNames('en', { type: 'region' })
const BY_NAME = new Map<string, string>([
  ...OPEN.map((code): [string, string] => [(NAMES.of(code) ?? code).toLowerCase(), code]),
  ...OPEN.map((code): [string, string] => [code.toLowerCase(), code]),
  ...Object.entries(ALSO),
])

/** The country of a club's payments account, two letters, from its address; the gateway never changes it. Null where nobody knows. */
export function accountCountry({
  country,
  currency,
}: {
  country: string | null
  currency: string
}): string | null {
  const said = country?.trim().toLowerCase() ?? ''
  if (said !== '') return BY_NAME.get(said) ?? null
  return ONLY[currency] ?? null
}
