import type { FormKind } from '@clubhouse/contract/forms'
import type { RelatedAccount, User } from '@clubhouse/contract/people'
import { FILL_IN } from './messages.ts'

/** Somebody whom a form can be about; `new` stands for whoever the club does not know yet. */
export interface Choice {
  id: string
  name: string
}

const SOMEBODY_NEW = 'new'

/** The first is the one that a form begins with. Nobody is offered to whoever is not signed in. */
export function peopleFor(kind: FormKind, user: User | null, family: readonly RelatedAccount[]): Choice[] {
  if (!user) return []
  const wanted = kind === 'juvenile' ? 'juvenile' : 'adult'
  const relatives = family
    .filter((each) => each.kind === wanted)
    .map(({ member_id, first_name, last_name }) => ({ id: member_id, name: `${first_name} ${last_name}` }))
  if (kind === 'juvenile') return [...relatives, { id: SOMEBODY_NEW, name: FILL_IN.newChild }]
  const myself = { id: user.user_id, name: FILL_IN.myself(user.first_name) }
  return [myself, ...relatives, { id: SOMEBODY_NEW, name: FILL_IN.somebodyNew }]
}

/** Whoever the address asks for, where they are among those who can be chosen. */
export const chosenFrom = (people: readonly Choice[], asked: string | null): Choice | null =>
  people.find(({ id }) => id === asked) ?? people[0] ?? null

/** Null for whoever the club does not know yet. */
export const memberOf = (choice: Choice | null): string | null =>
  choice && choice.id !== SOMEBODY_NEW ? choice.id : null
