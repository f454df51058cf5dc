import type { FormAnswers } from '@clubhouse/contract/people/forms'
import { ageProblem, dayOfAge } from '@clubhouse/domain/people/family/ages'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import { fromWireDate } from '@clubhouse/domain/time/plain-date'
import type { Database } from '#kernel/db/database.ts'
import { type GivenPerson, peopleFor } from '#people/family/port.ts'
import type { CartRefusal, EnteredItem } from '../cart-kind.ts'
import { said } from '../refusals.ts'
import type { JudgedForm, JudgedRegistration } from './judge-forms.ts'

export interface PlacedPeople {
  member: NonNullable<EnteredItem['person']>
  guardianId: string | null
}

/** Who the people of a call are: of the family of whoever registers them, each adult with their own e-mail. */
export async function findPeople(
  db: Database,
  userId: string,
  registrations: readonly JudgedRegistration[],
  today: string,
): Promise<Result<PlacedPeople[], CartRefusal>> {
  const given = registrations.flatMap((each) => givenPeople(each, today))
  const found = await peopleFor(db, userId, given)
  if (!found.ok) return refuse({ code: found.reason.code, message: found.reason.message })
  const ids = found.value.values()
  const next = (): string => ids.next().value ?? ''
  return accept(
    registrations.map(({ member, guardian }) => {
      const { firstName, lastName } = factsOf(member.answers)
      return {
        member: { memberId: next(), firstName, lastName },
        guardianId: guardian ? next() : null,
      }
    }),
  )
}

/** Whether each is old and young enough for their plan; the first who is not. */
export function agesProblem(registrations: readonly JudgedRegistration[], today: string): CartRefusal | null {
  const problem = registrations.map((each) => agesOf(each, today)).find((each) => each !== null)
  return problem ? said('wrong_age', problem) : null
}

/** A form that does not ask for a birthday cannot be held against whoever filled it in. */
function agesOf({ plan, member }: JudgedRegistration, today: string): string | null {
  const { firstName, dateOfBirth } = factsOf(member.answers)
  if (dateOfBirth === null && !member.asksBirthday) return null
  return ageProblem(plan.metadata.ages, { firstName, dateOfBirth }, today)
}

function givenPeople({ plan, member, guardian }: JudgedRegistration, today: string): GivenPerson[] {
  const kind = plan.metadata.is_juvenile ? 'juvenile' : 'adult'
  const person = givenPerson(member, kind, dayOfAge(plan.metadata.ages, today))
  return guardian ? [person, givenPerson(guardian, 'adult', today)] : [person]
}

const givenPerson = (
  { given, answers }: JudgedForm,
  kind: GivenPerson['kind'],
  day: string,
): GivenPerson => ({ memberId: given.member_id ?? null, kind, day, ...factsOf(answers) })

/** What a form says of the person it is about, by the platform's own questions. */
function factsOf({ sections }: FormAnswers) {
  const text = (question: string): string | null => {
    const found = sections
      .flatMap(({ questions }) => questions)
      .find(({ default_question_id: id }) => id === question)?.answer
    return typeof found === 'string' ? found : null
  }
  return {
    firstName: text('first_name') ?? '',
    lastName: text('last_name') ?? '',
    dateOfBirth: fromWireDate(text('date_of_birth') ?? ''),
    email: text('email'),
    mobile: text('mobile'),
    address: {
      country: text('country'),
      postal_code: text('postal_code'),
      county: text('county'),
      city: text('city'),
      line1: text('address_line1'),
      line2: text('address_line2'),
    },
  }
}
