/** A year or a season, as clubs write it behind a name: 2027, 2027/28, 2027-28, 27/28, in brackets or not. */
const SEASON = /\(?\b(?:20\d{2}\s*[/–-]\s*(?:20)?\d{2}|20\d{2}|\d{2}\s*\/\s*\d{2})\b\)?/gu

/** "Juvenile U8–U12 2027/28" is next year's "Juvenile U8–U12". */
export const isSameLine = (one: string, other: string): boolean =>
  withoutSeason(one) !== '' && withoutSeason(one) === withoutSeason(other)

const withoutSeason = (name: string): string =>
  name
    .replace(SEASON, ' ')
    .replace(/[\s,:·|–-]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
