import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FormQuestion, FormSection } from '@clubhouse/contract/people/forms'
import { formDifference } from './form-difference.ts'
import { newQuestion } from '../new-question.ts'
import { clashesOf, rebaseForm } from './rebase-form.ts'
import { type Form, indexOf } from '../structure.ts'

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

function aForm(layout: Record<string, string>, labels: Record<string, string> = {}): Form {
  return {
    sections: Object.entries(layout).map(([id, questions], sequence): FormSection => ({
      section_id: id,
      default_section_id: null,
      label: labels[id] ?? `Section ${id}`,
      sequence,
      questions: [...questions].map((each, at): FormQuestion => {
        return { ...newQuestion(each, 'text', labels[each] ?? each), sequence: at }
      }),
    })),
  }
}

const layoutOf = (form: Form) =>
  Object.fromEntries(
    indexOf(form).sections.map(({ section_id, questions }) => [
      section_id,
      questions.map(({ question_id }) => question_id).join(''),
    ]),
  )
const labelsIn = (form: Form) =>
  Object.fromEntries(indexOf(form).placed.map(({ question }) => [question.question_id, question.label]))

const base = aForm({ one: 'abc', two: 'def' })

test.each([
  {
    why: 'both added a question, each where they wanted it',
    mine: aForm({ one: 'abgc', two: 'def' }),
    theirs: aForm({ one: 'abc', two: 'dhef' }),
    result: { one: 'abgc', two: 'dhef' },
  },
  {
    why: 'I moved, they added',
    mine: aForm({ one: 'bc', two: 'deaf' }),
    theirs: aForm({ one: 'abch', two: 'def' }),
    result: { one: 'bch', two: 'deaf' },
  },
  {
    why: 'they removed one that I left alone',
    mine: aForm({ one: 'abc', two: 'fde' }),
    theirs: aForm({ one: 'ac', two: 'def' }),
    result: { one: 'ac', two: 'fde' },
  },
  {
    why: 'I removed a section in which they added something: it stays for that',
    mine: aForm({ one: 'abc' }),
    theirs: aForm({ one: 'abc', two: 'defg' }),
    result: { one: 'abc', two: 'g' },
  },
  {
    why: 'I added a section, they changed their order',
    mine: aForm({ one: 'abc', new: 'g', two: 'def' }),
    theirs: aForm({ two: 'def', one: 'abc' }),
    result: { two: 'def', one: 'abc', new: 'g' },
  },
])('$why', ({ mine, theirs, result }) => {
  const fork = { base, mine, theirs }
  expect(clashesOf(fork)).toEqual([])
  expect(layoutOf({ sections: rebaseForm(fork, new Set()) })).toEqual(result)
})

describe('what both changed', () => {
  const mine = aForm({ one: 'abc', two: 'ef' }, { a: 'My a', b: 'My b' })
  const theirs = aForm({ one: 'ac', two: 'def' }, { a: 'Their a', d: 'Their d', c: 'Their c' })
  const fork = { base, mine, theirs }

  test('is named: changed twice, or changed by one and removed by the other', () => {
    expect(clashesOf(fork).map(({ id, label }) => `${id} ${label}`)).toEqual([
      'a My a',
      'b My b',
      'd Their d',
    ])
  })

  test('is theirs, or mine where it was chosen', () => {
    const asTheirs = { sections: rebaseForm(fork, new Set()) }
    expect(labelsIn(asTheirs)).toEqual({ a: 'Their a', c: 'Their c', d: 'Their d', e: 'e', f: 'f' })
    const asMine = { sections: rebaseForm(fork, new Set(['question a', 'question b', 'question d'])) }
    expect(labelsIn(asMine)).toEqual({ a: 'My a', b: 'My b', c: 'Their c', e: 'e', f: 'f' })
    expect(layoutOf(asMine)).toEqual({ one: 'abc', two: 'ef' })
  })

  test('what I removed stays marked, so that it can be taken back', () => {
    const merged = rebaseForm(fork, new Set(['question d']))
    const removed = merged.flatMap(({ questions }) => questions.filter((each) => each.should_delete))
    expect(removed.map(({ question_id }) => question_id)).toEqual(['d'])
  })
})

/** Any layout of some of the ids over up to three sections, some relabelled. */
const anyForm = fc
  .tuple(
    fc.shuffledSubarray(IDS),
    fc.array(fc.nat(2), { minLength: 8, maxLength: 8 }),
    fc.shuffledSubarray(['one', 'two', 'three'], { minLength: 1 }),
    fc.dictionary(fc.constantFrom(...IDS), fc.constantFrom('x', 'y')),
  )
  .map(([ids, places, sections, labels]) => {
    const layout: Record<string, string> = Object.fromEntries(sections.map((id) => [id, '']))
    for (const [at, id] of ids.entries()) {
      const to = sections[(places[at] ?? 0) % sections.length] ?? 'one'
      layout[to] += id
    }
    return aForm(layout, labels)
  })

test('who changed nothing gets theirs; if nobody else did, mine stays as it is', () => {
  fc.assert(
    fc.property(anyForm, anyForm, (first, second) => {
      const theirs = rebaseForm({ base: first, mine: first, theirs: second }, new Set())
      expect(formDifference(second, { sections: theirs })).toEqual([])
      const mine = rebaseForm({ base: first, mine: second, theirs: first }, new Set())
      expect(formDifference(second, { sections: mine })).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('no question of either side is lost, unless somebody removed it, and none stands twice', () => {
  fc.assert(
    fc.property(anyForm, anyForm, anyForm, (first, mine, theirs) => {
      const fork = { base: first, mine, theirs }
      const merged = { sections: rebaseForm(fork, new Set(clashesOf(fork).map(({ key }) => key))) }
      const ids = indexOf(merged).placed.map(({ question }) => question.question_id)
      expect(new Set(ids).size).toBe(ids.length)
      const [was, own, other] = [first, mine, theirs].map((form) => labelsIn(form)) as [
        Labels,
        Labels,
        Labels,
      ]
      for (const id of IDS) {
        const wasRemoved = id in was && (!(id in own) || !(id in other))
        if (id in own && !(id in was)) expect(ids).toContain(id)
        if (id in own && own[id] !== was[id]) expect(labelsIn(merged)[id]).toBe(own[id])
        if (!wasRemoved && (id in own || id in other)) expect(ids).toContain(id)
      }
    }),
    { numRuns: 500 },
  )
})

type Labels = Record<string, string>
