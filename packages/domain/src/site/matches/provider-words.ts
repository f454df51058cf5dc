/** Why a provider gave nothing, as a club secretary would say it, and what to do about it. */
const FAILURES: Record<string, string> = {
  'not-allowed': 'This server isn’t allowed to ask that provider. Please tell your contact at the platform.',
  unreachable: 'The provider can’t be reached. Try again in a few minutes.',
  'too-slow': 'The provider took too long to answer. Try again in a few minutes.',
  unauthorised: 'The provider refused the key. Check the key and the organisation number.',
  forbidden: 'The provider refused access. Ask it whether your key covers this organisation.',
  'not-found': 'The provider doesn’t know these numbers. Check them for typing errors.',
  refused: 'The provider didn’t accept these numbers. Check them for typing errors.',
  moved: 'The provider has moved. Please tell your contact at the platform.',
  troubled: 'The provider has a problem of its own. Try again later.',
  'too-large': 'The provider sent more than we can read. Please tell your contact at the platform.',
  garbage: 'The provider answered with something we can’t read. Try again later.',
  resting: 'The provider failed several times in a row. Wait half a minute, then try again.',
  busy: 'Too much is being asked at once. Try again in a moment.',
}

export const failureWords = (kind: string): string =>
  FAILURES[kind] ?? 'The provider gave no answer. Try again later.'

export type Counted = { what: 'fixtures' | 'results' | 'competitions'; count: number }

const NOUNS: Record<Counted['what'], [one: string, many: string]> = {
  fixtures: ['fixture', 'fixtures'],
  results: ['result', 'results'],
  competitions: ['competition', 'competitions'],
}

/** "24 fixtures and 1 result" */
export const countWords = (counts: readonly Counted[]): string =>
  counts.map(({ what, count }) => `${count} ${NOUNS[what][count === 1 ? 0 : 1]}`).join(' and ')

/** What a test says that went well; nothing at all is most often a wrong number. */
export function connectedWords(counts: readonly Counted[]): string {
  const isEmpty = counts.every(({ count }) => count === 0)
  return isEmpty
    ? 'It answers, but has nothing for these numbers. Check them, unless the season hasn’t begun.'
    : `It works: ${countWords(counts)}.`
}
