import type { Values } from '@clubhouse/domain/people/forms/structure'
import { ageOn } from '@clubhouse/domain/time/plain-date'
import { randomOf, type Random } from './random.ts'
import { idOf } from '../world/ids.ts'
import type { HistoryAnswers, HistoryPerson, Household } from './shape.ts'

const CONDITIONS = [
  'Asthma. The blue inhaler is in the side pocket of the gear bag.',
  'Allergic to nuts. Carries an EpiPen.',
  'Wears contact lenses.',
  'Type 1 diabetes. May need to stop for a snack.',
  'Sprains the left ankle easily; tape is in the bag.',
] as const
const AGREED: Values = { code_of_conduct: true, data_consent: true }

/** What only one club asks. */
export interface ClubQuestions {
  adult: (random: Random) => Values
  juvenile: (random: Random, age: number) => Values
  guardian: (random: Random) => Values
}

interface About {
  orderId: string
  household: Household
  person: HistoryPerson
  /** On which it was filled in. */
  day: string
  isJuvenile: boolean
  questions: ClubQuestions
}

/** The forms with which somebody was registered; a child has one of its guardian's too. */
export function answersFor({ orderId, household, person, day, isJuvenile, questions }: About): {
  member: HistoryAnswers
  guardian: HistoryAnswers | null
} {
  // Of the person: what they said last year they say again.
  const random = randomOf(`answers ${person.id}`)
  const { firstName, lastName, dateOfBirth } = person
  const age = ageOn(dateOfBirth, day)
  const isIll = random.next() < 0.12
  const about: Values = {
    ...household.home,
    ...AGREED,
    first_name: firstName,
    last_name: lastName,
    date_of_birth: dateOfBirth,
    ...contactOf(household, person),
    has_medical_condition: isIll,
    ...(isIll && { medical_details: random.pick(CONDITIONS) }),
    photo_permission: random.next() < 0.85,
  }
  const id = (kind: string) => idOf(`answers/${orderId}/${person.id}/${kind}`)
  if (!isJuvenile)
    return {
      member: {
        id: id('adult'),
        kind: 'adult',
        memberId: person.id,
        values: { ...about, email: household.email, mobile: household.mobile, ...questions.adult(random) },
      },
      guardian: null,
    }
  return {
    member: {
      id: id('juvenile'),
      kind: 'juvenile',
      memberId: person.id,
      values: { ...about, ...questions.juvenile(random, age) },
    },
    guardian: {
      id: id('guardian'),
      kind: 'guardian',
      memberId: household.id,
      values: { ...guardianOf(household), ...questions.guardian(randomOf(`guardian ${household.id}`)) },
    },
  }
}

/** Whom to ring: the other grown-up of the house, or somebody next door. */
function contactOf({ id, firstName, lastName, mobile, relatives }: Household, person: HistoryPerson): Values {
  const other = relatives.find(({ kind, id: each }) => kind === 'adult' && each !== person.id)
  const name = person.id === id ? (other?.firstName ?? 'Nuala') : firstName
  return {
    emergency_contact_name: `${name} ${lastName}`,
    emergency_contact_phone: `${mobile.slice(0, -2)}${(Number(mobile.slice(-2)) + 13) % 90}`.padEnd(10, '7'),
  }
}

const guardianOf = ({ home, firstName, lastName, dateOfBirth, email, mobile }: Household): Values => ({
  ...home,
  first_name: firstName,
  last_name: lastName,
  date_of_birth: dateOfBirth,
  email,
  mobile,
  relationship: 'Guardian',
  data_consent: true,
})
