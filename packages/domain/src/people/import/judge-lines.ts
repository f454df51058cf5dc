import { haveSameNames } from '../family/registered-people.ts'
import { displayDate } from '../../time/plain-date.ts'
import type { ImportField } from './columns.ts'
import { findPlan, type KnownPlan } from './find-plan.ts'
import type { ImportedPerson, LineProblem, ReadLine } from './read-line.ts'

interface Named {
  firstName: string
  lastName: string
}

/** An account under one of the e-mails of the list. */
export interface KnownAccount extends Named {
  userId: string
  /** Whether they have a role in the club; of anybody else no more is said than that they are there. */
  isOfClub: boolean
  /** As an earlier import has it; accounts have none of their own. */
  dateOfBirth: string | null
  relatives: (Named & { id: string; dateOfBirth: string | null })[]
}

/** What is known before anything is written. */
export interface KnownPeople {
  accounts: ReadonlyMap<string, KnownAccount>
  /** By the number of the old system. */
  numbers: ReadonlyMap<string, Named>
  plans: readonly KnownPlan[]
}

export type Verdict =
  | { line: number; state: 'ready'; person: ImportedPerson; problems: [] }
  | { line: number; state: 'here'; person: ImportedPerson; problems: [LineProblem] }
  | { line: number; state: 'problem'; person: ImportedPerson; problems: LineProblem[] }

const full = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`

/** Every line against the others and against the people who are there: nobody comes twice. */
export function judgeLines(lines: readonly ReadLine[], known: KnownPeople): Verdict[] {
  const seen = new Map<string, number>()
  const owners = new Map<string, Named & { line: number }>()
  const claim = (key: string, line: number): number | null => {
    const before = seen.get(key)
    if (before === undefined) seen.set(key, line)
    return before ?? null
  }
  // Adults first: a line of theirs may say who the guardian of another is.
  for (const { line, person, problems } of lines)
    if (person.kind === 'adult' && problems.length === 0 && !owners.has(person.email))
      owners.set(person.email, { line, firstName: person.firstName, lastName: person.lastName })
  return lines.map(({ line, person: read, problems: own }) => {
    const problems = [...own]
    const isWrong = (field: ImportField) => own.some((each) => each.field === field)
    const person = { ...read, guardian: read.guardian && { ...read.guardian } }
    if (person.externalId !== null) {
      const before = claim(`number ${person.externalId}`, line)
      if (before !== null) problems.push({ field: 'external_id', text: `Line ${before} has the same number` })
    }
    if (person.kind === 'adult' && !isWrong('email')) {
      const before = claim(`adult ${person.email}`, line)
      if (before !== null) problems.push(sameEmail(before))
    }
    if (person.guardian && !isWrong('guardian_email')) {
      nameGuardian(person.guardian, line, problems)
      const before = claim(
        `child ${person.guardian.email} ${full(person).toLowerCase()} ${person.dateOfBirth}`,
        line,
      )
      if (before !== null) problems.push({ field: null, text: `The same child is on line ${before}` })
    }
    return judgeOne({ line, person, problems }, known)
  })

  function sameEmail(before: number): LineProblem {
    return { field: 'email', text: `Line ${before} has the same email. Every adult needs their own.` }
  }

  /** Two lines, or a line and the club, must mean the same person by one e-mail. */
  function nameGuardian(
    guardian: NonNullable<ImportedPerson['guardian']>,
    line: number,
    problems: LineProblem[],
  ) {
    const account = known.accounts.get(guardian.email)
    const owner = owners.get(guardian.email) ?? (account?.isOfClub ? { ...account, line: 0 } : null)
    if (guardian.firstName === '' && guardian.lastName === '') {
      if (!owner)
        problems.push({ field: 'guardian_first_name', text: 'Enter the guardian’s first name and surname' })
      else Object.assign(guardian, { firstName: owner.firstName, lastName: owner.lastName })
    } else if (!owner)
      owners.set(guardian.email, { line, firstName: guardian.firstName, lastName: guardian.lastName })
    else if (owner.line > 0 && !haveSameNames(owner, guardian))
      problems.push({
        field: 'guardian_email',
        text: `On line ${owner.line} this email is ${full(owner)}’s`,
      })
  }
}

/** One line against those who are there now; asked again in the moment in which it is written. */
export function judgeOne({ line, person, problems: own }: ReadLine, known: KnownPeople): Verdict {
  const problems = [...own]
  const numbered = person.externalId === null ? undefined : known.numbers.get(person.externalId)
  const here = numbered ?? knownAs(person, known)
  if (here && (numbered !== undefined || own.length === 0))
    return { line, state: 'here', person, problems: [{ field: null, text: `Already here: ${full(here)}` }] }
  accountProblem(person, known, problems)
  const plan = findPlan(person, known.plans)
  if (!plan.ok) problems.push({ field: 'plan', text: plan.reason })
  if (problems.length > 0) return { line, state: 'problem', person, problems }
  return { line, state: 'ready', person: { ...person, planId: plan.ok ? plan.value : null }, problems: [] }
}

/** The one of the club who has this e-mail, these names and this birthday; an unknown birthday is no other one. */
function knownAs(person: ImportedPerson, { accounts }: KnownPeople): Named | null {
  const account = accounts.get(person.guardian?.email ?? person.email)
  if (!account?.isOfClub) return null
  const isBorn = (day: string | null) =>
    day === null || person.dateOfBirth === null || day === person.dateOfBirth
  if (person.kind === 'adult')
    return haveSameNames(account, person) && isBorn(account.dateOfBirth) ? account : null
  return account.relatives.find((each) => haveSameNames(each, person) && isBorn(each.dateOfBirth)) ?? null
}

function accountProblem(person: ImportedPerson, { accounts }: KnownPeople, problems: LineProblem[]): void {
  const holder = person.guardian ?? person
  const account = accounts.get(holder.email)
  if (!account) return
  const field = person.guardian ? 'guardian_email' : 'email'
  if (haveSameNames(account, holder)) {
    const born = account.dateOfBirth
    if (!person.guardian && account.isOfClub && born !== null && person.dateOfBirth !== born)
      problems.push({
        field: 'date_of_birth',
        text: `${full(account)} is here with this email, born on ${displayDate(born)}`,
      })
    return
  }
  // A stranger's name is nobody's business.
  const text = account.isOfClub
    ? `This email is ${full(account)}’s already`
    : 'Someone else has an account with this email. Check the spelling of email and name.'
  if (!problems.some((each) => each.field === field)) problems.push({ field, text })
}
