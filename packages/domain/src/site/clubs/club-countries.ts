import type { Currency } from '@clubhouse/contract/site/club'
import type { ClubCountry } from '@clubhouse/contract/platform/new-club'

export interface CountryOfClub {
  /** As an address says it. */
  name: string
  currency: Currency
  /** The first is where most live. */
  timeZones: readonly [string, ...string[]]
}

/** Where clubs are, and what follows from it until somebody says otherwise. */
export const CLUB_COUNTRIES: Record<ClubCountry, CountryOfClub> = {
  IE: { name: 'Ireland', currency: 'EUR', timeZones: ['Europe/Dublin'] },
  GB: { name: 'United Kingdom', currency: 'GBP', timeZones: ['Europe/London'] },
  AU: {
    name: 'Australia',
    currency: 'AUD',
    timeZones: [
      ...(['Australia/Sydney', 'Australia/Melbourne', 'Australia/Brisbane', 'Australia/Adelaide'] as const),
      'Australia/Darwin',
      'Australia/Perth',
      'Australia/Hobart',
    ],
  },
  NZ: { name: 'New Zealand', currency: 'NZD', timeZones: ['Pacific/Auckland'] },
  US: {
    name: 'United States',
    currency: 'USD',
    timeZones: [
      ...(['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'] as const),
      'America/Phoenix',
      'America/Anchorage',
      'Pacific/Honolulu',
    ],
  },
  CA: {
    name: 'Canada',
    currency: 'CAD',
    timeZones: [
      ...(['America/Toronto', 'America/Halifax', 'America/Winnipeg', 'America/Edmonton'] as const),
      'America/Vancouver',
      'America/St_Johns',
    ],
  },
}

export const CLUB_TIME_ZONES: readonly string[] = Object.values(CLUB_COUNTRIES).flatMap(
  ({ timeZones }) => timeZones,
)
