// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { disabledWhen, halfMadeCondition } from '@clubhouse/domain/people/forms/new-question'
import {
  announced,
  button,
  card,
  openCard,
  openEditor,
  press,
  showSection,
  type,
} from '../testing/open-editor.tsx'

let editor: ReturnType<typeof openEditor>
beforeEach(() => {
  editor = openEditor()
})
afterEach(cleanup)

function edit(section: string, label: string) {
  showSection(section)
  openCard(label)
  return card(label)
}
const labels = (id: string) => editor.question(id)?.input.metadata.options.map((option) => option.label)

/** What stands at a field that is marked as wrong. */
const errorAt = (field: HTMLElement): string | null =>
  field.getAttribute('aria-invalid') === 'true'
    ? (document.getElementById(`${field.id}-error`)?.textContent ?? '')
    : null

test('a question without a label says so at its field, and is named by its place', () => {
  const gender = edit('Member details', 'Gender')
  const label = gender.getByLabelText('Question')
  type(label, ' ')
  expect(errorAt(label)).toBe('Please enter a question')
  expect(button('Question 4 in "Member details" has no label')).toBeTruthy()
})

test('a choice that stands there twice is marked in both places', () => {
  const school = edit('School', 'School')
  press('Add choice')
  expect(errorAt(school.getByLabelText('Choice 2'))).toBeNull()
  type(school.getByLabelText('Choice 2'), 'None')
  const errors = [1, 2].map((place) => errorAt(school.getByLabelText(`Choice ${place}`)))
  expect(errors).toEqual(['This choice is listed twice', 'This choice is listed twice'])
})

test('choices are added, named, pasted, moved, preselected and removed', () => {
  const school = edit('School', 'School')
  press('Add choice')
  const second = school.getByLabelText('Choice 2')
  expect(document.activeElement).toBe(second)
  type(second, 'Scoil Bhríde')
  fireEvent.keyDown(second, { key: 'Enter' })
  expect(document.activeElement).toBe(school.getByLabelText('Choice 3'))
  fireEvent.paste(school.getByLabelText('Choice 3'), {
    clipboardData: { getData: () => 'Gaelscoil\r\n Holy Family \n\n' },
  })
  expect(labels('school')).toEqual(['None', 'Scoil Bhríde', 'Gaelscoil', 'Holy Family'])
  press('Move None down')
  expect(labels('school')?.slice(0, 2)).toEqual(['Scoil Bhríde', 'None'])
  expect(document.activeElement).toBe(button('Move None down'))
  fireEvent.click(school.getByLabelText('Selected to begin with: None'))
  expect(editor.question('school')?.input.metadata.options[1]?.default).toBe(true)
  press('Remove Gaelscoil')
  expect(labels('school')).toEqual(['Scoil Bhríde', 'None', 'Holy Family'])
})

test('"Other" is a box; an address stands in the place of choices', () => {
  const school = edit('School', 'School')
  fireEvent.click(school.getByLabelText(/^Allow “Other”/))
  expect(editor.question('school')?.input.metadata.has_other_option).toBe(false)
  fireEvent.click(school.getByLabelText(/^Load the choices/))
  expect(school.queryByLabelText('Choice 1')).toBeNull()
  type(school.getByLabelText('Address of the list'), 'http://127.0.0.1/schools')
  expect(school.getByText(/only be loaded from a public https address/)).toBeTruthy()
  type(school.getByLabelText('Address of the list'), 'https://schools.example/list.json')
  expect(school.queryByText(/only be loaded/)).toBeNull()
})

test('the country brings its own choices', () => {
  expect(edit('Address', 'Country').getByText('We fill in the countries for you.')).toBeTruthy()
})

test.each([
  { section: 'School', label: 'Class or year', hasMask: true },
  { section: 'Emergency contact', label: 'Phone', hasMask: false },
])('FORM-04 OPEN-148 a pattern is offered for $label: $hasMask', ({ section, label, hasMask }) => {
  const question = edit(section, label)
  expect(question.queryByLabelText(/^Pattern to type into/) !== null).toBe(hasMask)
})

test('kind, look, width, mask and whether the label shows', () => {
  const year = edit('School', 'Class or year')
  expect(year.getByLabelText<HTMLSelectElement>('Type of answer').disabled).toBe(true)
  type(year.getByLabelText('Width'), 'half')
  type(year.getByLabelText(/^Pattern to type into/), '00')
  type(year.getByLabelText(/^Hint/), 'As on the report')
  fireEvent.click(year.getByLabelText(/^Show the question/))
  expect(editor.question('school_year')?.input.display_as).toEqual({
    type: 'text',
    width: 'half',
    hint: 'As on the report',
    mask: '00',
    show_label: false,
  })
})

test('a question of the club’s own can have another kind of answer', () => {
  showSection('School')
  press('Add question')
  press(/^Text/)
  const added = card('New question')
  type(added.getByLabelText('Type of answer'), 'singleChoice')
  type(added.getByLabelText('Shown as'), 'radio')
  const input = editor.state().draft.sections[4]?.questions[2]?.input
  expect([input?.type, input?.display_as.type]).toEqual(['singleChoice', 'radio'])
})

test('lengths and the words for them, with ours shown until there are others', () => {
  const year = edit('School', 'Class or year')
  type(year.getByLabelText('Characters at most'), '12')
  const words = year.getByLabelText<HTMLInputElement>(/^Your own wording/)
  expect(words.placeholder).toBe('Maximum length 12')
  type(words, '{label} is too long')
  expect(editor.question('school_year')?.input.validations).toMatchObject([
    { type: 'maxLength', error: '{label} is too long', metadata: { max_length: 12 } },
  ])
  type(year.getByLabelText('Characters at most'), '')
  expect(year.getByText('"Class or year" has a maximum length without a number')).toBeTruthy()
  expect(errorAt(year.getByLabelText('Characters at most'))).toBe('Please enter a number')
  type(year.getByLabelText('Characters at most'), '10')
  press('Shortest answer')
  type(year.getByLabelText('Characters at least'), '70')
  expect(errorAt(year.getByLabelText('Characters at least'))).toBe(
    'More than the longest answer allowed (10)',
  )
  expect(errorAt(year.getByLabelText('Characters at most'))).toBeNull()
  press('Remove the rule “Shortest answer”')
  press('Remove the rule “Longest answer”')
  expect(year.getByText('Unless you set a rule, answers can be 2 to 64 characters long.')).toBeTruthy()
})

test('a pattern can be tried before anybody is judged by it', () => {
  const year = edit('School', 'Class or year')
  press('Pattern')
  type(year.getByLabelText('What the answer looks like'), '[1-6][a-c]')
  type(year.getByLabelText(/^Try it/), '4b')
  expect(announced()).toContain('Matches')
  type(year.getByLabelText(/^Try it/), '4b or so')
  expect(announced()).toContain('Doesn’t match')
  type(year.getByLabelText('What the answer looks like'), '(?=x)x')
  expect(year.getAllByText(/We can’t use this pattern: look-around/)).toHaveLength(1)
  type(year.getByLabelText('What the answer looks like'), '[1-6')
  expect(year.getByText(/We can’t use this pattern: a bracket is not closed/)).toBeTruthy()
})

test('the bounds of a date are chosen in words', () => {
  const born = edit('Member details', 'Date of birth')
  expect(born.getByText(/^Within the last 18 years\. Today that is after 15\/11\/2008/)).toBeTruthy()
  type(born.getByLabelText('Must be after: number of years'), '16')
  type(born.getByLabelText('Must be after: number of years'), 'x')
  expect(born.getByText('Enter a number of years from 1 to 150')).toBeTruthy()
  type(born.getByLabelText('Must be before'), 'day')
  const day = born.getByLabelText('Must be before: the day')
  type(day, '31/12/2022')
  fireEvent.blur(day)
  const bounds = () => editor.question('date_of_birth')?.input.validations.at(-1)?.metadata
  expect(bounds()).toMatchObject({ greater_than: '-16y', less_than: '2022-12-31' })
  type(born.getByLabelText('Must be after'), 'none')
  expect(bounds()).toMatchObject({ greater_than: null })
})

test('FORM-31 a condition is a sentence of what can be answered, and is stored the other way round', () => {
  const gender = edit('Member details', 'Gender')
  press('Add a condition')
  expect(gender.getByText('Ask this only if')).toBeTruthy()
  type(gender.getByLabelText('Which question'), 'school')
  expect(editor.question('gender')?.input.condition).toEqual([disabledWhen('school', 'Other')])
  const answer = gender.getByLabelText<HTMLSelectElement>('Which answer')
  expect([...answer.options].map((each) => each.textContent)).toEqual(['None', 'Other'])
  type(answer, 'Other')
  expect(editor.question('gender')?.input.condition).toEqual([disabledWhen('school', 'None')])
  type(gender.getByLabelText('Which question'), 'photo_permission')
  expect(editor.question('gender')?.input.condition).toEqual([disabledWhen('photo_permission', false)])
  press('Add another condition')
  expect(gender.getByText('And only if')).toBeTruthy()
  const [, second] = gender.getAllByLabelText('Which question')
  if (second) type(second, 'city')
  // Anything can be typed there, so it is said as it is stored.
  expect(gender.getByText('Disable this question when')).toBeTruthy()
  const [, typed] = gender.getAllByLabelText('Which answer')
  if (typed) {
    type(typed, ' Dunvarra ')
    fireEvent.blur(typed)
  }
  expect(editor.question('gender')?.input.condition[1]).toEqual(disabledWhen('city', 'Dunvarra'))
  const [remove] = gender.getAllByRole('button', { name: 'Remove this condition' })
  if (remove) fireEvent.click(remove)
  expect(editor.question('gender')?.input.condition).toEqual([disabledWhen('city', 'Dunvarra')])
})

test('FORM-31 of several answers those are ticked that it is asked for; the others are stored', () => {
  const year = edit('School', 'Class or year')
  type(year.getByLabelText('Which question'), 'gender')
  const values = () => editor.question('school_year')?.input.condition.map(({ value }) => value)
  const options = labels('gender') ?? []
  expect(values()).toEqual(options.slice(1))
  const box = (label = '') => year.getByLabelText<HTMLInputElement>(label)
  expect([box(options[0]).checked, box(options[0]).disabled]).toEqual([true, true])
  fireEvent.click(box(options[1]))
  expect(values()).toEqual(options.slice(2))
  fireEvent.click(box(options[0]))
  expect(values()).toEqual([options[0], ...options.slice(2)])
  openCard('Class or year')
  expect(year.getByText(`Asked only if “Gender” is ${options[1]}`)).toBeTruthy()
})

test('a condition that would close a circle is refused at once, with the reason', () => {
  const school = edit('School', 'School')
  press('Add a condition')
  type(school.getByLabelText('Which question'), 'school_year')
  expect(
    screen.getByText(
      '“School” can’t depend on “Class or year”: “School”, “Class or year” would wait for each other.',
    ),
  ).toBeTruthy()
  expect(editor.question('school')?.input.condition).toEqual([halfMadeCondition()])
})

test('a condition that is not made to its end keeps the form from being saved, and says how to go on', () => {
  const gender = edit('Member details', 'Gender')
  press('Add a condition')
  const noQuestion = '"Gender" has a condition without a question: choose one, or remove the condition'
  expect(gender.getByText(noQuestion)).toBeTruthy()
  // Closing the card does not make it disappear.
  press('Done')
  expect(gender.getByText(noQuestion)).toBeTruthy()
  openCard('Gender')
  type(gender.getByLabelText('Which question'), 'city')
  expect(
    gender.getByText('"Gender" waits for an answer to "Town or city": enter one, or remove the condition'),
  ).toBeTruthy()
  press('Remove this condition')
  expect(screen.queryByRole('region', { name: /mend before/ })).toBeNull()
  expect(editor.question('gender')?.input.condition).toEqual([])
})

test('the focus stays in the conditions: with the one that comes, the next one, or the button for another', () => {
  const gender = edit('Member details', 'Gender')
  const questions = () => gender.getAllByLabelText('Which question')
  press('Add a condition')
  expect(document.activeElement).toBe(questions()[0])
  const [first] = questions()
  if (first) type(first, 'school')
  expect(document.activeElement).toBe(first)
  press('Add another condition')
  expect(document.activeElement).toBe(questions()[1])
  const [, second] = questions()
  if (second) type(second, 'city')
  const [, typed] = gender.getAllByLabelText('Which answer')
  typed?.focus()
  if (typed) type(typed, 'Dunvarra')
  if (typed) fireEvent.keyDown(typed, { key: 'Enter' })
  expect(document.activeElement).toBe(typed)
  const remove = () => {
    const [nearest] = gender.getAllByRole('button', { name: 'Remove this condition' })
    if (nearest) fireEvent.click(nearest)
  }
  remove()
  expect(document.activeElement).toBe(questions()[0])
  remove()
  expect(document.activeElement).toBe(button('Add a condition'))
})

test('the focus goes into a rule that is added, and back to its button when it is removed', () => {
  const year = edit('School', 'Class or year')
  press('Shortest answer')
  expect(document.activeElement).toBe(year.getByLabelText('Characters at least'))
  press('Remove the rule “Shortest answer”')
  expect(document.activeElement).toBe(button('Shortest answer'))
})
