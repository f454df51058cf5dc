import type { AvailableMember } from '@clubhouse/contract/people/family'
import { type Block, type Lock, type Row } from '@clubhouse/domain/people/registration/blocks'
import { peopleFor } from '@clubhouse/domain/people/registration/people-for-place'
import { fullName, personIn } from '@clubhouse/domain/people/registration/registrations'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { BLOCK } from '../messages.ts'

/** What a row says: who it is, or who it could be. */
export interface RowWords {
  name: string
  note: string | null
  /** Of whoever is there. */
  initials: string | null
}

interface Known {
  blocks: readonly Block[]
  members: readonly AvailableMember[]
  /** Chosen in another visit, and not filled in yet. */
  before: AvailableMember | null
  isForAll: boolean
  isSignedIn: boolean
}

export function rowWords(block: Block, row: Row, known: Known): RowWords {
  const { type, given, copiedFrom, isValid, form } = row
  if (given) {
    const person = personIn(given)
    const name = fullName(person)
    const initials = initialsOf(person.firstName, person.lastName)
    if (!isValid && form) return { name, initials, note: BLOCK.toCheck }
    if (copiedFrom !== null) return { name, initials, note: BLOCK.copiedFrom(copiedFrom) }
    if (type === 'guardian') return { name, initials, note: known.isForAll ? BLOCK.forAll : null }
    return { name, initials, note: person.born === null ? null : BLOCK.born(displayDate(person.born)) }
  }
  const lock = lockWords(row.lock, known.isSignedIn)
  if (lock !== null) return { name: lock, note: null, initials: null }
  const question = type === 'guardian' ? BLOCK.whoSigns : BLOCK.who
  if (known.before)
    return { name: question, note: BLOCK.chosenBefore(known.before.first_name), initials: null }
  return { name: question, note: type === 'member' ? whoFits(block, known) : null, initials: null }
}

function lockWords(lock: Lock | null, isSignedIn: boolean): string | null {
  if (lock?.kind === 'plan') return BLOCK.afterPlan(lock.number)
  if (lock?.kind === 'guardian') return BLOCK.afterGuardian
  return isSignedIn ? null : BLOCK.afterSignIn
}

/** "Fiadh, 9 and Oisín, 12 fit this plan". */
function whoFits({ place }: Block, { members, blocks }: Known): string | null {
  const fitting = peopleFor({ place, type: 'member' }, members, blocks)
    .filter(({ misfit }) => misfit === null)
    .slice(0, 4)
    .map(({ firstName, age }) => (age === null ? firstName : `${firstName}, ${age}`))
  const [only] = fitting
  if (only === undefined) return null
  return fitting.length === 1 ? BLOCK.fits(only) : BLOCK.fit(inSentence(fitting))
}

/** "one, two and three". */
export const inSentence = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

export const initialsOf = (first: string, last: string): string =>
  [first, last].map((name) => [...name.trim()][0]?.toUpperCase() ?? '').join('')
