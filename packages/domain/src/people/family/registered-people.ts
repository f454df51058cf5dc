import type { MemberKind } from '@clubhouse/contract/people/family'
import type { PostalAddress } from '@clubhouse/contract/people/people'
import { mobileError } from '../../identity/mobile.ts'
import { accept, refuse, type Result } from '../../result.ts'
import { ADULT_FROM, kindOn } from './ages.ts'

/** Whoever registers. */
export interface Registrar {
  id: string
  firstName: string
  lastName: string
  email: string
  /** Whether the platform knows them already. */
  hasMobile?: boolean
  hasAddress?: boolean
}

/** Somebody for whom they act. */
export interface Relative {
  id: string
  kind: MemberKind
  firstName: string
  lastName: string
  dateOfBirth: string | null
}

/** One filled-in form: whom it is about, and what it says of them. */
export interface GivenPerson {
  /** Null for somebody new. */
  memberId: string | null
  /** Whom the plan takes; whoever signs for a child is an adult. */
  kind: MemberKind
  firstName: string
  lastName: string
  dateOfBirth: string | null
  email: string | null
  mobile?: string | null
  address?: PostalAddress | null
  /** By which the age is judged: the plan's `age_on`, or today. */
  day: string
}

export interface PeopleRefusal {
  code: 'not_found' | 'wrong_kind' | 'email_taken'
  /** Which of those given. */
  at: number
  message: string
}

export interface RegisteredPeople {
  /** Of those given, in their order. */
  ids: string[]
  added: Relative[]
  /** Birthdays that were not known. */
  learnt: { id: string; dateOfBirth: string }[]
  /** What whoever registers said of themselves and the platform did not know. */
  ofSelf: { mobile: string | null; address: PostalAddress | null } | null
}

/**
 * Who the people of a registration are. Somebody named must be of the family; somebody new who has the names and the birthday
 * of one of them is that one, so whoever presses twice adds nobody twice.
 */
export function registeredPeople(
  self: Registrar,
  relatives: readonly Relative[],
  given: readonly GivenPerson[],
  newId: () => string,
): Result<RegisteredPeople, PeopleRefusal> {
  const family = new Map(relatives.map((relative) => [relative.id, relative]))
  const people: RegisteredPeople = { ids: [], added: [], learnt: [], ofSelf: null }
  for (const [at, person] of given.entries()) {
    const { memberId, kind, dateOfBirth, day } = person
    const id = memberId ?? knownAs(person, self, [...family.values()])
    const known = id === null ? added(person, newId()) : (family.get(id) ?? null)
    if (!known && id !== self.id)
      return refuse({ code: 'not_found', at, message: 'The member was not found' })
    const born = known?.dateOfBirth ?? dateOfBirth
    const isOfKind = known ? known.kind === kind || kindOn(known.kind, born, day) === kind : kind === 'adult'
    if (!isOfKind) return refuse({ code: 'wrong_kind', at, message: wrongKind(person) })
    people.ids.push(known?.id ?? self.id)
    if (!known) continue
    if (id === null) people.added.push(known)
    else if (known.dateOfBirth === null && born !== null) people.learnt.push({ id, dateOfBirth: born })
    family.set(known.id, { ...known, dateOfBirth: born })
  }
  return (
    sharedEmail(self, given, people.ids) ??
    accept({ ...people, ofSelf: learntOfSelf(self, given, people.ids) })
  )
}

const LONGEST_PART = 120
const isUsable = (address: PostalAddress): boolean =>
  address.line1 !== null && Object.values(address).every((part) => (part?.length ?? 0) <= LONGEST_PART)

/** Their own details begin with the first form that they fill in about themselves; what stands there is theirs to change. */
function learntOfSelf(self: Registrar, given: readonly GivenPerson[], ids: readonly string[]) {
  const own = given.filter((_person, at) => ids[at] === self.id)
  const mobile = own.find((each) => each.mobile && mobileError(each.mobile) === null)?.mobile ?? null
  const address = own.find(({ address: said }) => said && isUsable(said))?.address ?? null
  const news = { mobile: self.hasMobile ? null : mobile, address: self.hasAddress ? null : address }
  return news.mobile === null && news.address === null ? null : news
}

/**
 * ERR-30: an adult has an e-mail of their own, a child may have the guardian's. Only those of this family and of this call are
 * compared: whether a stranger has an account is nobody's business.
 */
function sharedEmail(self: Registrar, given: readonly GivenPerson[], ids: readonly string[]) {
  const owners = new Map([[self.email.toLowerCase(), self.id]])
  for (const [at, { kind, email, firstName, lastName }] of given.entries()) {
    const id = ids[at]
    if (kind === 'juvenile' || !email || id === undefined) continue
    const address = email.trim().toLowerCase()
    const owner = owners.get(address) ?? id
    if (owner !== id) {
      const message = `Please update the email for ${firstName} ${lastName}`
      return refuse<PeopleRefusal>({ code: 'email_taken', at, message })
    }
    owners.set(address, id)
  }
  return null
}

const added = ({ kind, firstName, lastName, dateOfBirth }: GivenPerson, id: string): Relative => ({
  id,
  kind,
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  dateOfBirth,
})

/** The one of the family who has these names and this birthday; where a birthday is not known, the names have to do. */
function knownAs(person: GivenPerson, self: Registrar, relatives: readonly Relative[]): string | null {
  const { dateOfBirth: born, email, kind } = person
  const isOwnEmail = !email || email.trim().toLowerCase() === self.email.toLowerCase()
  if (kind === 'adult' && isOwnEmail && haveSameNames(person, self)) return self.id
  const namesakes = relatives.filter((relative) => haveSameNames(person, relative))
  const same =
    namesakes.find(({ dateOfBirth }) => dateOfBirth === born) ??
    namesakes.find(({ dateOfBirth }) => dateOfBirth === null || born === null)
  return same?.id ?? null
}

interface Named {
  firstName: string
  lastName: string
}

export const haveSameNames = (one: Named, other: Named): boolean => plainName(one) === plainName(other)

/** Seán is Sean, and O’Brien is O'Brien, on a phone in a hurry. */
const plainName = ({ firstName, lastName }: Named): string =>
  `${firstName} ${lastName}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ`]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()

const wrongKind = ({ kind, firstName }: GivenPerson): string =>
  kind === 'adult'
    ? `This plan is for adults, and ${firstName} is under ${ADULT_FROM}.`
    : `This plan is for children, and ${firstName} is an adult.`
