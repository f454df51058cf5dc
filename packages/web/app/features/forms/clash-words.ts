import type { Clash } from '@clubhouse/domain/forms/rebase-form'
import { type Difference, formDifference } from '@clubhouse/domain/forms/form-difference'
import type { Form } from '@clubhouse/domain/forms/structure'
import { valueInWords } from './difference-words.ts'
import { CONFLICT } from './messages.ts'

/** What would stand there with the one and with the other: only what is not the same in both. */
export interface ClashSides {
  mine: string[]
  theirs: string[]
}

/** The words for every clash by its key. */
export function clashSides(clashes: readonly Clash[], theirs: Form, mine: Form): Map<string, ClashSides> {
  const differences = formDifference(theirs, mine)
  return new Map(
    clashes.map(({ key, of, id }) => {
      const found = differences.find((each) => each.of === of && each.id === id)
      return [key, found ? sidesOf(found) : { mine: [], theirs: [] }]
    }),
  )
}

function sidesOf({ what, label, details }: Difference): ClashSides {
  if (what === 'added') return { mine: [CONFLICT.named(label)], theirs: [CONFLICT.removed] }
  if (what === 'removed') return { mine: [CONFLICT.removed], theirs: [CONFLICT.named(label)] }
  // Where it stands is not what is chosen between.
  const told = details.filter(({ aspect }) => aspect !== 'place' && aspect !== 'section')
  return {
    mine: told.map(({ aspect, after }) => valueInWords(aspect, after)),
    theirs: told.map(({ aspect, before }) => valueInWords(aspect, before)),
  }
}
