// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { isRequired } from '@clubhouse/domain/people/forms/structure'
import { sectionsToSave } from './editor-state.ts'
import {
  announced,
  button,
  card,
  cardElement,
  cards,
  openCard,
  openEditor,
  press,
  showSection,
  type,
} from './testing/open-editor.tsx'

afterEach(cleanup)

test('FORMED-01 sections stand in their order; one of them shows its questions', () => {
  openEditor()
  const list = within(screen.getByRole('navigation', { name: 'Sections' }))
  expect(list.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    'Member details4 questions',
    'Address6 questions',
    'Emergency contact3 questions',
    'Medical information2 questions',
    'School2 questions',
    'Agreements3 questions',
  ])
  expect(cards()).toEqual(['First name', 'Last name', 'Date of birth', 'Gender'])
  showSection('School')
  expect(cards()).toEqual(['School', 'Class or year'])
  type(screen.getByLabelText('Section'), 'medical')
  expect(cards()[0]).toBe('Is there a medical condition we should know about?')
})

test('FORMED-02 an open card has the label, the flag with Change, the preview, the page link and the delete button', () => {
  openEditor()
  showSection('School')
  const school = card('School')
  expect(cards()[0]).toBe('School')
  openCard('School')
  expect(school.getAllByText('Required')).not.toEqual([])
  expect(school.getByText('Change')).toBeTruthy()
  const preview = school.getByRole('img', { name: 'Preview: School' })
  expect(preview.querySelector('[inert] select, [inert] input')?.hasAttribute('disabled')).toBe(true)
  expect(school.getByLabelText(/^Add page link/)).toBeTruthy()
  expect(button('Delete School')).toBeTruthy()
})

test('a closed card is one line: what is asked, how it is answered, whether it must be, and when it is asked', () => {
  openEditor()
  showSection('School')
  const year = card('Class or year')
  for (const words of ['Text', 'Optional', 'Asked only if “School” is Other'])
    expect(year.getByText(words)).toBeTruthy()
  expect(year.queryByText('Change')).toBeNull()
  expect(year.queryByRole('img')).toBeNull()
  expect(year.queryByLabelText(/^Add page link/)).toBeNull()
  const toggle = button('Class or year')
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  openCard('Class or year')
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement).toBe(toggle)
  // One at a time; what closes gives the focus back to its line.
  openCard('School')
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  press('Done')
  expect(document.activeElement).toBe(cardElement('School').querySelector('h3 button'))
})

test('a question is moved by keys from its closed line, and the focus stays with it', () => {
  openEditor()
  fireEvent.keyDown(button('Gender'), { key: 'ArrowUp', altKey: true })
  expect(cards()).toEqual(['First name', 'Last name', 'Gender', 'Date of birth'])
  expect(document.activeElement).toBe(cardElement('Gender'))
})

test('FORMED-06 a wrong link is said on a closed card too', () => {
  openEditor()
  openCard('Gender')
  const field = card('Gender').getByLabelText(/^Add page link/)
  type(field, 'java script')
  fireEvent.blur(field)
  press('Done')
  expect(card('Gender').getByText(/Invalid link$/)).toBeTruthy()
})

test('FORMED-03 Change makes a question optional and required again', () => {
  const { question } = openEditor()
  showSection('School')
  openCard('School')
  fireEvent.click(card('School').getByText('Change'))
  expect(card('School').getByText('Optional')).toBeTruthy()
  const optional = question('school')
  expect([optional && isRequired(optional), announced()]).toEqual([
    false,
    expect.arrayContaining(['School: Optional']),
  ])
  fireEvent.click(card('School').getByText('Change'))
  expect(question('school')?.input.required).toBe(true)
})

test('FORMED-03 FORMED-04 what is always asked can be neither changed nor deleted, and says why', () => {
  openEditor()
  openCard('First name')
  const first = card('First name')
  expect(first.getByText('Always asked: you can’t register anyone without it.')).toBeTruthy()
  expect(first.queryByText('Change')).toBeNull()
  expect(first.queryByRole('button', { name: /Delete/ })).toBeNull()
  expect(card('Gender').getByRole('button', { name: 'Delete Gender' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove section' })).toBeNull()
})

test('FORMED-05 a deleted question is marked, stays in sight and can be had back', () => {
  const { question } = openEditor()
  press('Delete Gender')
  expect(question('gender')?.should_delete).toBe(true)
  expect(screen.getByText('“Gender” will be removed when you save.')).toBeTruthy()
  expect(document.activeElement).toBe(button('Undo: keep Gender'))
  press('Undo: keep Gender')
  expect(question('gender')?.should_delete).toBe(false)
  expect(document.activeElement).toBe(cardElement('Gender'))
})

test.each([
  { link: '/terms', error: null },
  { link: 'www.dunvarra.example', error: null },
  { link: 'https://dunvarra.example/rules.pdf', error: null },
  { link: 'java script', error: 'Invalid link' },
  { link: 'javascript:alert(1)', error: 'Invalid link' },
])('FORMED-06 the page link $link: $error', ({ link, error }) => {
  openEditor()
  openCard('Gender')
  const field = card('Gender').getByLabelText(/^Add page link/)
  type(field, link)
  expect(card('Gender').queryByText('Invalid link')).toBeNull()
  fireEvent.blur(field)
  expect(card('Gender').queryByText('Invalid link')?.textContent ?? null).toBe(error)
  expect(field.getAttribute('aria-invalid')).toBe(error ? 'true' : null)
})

test('FORM-46 FORMED-06 a link without a scheme is completed when it was typed', () => {
  const { question } = openEditor()
  openCard('Gender')
  const field = card('Gender').getByLabelText(/^Add page link/)
  type(field, 'www.dunvarra.example/rules')
  fireEvent.blur(field)
  expect(question('gender')?.input.metadata.external_url).toBe('https://www.dunvarra.example/rules')
})

test('a question that was never saved is removed at once, and says so', () => {
  openEditor()
  press('Add question')
  press('Mobile')
  press('Delete Mobile')
  expect(screen.getByText('“Mobile” was removed.')).toBeTruthy()
  expect(announced()).toContain('Mobile was removed')
})

test.each([
  { where: 'the card that waits', at: 1 },
  { where: 'the deleted question', at: 0 },
])('what waits for a deleted question names it and can be set free from $where', ({ at }) => {
  const { question } = openEditor()
  showSection('School')
  press('Delete School')
  expect(
    screen.getByText('“School” will be removed when you save. “Class or year” depends on it.'),
  ).toBeTruthy()
  expect(
    card('Class or year').getByText('"Class or year" depends on "School", which is deleted'),
  ).toBeTruthy()
  const remove = screen.getAllByRole('button', { name: 'Remove the condition' })[at]
  if (remove) fireEvent.click(remove)
  expect(question('school_year')?.input.condition).toEqual([])
  expect(screen.queryByRole('button', { name: 'Remove the condition' })).toBeNull()
  expect(document.activeElement).not.toBe(document.body)
})

test('FORMED-07 a question is added from the palette, marked, and opened to be named', () => {
  const { state } = openEditor()
  showSection('School')
  press('Add question')
  press(/^One choice/)
  expect(cards()).toEqual(['School', 'Class or year', 'New question'])
  const added = state().draft.sections[4]?.questions[2]
  expect(added).toMatchObject({ newAdded: true, default_question_id: null, input: { type: 'singleChoice' } })
  const label = card('New question').getByLabelText('Question')
  expect(document.activeElement).toBe(label)
  type(label, 'Bus stop')
  expect(cards()[2]).toBe('Bus stop')
  expect(sectionsToSave(state())[4]?.questions[2]).toMatchObject({ label: 'Bus stop', sequence: 3 })
})

test('an added question without a label is named by where it stands, as the server will name it', () => {
  openEditor()
  showSection('School')
  press('Add question')
  press(/^One choice/)
  type(card('New question').getByLabelText('Question'), '')
  expect(screen.queryAllByText('Question 3 in "School" has no label')).not.toEqual([])
  expect(screen.queryByText(/^Question 1 in/)).toBeNull()
})

test('FORMED-07 the platform’s questions that are not in the form are offered, each once', () => {
  const { question } = openEditor()
  press('Add question')
  press('Mobile')
  expect(question('mobile')).toMatchObject({ newAdded: true, default_question_id: 'mobile' })
  press('Add question')
  const palette = within(screen.getByRole('region', { name: 'Add a question' }))
  expect(palette.queryByRole('button', { name: 'Mobile' })).toBeNull()
})

test('a moved question keeps the focus, is announced, and goes on into the next section', () => {
  openEditor()
  openCard('Gender')
  press('Move Gender up')
  expect(cards()).toEqual(['First name', 'Last name', 'Gender', 'Date of birth'])
  expect(announced()).toContain('Gender is now 3 of 4 in Member details')
  expect(document.activeElement).toBe(button('Move Gender up'))
  press('Move Gender down')
  press('Move Gender down')
  expect(announced()).toContain('Gender is now 1 of 7 in Address')
  expect(cards()[0]).toBe('Gender')
  expect(document.activeElement).toBe(button('Move Gender down'))
  fireEvent.keyDown(button('Move Gender down'), { key: 'ArrowUp', altKey: true })
  expect(cards()).toEqual(['First name', 'Last name', 'Date of birth', 'Gender'])
})

test('the first question of the form goes no further up; the focus stays with its card', () => {
  openEditor()
  expect(button('Move First name up').disabled).toBe(true)
  press('Move Last name up')
  expect(document.activeElement).toBe(cardElement('Last name'))
})

test('sections are added, named, moved, and removed with undo beside it', () => {
  const { state } = openEditor()
  press('Add section')
  const title = screen.getByLabelText<HTMLInputElement>('Section title')
  expect(document.activeElement).toBe(title)
  type(title, 'Kit')
  press('Move section up')
  expect(
    state()
      .draft.sections.map(({ label }) => label)
      .slice(-2),
  ).toEqual(['Kit', 'Agreements'])
  expect(announced()).toContain('Kit is now section 6 of 7')
  showSection('School')
  press('Remove section')
  expect(screen.getByText('“School” and its 2 questions were removed.')).toBeTruthy()
  const [, notice] = screen.getAllByRole('button', { name: 'Undo' })
  // What was pressed is gone; the way back stands in its place.
  expect(document.activeElement).toBe(notice)
  if (notice) fireEvent.click(notice)
  expect(cards()).toEqual(['School', 'Class or year'])
})

test('everything can be undone and done again, by button and by key', () => {
  const { question, state } = openEditor()
  expect(button('Undo').disabled).toBe(true)
  press('Delete Gender')
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(question('gender')?.should_delete).toBe(false)
  fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true })
  expect(question('gender')?.should_delete).toBe(true)
  press('Undo')
  expect(state().draft).toEqual(state().saved)
})

test('what is wrong is said at the card as it arises, and the summary leads there', () => {
  openEditor()
  showSection('School')
  openCard('School')
  type(card('School').getByLabelText('Choice 1'), '')
  expect(card('School').getByText('"School" has an empty option')).toBeTruthy()
  showSection('Address')
  expect(screen.getByRole('region', { name: /before you save this form/ })).toBeTruthy()
  press('"School" has an empty option')
  expect(document.activeElement).toBe(cardElement('School'))
})

test('what the server refused is shown until something is changed', () => {
  const problems = [{ question_id: 'gender', section_id: 'member_details', message: 'Refused by the server' }]
  openEditor(problems)
  expect(card('Gender').getByText('Refused by the server')).toBeTruthy()
  openCard('Gender')
  fireEvent.click(card('Gender').getByText('Change'))
  expect(card('Gender').queryByText('Refused by the server')).toBeNull()
})

test('HTML in a label is text', () => {
  openEditor()
  openCard('Gender')
  type(card('Gender').getByLabelText('Question'), '<img src=x onerror=alert(1)>')
  expect(cards()[3]).toBe('<img src=x onerror=alert(1)>')
  expect(document.querySelector('img')).toBeNull()
})
