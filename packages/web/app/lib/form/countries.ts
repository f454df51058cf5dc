import { COUNTRIES } from '@clubhouse/domain/places/countries'

/** Where the clubs' people live, the nearest first; anybody else writes into the lines of the address. */
export const ADDRESS_COUNTRIES = [
  ...COUNTRIES,
  'Australia',
  'Canada',
  'France',
  'Germany',
  'Netherlands',
  'New Zealand',
  'Poland',
  'Portugal',
  'Spain',
  'United States',
] as const
