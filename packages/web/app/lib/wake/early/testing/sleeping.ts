import type { Waking } from '../waking.ts'

/** A page that sleeps and never wakes; a test changes what it is about. */
export const sleeping = (changes: Partial<Waking> = {}): Waking => ({
  isAwake: () => false,
  hasBegun: () => false,
  foresee: async () => undefined,
  waitFor: () => undefined,
  wake: async () => undefined,
  onWaking: () => undefined,
  ...changes,
})
