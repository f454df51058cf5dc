import type { FormQuestion, FormSection } from '@clubhouse/contract/people/forms'
import { movedQuestions } from './form-difference.ts'
import { keptOrder } from './kept-order.ts'
import { contentOf, headOf, isSame } from './same-content.ts'
import { type Form, indexOf } from '../structure.ts'

/** Two people edited the same form: what both began with, what one made of it, and what was saved meanwhile. */
export interface Fork {
  base: Form
  mine: Form
  theirs: Form
}

export interface Clash {
  /** A section and a question may have the same id. */
  key: string
  of: 'section' | 'question'
  id: string
  label: string
}

/** What both changed, and not to the same: somebody has to choose. */
export function clashesOf({ base, mine, theirs }: Fork): Clash[] {
  const [was, own, other] = [partsOf(base), partsOf(mine), partsOf(theirs)]
  const keys = new Set([...was.keys(), ...own.keys(), ...other.keys()])
  return [...keys].flatMap((key) => {
    const [first, left, right] = [was.get(key), own.get(key), other.get(key)]
    const isClash =
      !isSame(first?.content, left?.content) &&
      !isSame(first?.content, right?.content) &&
      !isSame(left?.content, right?.content)
    const named = left ?? right ?? first
    return isClash && named ? [{ key, of: named.of, id: named.id, label: named.label }] : []
  })
}

/**
 * What is only mine, on top of theirs. Of what both changed, mine is taken where `keepsMine` names it. What I
 * removed stays in sight, marked, so that it can be taken back.
 */
export function rebaseForm(fork: Fork, keepsMine: ReadonlySet<string>): FormSection[] {
  const { base, mine, theirs } = fork
  const [was, changed, saved] = [partsOf(base), partsOf(mine), partsOf(theirs)]
  const clashing = new Set(clashesOf(fork).map(({ key }) => key))
  const isMine = (key: string): boolean =>
    clashing.has(key) ? keepsMine.has(key) : !isSame(was.get(key)?.content, changed.get(key)?.content)
  const isOwnSection = (id: string): boolean => isMine(sectionKey(id))

  const [own, other] = [indexOf(mine), indexOf(theirs)]
  const question = (id: string): FormQuestion | null => {
    const [left, right] = [own.byId.get(id)?.question, other.byId.get(id)?.question]
    if (!isMine(questionKey(id))) return right ?? null
    if (left) return { ...left, newAdded: right === undefined && left.newAdded }
    return right ? { ...right, should_delete: true } : null
  }

  const layout = layoutOf(theirs)
  placeOwnQuestions(layout, base, mine, (id) => question(id) !== null)
  placeOwnSections(layout, base, mine, isOwnSection)

  const headed = (id: string): FormSection | undefined => {
    const [left, right] = [own, other].map(({ sections }) => sections.find((each) => each.section_id === id))
    return (isOwnSection(id) ? left : right) ?? right ?? left
  }
  return layout.flatMap(({ id, ids }) => {
    const head = headed(id)
    const questions = ids.flatMap((each, at) => {
      const found = question(each)
      return found ? [{ ...found, sequence: at }] : []
    })
    // A section that one of us removed stays while it still has something in it.
    const isWanted =
      (isOwnSection(id) ? changed : saved).has(sectionKey(id)) ||
      questions.some(({ should_delete: isGone }) => !isGone)
    return head && isWanted
      ? [{ ...headOf(head), sequence: layout.findIndex((each) => each.id === id), questions }]
      : []
  })
}

interface Place {
  id: string
  ids: string[]
}

type Parts = ReadonlyMap<string, Omit<Clash, 'key'> & { content: unknown }>

const sectionKey = (id: string): string => `section ${id}`
const questionKey = (id: string): string => `question ${id}`

function partsOf(form: Form): Parts {
  const { sections, placed } = indexOf(form)
  const heads = sections.map((section) => {
    const { section_id: id, label } = section
    return [sectionKey(id), { of: 'section' as const, id, label, content: headOf(section) }] as const
  })
  const questions = placed.map(({ question }) => {
    const { question_id: id, label } = question
    return [questionKey(id), { of: 'question' as const, id, label, content: contentOf(question) }] as const
  })
  return new Map<string, Omit<Clash, 'key'> & { content: unknown }>([...heads, ...questions])
}

const layoutOf = (form: Form): Place[] =>
  indexOf(form).sections.map(({ section_id, questions }) => ({
    id: section_id,
    ids: questions.map(({ question_id }) => question_id),
  }))

/** The section in the layout; one that they removed, or never had, comes where it stands for me. */
function placeFor(layout: Place[], ownSections: readonly FormSection[], id: string): Place {
  const known = layout.find((place) => place.id === id)
  if (known) return known
  const order = ownSections.map(({ section_id }) => section_id)
  const before = order.slice(0, order.indexOf(id))
  const at = layout.findLastIndex((place) => before.includes(place.id))
  const place = { id, ids: [] }
  layout.splice(at + 1, 0, place)
  return place
}

/** What I added or moved, and what they removed and I want to keep, comes after what stands before it for me. */
function placeOwnQuestions(layout: Place[], base: Form, mine: Form, isWanted: (id: string) => boolean): void {
  const { sections } = indexOf(mine)
  const moved = movedQuestions(base, mine)
  for (const { section_id, questions } of sections) {
    for (const [at, { question_id: id }] of questions.entries()) {
      const isPlaced = layout.some(({ ids }) => ids.includes(id))
      if (!isWanted(id) || (isPlaced && !moved.has(id))) continue
      for (const place of layout) place.ids = place.ids.filter((each) => each !== id)
      const { ids } = placeFor(layout, sections, section_id)
      const before = new Set(questions.slice(0, at).map((each) => each.question_id))
      ids.splice(ids.findLastIndex((each) => before.has(each)) + 1, 0, id)
    }
  }
}

function placeOwnSections(layout: Place[], base: Form, mine: Form, isOwn: (id: string) => boolean): void {
  const [was, own] = [indexOf(base).sections, indexOf(mine).sections]
  const ids = own.map(({ section_id }) => section_id)
  const stayed = keptOrder(
    was.map(({ section_id }) => section_id),
    ids,
  )
  for (const [at, id] of ids.entries()) {
    const isKnown = was.some(({ section_id }) => section_id === id)
    if (!isKnown || isOwn(id)) placeFor(layout, own, id)
    if (stayed.has(id)) continue
    const from = layout.findIndex((place) => place.id === id)
    if (from < 0) continue
    const [place] = layout.splice(from, 1)
    const before = new Set(ids.slice(0, at))
    const after = layout.findLastIndex((each) => before.has(each.id))
    if (place) layout.splice(after + 1, 0, place)
  }
}
