import type { FormKind } from '@clubhouse/contract/people/forms'
import type { RelatedAccount, User } from '@clubhouse/contract/people/people'
import { REGISTRATION } from './messages.ts'

/** Somebody whom a form can be about; `new` stands for whoever the club does not know yet. */
export interface Choice {
  id: string
  name: string
  /** Of whoever the club knows. */
  known: KnownName | null
}
export type KnownName = Pick<User, 'first_name' | 'last_name'>

const SOMEBODY_NEW = 'new'

const somebodyNew = (name: string): Choice => ({ id: SOMEBODY_NEW, name, known: null })

/** The first is the one that a form begins with. Nobody is offered to whoever is not signed in. */
export function peopleFor(kind: FormKind, user: User | null, family: readonly RelatedAccount[]): Choice[] {
  if (!user) return []
  const wanted = kind === 'juvenile' ? 'juvenile' : 'adult'
  const relatives = family
    .filter((each) => each.kind === wanted)
    .map(({ member_id, first_name, last_name, age }) => ({
      id: member_id,
      name: age === null ? `${first_name} ${last_name}` : `${first_name}, ${age}`,
      known: { first_name, last_name },
    }))
  if (kind === 'juvenile') return [...relatives, somebodyNew(REGISTRATION.newChild)]
  const { user_id, first_name, last_name } = user
  const myself = { id: user_id, name: REGISTRATION.myself(first_name), known: { first_name, last_name } }
  return [myself, ...relatives, somebodyNew(REGISTRATION.somebodyNew)]
}

/** Whoever the address asks for, where they are among those who can be chosen. */
export const chosenFrom = (people: readonly Choice[], asked: string | null): Choice | null =>
  people.find(({ id }) => id === asked) ?? people[0] ?? null

/** Null for whoever the club does not know yet. */
export const memberOf = (choice: Choice | null): string | null =>
  choice && choice.id !== SOMEBODY_NEW ? choice.id : null

/** The parameter that names whom a form is about. */
export const PERSON = 'for'

export const withPerson = (address: string, id: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [PERSON]: id })}`

/** The names of what the page posts besides the fields of the form. */
export const ABOUT = {
  version: 'version',
  member: 'member_id',
  /** The draft that is not needed any more once the answers are kept. */
  draft: 'draft',
  /** A page that runs a script sends the answers themselves. */
  answers: 'answers',
} as const
