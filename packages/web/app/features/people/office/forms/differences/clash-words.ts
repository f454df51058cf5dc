import { clashesOf } from '@clubhouse/domain/people/forms/versions/rebase-form'
import { type Difference, formDifference } from '@clubhouse/domain/people/forms/versions/form-difference'
import { type Form, indexOf } from '@clubhouse/domain/people/forms/structure'
import { valueInWords } from './difference-words.ts'
import { CONFLICT } from '../messages.ts'

/** Something that both changed, and what would stand there with the one and with the other. */
export interface Choice extends ClashSides {
  key: string
  label: string
}

interface ClashSides {
  mine: string[]
  theirs: string[]
}

/** The form's own name is chosen like any question of it. */
export const NAME_KEY = 'name'

interface Named extends Form {
  name: string
}

/** Everything that somebody has to choose, by the name that it had: only what is not the same in both. */
export function choicesOf(fork: { base: Named; mine: Named; theirs: Named }): Choice[] {
  const { base, mine, theirs } = fork
  const differences = formDifference(theirs, mine)
  const was = indexOf(base)
  const parts = clashesOf(fork).map(({ key, of, id, label }) => {
    const found = differences.find((each) => each.of === of && each.id === id)
    const sides = found ? sidesOf(found) : { mine: [], theirs: [] }
    const before =
      of === 'section'
        ? was.sections.find(({ section_id }) => section_id === id)?.label
        : was.byId.get(id)?.question.label
    const name = before ?? label
    return { key, label: of === 'section' ? CONFLICT.section(name) : name, ...sides }
  })
  const isNamedByBoth = new Set([base.name, mine.name, theirs.name]).size === 3
  if (!isNamedByBoth) return parts
  const [own, other] = [[CONFLICT.named(mine.name)], [CONFLICT.named(theirs.name)]]
  return [{ key: NAME_KEY, label: CONFLICT.name, mine: own, theirs: other }, ...parts]
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
