/** Where the clubs' people live, the nearest first; anybody else writes into the lines of the address. */
export const COUNTRIES = [
  'Ireland',
  'Northern Ireland',
  'England',
  'Scotland',
  'Wales',
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
