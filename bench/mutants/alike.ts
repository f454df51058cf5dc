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

export const ALIKE: readonly Alike[] = []
