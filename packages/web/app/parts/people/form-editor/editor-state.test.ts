import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FormSections } from '@clubhouse/contract/people/forms'
import { INPUT_TYPES } from '@clubhouse/contract/people/form-words'
import type { QuestionEdit } from '@clubhouse/domain/people/forms/edit/edit-question'
import { placeOf, questionIn } from '@clubhouse/domain/people/forms/edit/edit-sections'
import { disabledWhen } from '@clubhouse/domain/people/forms/new-question'
import { indexOf } from '@clubhouse/domain/people/forms/structure'
import {
  canRedo,
  canUndo,
  type EditorAction,
  editorOf,
  editorReducer,
  type EditorState,
  isChanged,
  sectionsToSave,
} from './editor-state.ts'
import { juvenileForm as saved } from './testing/juvenile-form.ts'

const fresh = editorOf(saved)
const after = (...actions: EditorAction[]): EditorState => actions.reduce(editorReducer, fresh)
const edit = (question_id: string, change: QuestionEdit) =>
  ({ type: 'edit-question', question_id, edit: change }) as const
const label = (question_id: string, text: string) => edit(question_id, { change: 'label', label: text })
const found = ({ draft }: EditorState, id: string) => questionIn(draft.sections, id)

test('what is opened and not touched is saved as it was', () => {
  expect(isChanged(fresh)).toBe(false)
  expect(sectionsToSave(fresh)).toEqual(saved.sections)
})

test('FORM-01 the order is that of the numbers, and the numbers follow the order', () => {
  const apart = saved.sections
    .map((section) => ({ ...section, sequence: 100 - section.sequence }))
    .toReversed()
  const opened = editorOf({ ...saved, sections: apart.toReversed() })
  expect(isChanged(opened)).toBe(false)
  expect(sectionsToSave(opened).map(({ section_id }) => section_id)).toEqual(
    saved.sections.map(({ section_id }) => section_id).toReversed(),
  )
  const moved = after({ type: 'move-section', section_id: 'school', to: 0 })
  expect(sectionsToSave(moved).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6])
  expect(sectionsToSave(moved)[0]?.section_id).toBe('school')
})

test('typing is one step to undo, and going back to what it was is no change', () => {
  const typed = after(label('school', 'S'), label('school', 'Sc'), label('school', 'Scoil'))
  expect([found(typed, 'school')?.label, typed.past.length, isChanged(typed)]).toEqual(['Scoil', 1, true])
  const undone = editorReducer(typed, { type: 'undo' })
  expect([found(undone, 'school')?.label, isChanged(undone), canUndo(undone)]).toEqual([
    'School',
    false,
    false,
  ])
  const redone = editorReducer(undone, { type: 'redo' })
  expect([found(redone, 'school')?.label, canRedo(redone)]).toEqual(['Scoil', false])
  expect(isChanged(after(label('school', 'Scoil'), label('school', 'School')))).toBe(false)
})

test('typing elsewhere is a step of its own', () => {
  expect(after(label('school', 'a'), label('gender', 'b'), label('school', 'c')).past).toHaveLength(3)
})

test('an option that looks like another while it is typed does not take over its conditions', () => {
  const rename = (text: string) => edit('school', { change: 'rename-option', at: 1, label: text })
  const state = after(
    edit('school', { change: 'add-options', labels: [''], at: 1 }),
    rename('N'),
    rename('None'),
    rename('None of these'),
  )
  expect(found(state, 'school_year')?.input.condition).toEqual([disabledWhen('school', 'None')])
})

test('FORMED-05 a deleted question is marked for the next save and can be brought back', () => {
  const gone = after({ type: 'delete-question', question_id: 'school' })
  expect(sectionsToSave(gone).flatMap(({ questions }) => questions)).toContainEqual(
    expect.objectContaining({ question_id: 'school', should_delete: true }),
  )
  expect(isChanged(editorReducer(gone, { type: 'restore-question', question_id: 'school' }))).toBe(false)
})

test('FORMED-07 an added question is marked; one that came and went is not sent', () => {
  const at = { section_id: 'school', index: 1 }
  const added = after({
    type: 'add-question',
    at,
    addition: { type: 'text', question_id: 'bus', label: 'Bus stop' },
  })
  expect(found(added, 'bus')?.newAdded).toBe(true)
  expect(placeOf(sectionsToSave(added), 'bus')).toEqual(at)
  const gone = editorReducer(added, { type: 'delete-question', question_id: 'bus' })
  expect([isChanged(gone), JSON.stringify(sectionsToSave(gone)).includes('bus')]).toEqual([false, false])
})

test.each<{ why: string; action: EditorAction }>([
  { why: 'FORMED-04 not deleted', action: { type: 'delete-question', question_id: 'first_name' } },
  { why: 'FORMED-03 not optional', action: edit('first_name', { change: 'required', isRequired: false }) },
  { why: 'FORMED-04 not by its section', action: { type: 'remove-section', section_id: 'member_details' } },
  {
    why: 'no circle',
    action: edit('school', { change: 'conditions', condition: [disabledWhen('school_year', 'x')] }),
  },
  { why: 'nobody there', action: label('nobody', 'x') },
])('what may not be done leaves all as it is: $why', ({ action }) => {
  expect(after(action)).toBe(fresh)
})

test('a section is added, named, moved and removed', () => {
  const state = after(
    { type: 'add-section', section_id: 'kit', label: 'New section' },
    { type: 'rename-section', section_id: 'kit', label: 'Kit' },
    { type: 'move-section', section_id: 'kit', to: 1 },
    { type: 'remove-section', section_id: 'medical' },
  )
  expect(state.draft.sections.map((section) => section.label)).toEqual([
    'Member details',
    'Kit',
    'Address',
    'Emergency contact',
    'School',
    'Agreements',
  ])
})

test('what was typed while a save was on its way stays', () => {
  const sent = after(label('school', 'Scoil'))
  const answer = { ...saved, version: 4, sections: sectionsToSave(sent) }
  const quiet = editorReducer(sent, { type: 'saved', form: answer, sent: sent.draft })
  expect([quiet.version, isChanged(quiet), canUndo(quiet)]).toEqual([4, false, false])
  const typing = editorReducer(sent, label('gender', 'Sex'))
  const still = editorReducer(typing, { type: 'saved', form: answer, sent: sent.draft })
  expect([still.version, isChanged(still), found(still, 'gender')?.label]).toEqual([4, true, 'Sex'])
  expect(isChanged(editorReducer(still, { type: 'undo' }))).toBe(false)
})

test('after a conflict my changes can go on top of theirs, or be given up', () => {
  const mine = after(label('school', 'Mine'))
  const theirs = { ...saved, version: 9, name: 'Theirs' }
  const kept = editorReducer(mine, { type: 'rebase', form: theirs })
  expect([kept.version, kept.saved.name, found(kept, 'school')?.label]).toEqual([9, 'Theirs', 'Mine'])
  expect(editorReducer(mine, { type: 'open', form: theirs })).toEqual(editorOf(theirs))
})

const anyQuestion = fc.constantFrom(
  ...indexOf(saved).placed.map(({ question }) => question.question_id),
  'n1',
  'n2',
)
const anySection = fc.constantFrom(...saved.sections.map(({ section_id }) => section_id), 's1')
const anyPlace = fc.record({ section_id: anySection, index: fc.nat(5) })
const anyAction: fc.Arbitrary<EditorAction> = fc.oneof(
  fc.record({ type: fc.constant('move-question' as const), question_id: anyQuestion, to: anyPlace }),
  fc.record({ type: fc.constant('move-section' as const), section_id: anySection, to: fc.nat(6) }),
  fc.record({
    type: fc.constantFrom('delete-question' as const, 'restore-question' as const),
    question_id: anyQuestion,
  }),
  fc.record({ type: fc.constant('remove-section' as const), section_id: anySection }),
  fc.tuple(anyQuestion, fc.string({ maxLength: 20 })).map(([id, text]) => label(id, text)),
  fc
    .tuple(anyQuestion, fc.constantFrom(...INPUT_TYPES))
    .map(([id, type]) => edit(id, { change: 'type', type })),
  fc.tuple(anyQuestion, fc.boolean()).map(([id, isRequired]) => edit(id, { change: 'required', isRequired })),
  fc.tuple(anyQuestion, fc.nat(3)).map(([id, at]) => edit(id, { change: 'remove-option', at })),
  fc.tuple(anyPlace, fc.constantFrom(...INPUT_TYPES)).map(([at, type]) => ({
    type: 'add-question' as const,
    at,
    addition: { type, question_id: 'n1', label: 'N' },
  })),
  fc.constantFrom({ type: 'undo' as const }, { type: 'redo' as const }),
)

test('whatever is done can be undone to the last step, and what is sent is a form', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 25 }), (actions) => {
      const state = after(...actions)
      expect(FormSections.safeParse(sectionsToSave(state)).success).toBe(true)
      const back = state.past.reduce((each) => editorReducer(each, { type: 'undo' }), state)
      expect([back.draft, isChanged(back)]).toEqual([fresh.draft, false])
      const forth = back.future.reduce((each) => editorReducer(each, { type: 'redo' }), back)
      expect(forth.draft).toEqual(state.future.at(-1) ?? state.draft)
    }),
    { numRuns: 300 },
  )
})
