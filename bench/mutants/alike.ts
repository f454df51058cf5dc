/**
 * What can be spoiled without a difference: nobody can see it, so no test can find it. `was` is the text as it is, `becomes` what stands
 * there instead.
 */
export interface Alike {
  file: string
  was: string
  becomes: string
  why: string
}

const CARD = 'packages/domain/src/people/members/card-token.ts'

export const ALIKE: readonly Alike[] = [
  {
    file: CARD,
    was: 'token.length > MOST_CHARACTERS',
    becomes: 'token.length >= MOST_CHARACTERS',
    why: 'With a signature of 86 letters no code is 1,000 letters long: base64 has no text of 913.',
  },
  {
    file: CARD,
    was: 'false',
    becomes: 'true',
    why: 'Whether a key that anybody may have can be taken out of the browser again.',
  },
  {
    file: CARD,
    was: '{ return null }',
    becomes: '{}',
    why: 'No signature and none at all have no length of 64 both.',
  },
  {
    file: 'packages/domain/src/people/members/membership-number.ts',
    was: '/[^\\p{L}\\p{N}]+/u',
    becomes: '/[^\\p{L}\\p{N}]/u',
    why: 'Nothing between two separators is no word, and is dropped in the same line.',
  },
  {
    file: 'packages/domain/src/people/members/membership-state.ts',
    was: 'endsOn !== null',
    becomes: 'true',
    why: 'No day is before none: the comparison behind it is false for null.',
  },
]
