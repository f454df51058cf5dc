import type {
  Answer,
  DynamicForm,
  FormAnswers,
  FormQuestion,
  FormSection,
} from '@clubhouse/contract/people/forms'
import type { FormType } from '@clubhouse/contract/people/registration'
import { isAboutSomebodyElse } from '../forms/default-question-ids.ts'
import { isAskedAnew } from '../forms/question-sections.ts'
import { isEmpty } from '../forms/structure.ts'
import type { Block, Row } from './blocks.ts'
import { type Choice, choiceOf } from './people-for-place.ts'
import type { Place } from './places.ts'
import { fullName, personIn } from './registrations.ts'

/** Of one household alike; what a club asks besides is asked of each. */
export const ADDRESS = ['country', 'county', 'address_line1', 'address_line2', 'city', 'postal_code'] as const
export const EMERGENCY = [
  'emergency_contact_name',
  'emergency_contact_phone',
  'emergency_contact_relation',
] as const
/** A section that begins as somebody else's of the same basket, and is folded into one line until it is to differ. */
export interface SameSection {
  sectionId: string
  kind: 'address' | 'contact' | 'guardian-as-contact'
  /** The first name of whose it is. */
  as: string
  words: string
}

export interface CarriedAnswers {
  answers: FormAnswers
  same: SameSection[]
}

export interface Asked {
  place: Place
  type: FormType
  form: DynamicForm
  /** Null for somebody new. */
  choice: Choice | null
  /** What the club knows of them. */
  known: FormAnswers | null
  /** Where the club is: there most of its members live. */
  country: string | null
}

type Facts = Readonly<Record<string, Answer>>

/** Facts of a household with whose form they come from. */
interface Told {
  facts: Facts
  as: string
  kind: SameSection['kind']
}

/**
 * With what a form begins after others of the same basket were filled in: nobody types an address, a contact or their own
 * birthday twice. What was said in this basket goes before what the club knew; of a member whom the club knows, it fills what is
 * missing. One address is never put together from two.
 */
export function carriedAnswers(asked: Asked, blocks: readonly Block[]): CarriedAnswers {
  const { form, type, choice, known } = asked
  const rows = filledRows(asked, blocks)
  const own = choice ? ownAnswers(choice, rows, type) : null
  const knownFacts = known ? factsIn(known) : {}
  const isHousehold = choice === null || own !== null
  const address = household(ADDRESS, isHousehold, knownFacts, () => toldAddress(own, rows))
  const contact = household(EMERGENCY, isHousehold, knownFacts, () => toldContact(asked, rows))
  const country = address ? {} : { country: asked.country }
  const lastName = choice === null && isChild(asked) ? { last_name: lastNameOf(rows) } : {}
  const facts: Facts = { ...country, ...lastName, ...address?.facts, ...contact?.facts }

  const answerTo = (section: FormSection, question: FormQuestion): Answer => {
    const { default_question_id: id } = question
    // Offered as one press instead (same-agreements.ts).
    if (isAskedAnew(section, question)) return null
    const before = known && answerIn(known, section, question)
    if (id !== null && (isOneOf(ADDRESS, id) ? address : isOneOf(EMERGENCY, id) && contact))
      return facts[id] ?? null
    const said = own && answerIn(own, section, question)
    return [said, before, id === null ? null : facts[id]].find((answer) => !isEmpty(answer)) ?? null
  }
  const sections = form.sections.map((section) => ({
    section_id: section.section_id,
    default_section_id: section.default_section_id,
    questions: section.questions.flatMap((question) => {
      const { question_id, default_question_id, label } = question
      const answer = answerTo(section, question)
      return isEmpty(answer) ? [] : [{ question_id, default_question_id, label, answer }]
    }),
  }))
  return {
    answers: { sections: sections.filter(({ questions }) => questions.length > 0) },
    same: [sameAs(form, ADDRESS, address), sameAs(form, EMERGENCY, contact)].flatMap((each) => each ?? []),
  }
}

/** The household's facts; null where what the club knows of this member stays. */
function household(
  ids: readonly string[],
  isHousehold: boolean,
  known: Facts,
  find: () => Told | null,
): Told | null {
  const isKnown = ids.some((id) => id !== 'country' && !isEmpty(known[id]))
  return isKnown && !isHousehold ? null : find()
}

interface FilledRow {
  row: Row
  given: FormAnswers
  facts: Facts
  isChild: boolean
}

/** The guardian of this very place first, then in the order in which they were filled in. */
function filledRows({ place, type }: Asked, blocks: readonly Block[]): FilledRow[] {
  const own = blocks.find((block) => block.place.key === place.key)
  const others = blocks.filter((block) => block !== own)
  return [...(own ? [own] : []), ...others].flatMap((block) =>
    block.rows.flatMap((row): FilledRow[] => {
      const isItself = block === own && row.type === type
      if (isItself || !row.given) return []
      const child = row.type === 'member' && block.place.plan.metadata.is_juvenile
      return [{ row, given: row.given, facts: factsIn(row.given), isChild: child }]
    }),
  )
}

const isChild = ({ place, type }: Pick<Asked, 'place' | 'type'>): boolean =>
  type === 'member' && place.plan.metadata.is_juvenile

/** What they said of themselves in another form: a mother signs for her child, and plays herself. */
function ownAnswers(choice: Choice, rows: readonly FilledRow[], type: FormType): FormAnswers | null {
  const said = rows.find(({ row }) => row.given && choiceOf(row.given) === choice.id)?.given
  if (!said) return null
  const mine = type === 'guardian' ? 'guardian_details' : 'member_details'
  return {
    sections: said.sections.map((section) => ({
      ...section,
      default_section_id: isAboutSomebodyElse(section, { default_section_id: mine })
        ? mine
        : section.default_section_id,
    })),
  }
}

function toldAddress(own: FormAnswers | null, rows: readonly FilledRow[]): Told | null {
  const mine = own && ofGroup(ADDRESS, factsIn(own))
  if (mine && !isEmpty(mine['address_line1'] ?? null))
    return { facts: mine, as: firstNameIn(own), kind: 'address' }
  const first = rows.find(({ facts }) => !isEmpty(facts['address_line1']))
  return first
    ? { facts: ofGroup(ADDRESS, first.facts), as: firstNameIn(first.given), kind: 'address' }
    : null
}

/** Nobody is their own contact; whom a child rings is the one of its brothers and sisters, else its guardian. */
function toldContact(asked: Asked, rows: readonly FilledRow[]): Told | null {
  const { choice } = asked
  if (asked.type === 'guardian' || (choice === null && !isChild(asked))) return null
  const self = choice ? fullName(choice).toLowerCase() : null
  const like = rows.find(
    ({ facts }) =>
      !isEmpty(facts['emergency_contact_name']) &&
      textOf(facts['emergency_contact_name']).toLowerCase() !== self,
  )
  if (like) {
    const facts = ofGroup(EMERGENCY, like.facts)
    // A child's grandmother is her daughter's mother.
    const { emergency_contact_relation: _relation, ...others } = facts
    return {
      facts: like.isChild === isChild(asked) ? facts : others,
      as: firstNameIn(like.given),
      kind: 'contact',
    }
  }
  const guardian = isChild(asked) ? rows.find(({ row }) => row.type === 'guardian') : undefined
  if (!guardian || isEmpty(guardian.facts['mobile'])) return null
  const contact: Facts = {
    emergency_contact_name: fullName(personIn(guardian.given)),
    emergency_contact_phone: guardian.facts['mobile'] ?? null,
    emergency_contact_relation: guardian.facts['relationship'] ?? null,
  }
  return { facts: contact, as: firstNameIn(guardian.given), kind: 'guardian-as-contact' }
}

const lastNameOf = (rows: readonly FilledRow[]): Answer =>
  (rows.find((each) => each.isChild) ?? rows[0])?.facts['last_name'] ?? null

/** Only where a section asks for nothing else: what is folded away is said by the line. */
function sameAs(form: DynamicForm, ids: readonly string[], told: Told | null): SameSection | null {
  if (!told) return null
  const section = form.sections.find(
    ({ questions }) =>
      questions.length > 0 &&
      questions.every(({ default_question_id: id }) => id !== null && isOneOf(ids, id)),
  )
  if (!section) return null
  const asks = new Set(section.questions.map(({ default_question_id: id }) => id))
  const words = SAID_OF[told.kind].filter((id) => asks.has(id)).map((id) => textOf(told.facts[id]))
  return {
    sectionId: section.section_id,
    kind: told.kind,
    as: told.as,
    words: words.filter((each) => each !== '').join(', '),
  }
}
const SAID_OF: Record<SameSection['kind'], readonly string[]> = {
  address: ['address_line1', 'address_line2', 'city', 'county', 'postal_code', 'country'],
  contact: ['emergency_contact_name', 'emergency_contact_phone'],
  'guardian-as-contact': ['emergency_contact_name', 'emergency_contact_phone'],
}

function answerIn({ sections }: FormAnswers, section: FormSection, question: FormQuestion): Answer {
  const all = sections.flatMap(({ questions, default_section_id }) =>
    isAboutSomebodyElse({ default_section_id }, section) ? [] : questions,
  )
  const { question_id, default_question_id: id } = question
  const same =
    all.find((each) => each.question_id === question_id) ??
    (id === null ? undefined : all.find((each) => each.default_question_id === id))
  return same?.answer ?? null
}

const factsIn = ({ sections }: FormAnswers): Facts =>
  Object.fromEntries(
    sections.flatMap(({ questions }) =>
      questions.flatMap(({ default_question_id: id, answer }) => (id === null ? [] : [[id, answer]])),
    ),
  )

const ofGroup = (ids: readonly string[], facts: Facts): Facts =>
  Object.fromEntries(ids.flatMap((id) => (isEmpty(facts[id]) ? [] : [[id, facts[id] ?? null]])))

const firstNameIn = (answers: FormAnswers): string => personIn(answers).firstName
const textOf = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer.trim() : '')
const isOneOf = (ids: readonly string[], id: string): boolean => ids.includes(id)
