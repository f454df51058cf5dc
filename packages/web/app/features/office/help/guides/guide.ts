import type { IconName } from '#ui/icon/icon.tsx'

/** A job that volunteers do, told in the words that stand on the buttons. */
export interface Guide {
  slug: string
  title: string
  icon: IconName
  /** The entry of the menu that it begins at: who may not open it is not told of it. */
  entry: string
  /** Where its button leads, and what stands on it. */
  to: string
  go: string
  lead: string
  steps: readonly string[]
  /** What else people call it. */
  also?: string
}
