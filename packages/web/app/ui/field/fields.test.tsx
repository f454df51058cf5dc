// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CodeField } from '../code-field/code-field.tsx'
import { DateField } from '../date-field/date-field.tsx'
import type { ParsedDate } from '@clubhouse/domain/time/plain-date'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import { MoneyField } from '../money-field/money-field.tsx'
import { PhoneField } from '../phone-field/phone-field.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'
import { Checkbox } from './checkbox.tsx'
import { EmailField } from './email-field.tsx'
import { focusFirstInvalid } from './focus-first-invalid.ts'
import { PasswordField } from './password-field.tsx'
import { PasswordRules } from './password-rules.tsx'
import { RadioGroup } from './radio-group.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })

test('label, hint and error belong to the field', () => {
  render(<TextField label="Name" hint="As on the shirt" error="Enter a name" />)
  const input = field('Name')
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'As on the shirt',
    'Enter a name',
  ])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.required).toBe(true)
})

test('a label that is not shown is still the field’s name', () => {
  render(<TextField label="Name" hidesLabel />)
  expect(field('Name').tagName).toBe('INPUT')
  expect(document.querySelector('label')?.className).toBe('visually-hidden')
})

test('several boxes: each says what is wrong with all of them, and all close together', () => {
  const days = { name: 'days', options: ['Monday', 'Friday'].map((day) => ({ value: day, label: day })) }
  const { rerender } = render(
    <CheckboxGroup label="Days" {...days} defaultValues={['Friday']} error="Choose a day" />,
  )
  expect([field('Monday').checked, field('Friday').checked]).toEqual([false, true])
  const described = field('Monday').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('Choose a day')
  rerender(<CheckboxGroup label="Days" {...days} isDisabled />)
  expect(document.querySelector('fieldset')?.disabled).toBe(true)
})

test('what may stay empty says so', () => {
  render(<TextField label="Name" optional />)
  expect(screen.getByText('(optional)')).toBeTruthy()
  expect(field(/Name/).required).toBe(false)
})

test('an email is lower-cased on leaving, and a slip is asked about', () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<EmailField label="Email" onChange={(event) => onChange(event.currentTarget.value)} />)
  type(field('Email'), ' Colm@Gmial.com')
  fireEvent.blur(field('Email'))
  expect(field('Email').value).toBe('colm@gmial.com')
  fireEvent.click(screen.getByRole('button', { name: /Did you mean colm@gmail.com/ }))
  expect(field('Email').value).toBe('colm@gmail.com')
  expect(onChange).toHaveBeenLastCalledWith('colm@gmail.com')
  expect(screen.queryByRole('button')).toBeNull()
})

test('the room of a question about a slip stays when it is answered by hand: what is pressed next does not move', () => {
  render(<EmailField label="Email" />)
  type(field('Email'), 'colm@gmial.com')
  fireEvent.blur(field('Email'))
  type(field('Email'), 'colm@gmail.com')
  fireEvent.blur(field('Email'))
  expect(screen.queryByRole('button')).toBeNull()
  const room = screen.getByRole('status').querySelector('[aria-hidden=true]')
  expect(room?.textContent).toBe('Did you mean colm@gmail.com?')
})

test('a password can be seen', () => {
  render(<PasswordField label="Password" autoComplete="new-password" />)
  expect(field('Password').type).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field('Password').type).toBe('text')
})

test('a field can be marked for what is said elsewhere', () => {
  render(<PasswordField label="Password" autoComplete="current-password" isWrong describedBy="above" />)
  expect(field('Password').getAttribute('aria-invalid')).toBe('true')
  expect(field('Password').getAttribute('aria-describedby')).toBe('above')
  expect(screen.queryByText('Error:')).toBeNull()
})

test('the rules of a password tick', () => {
  render(
    <PasswordRules
      id="rules"
      summary="8+ characters, a digit"
      rules={[
        { label: '8 to 30 characters', isMet: true },
        { label: 'A number', isMet: false },
      ]}
      isOpen
    />,
  )
  expect(screen.getAllByRole('listitem').map((rule) => rule.hasAttribute('data-met'))).toEqual([true, false])
})

test.each([
  { length: 79, says: '' },
  { length: 80, says: '80 of 100 characters' },
  { length: 112, says: '12 too many (100 allowed)' },
])('the counter at $length of 100 says "$says"', ({ length, says }) => {
  render(<TextArea label="Message" limit={100} />)
  type(screen.getByLabelText('Message'), 'x'.repeat(length))
  expect(screen.getByRole('status').textContent).toBe(says)
})

test('the sixth digit submits, once; pasted spaces go', () => {
  const onComplete = vi.fn<(code: string) => void>()
  render(<CodeField label="Code" name="code" onComplete={onComplete} />)
  const input = field('Code')
  expect([input.autocomplete, input.inputMode]).toEqual(['one-time-code', 'numeric'])
  type(input, '12345')
  expect(onComplete).not.toHaveBeenCalled()
  type(input, '123 456')
  expect(input.value).toBe('123456')
  type(input, '1234567')
  expect(input.value).toBe('123456')
  expect(onComplete.mock.calls).toEqual([['123456']])
  type(input, '12345')
  type(input, '123459')
  expect(onComplete).toHaveBeenCalledTimes(2)
})

test('without a listener the form around the code is submitted', () => {
  vi.useFakeTimers()
  const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <CodeField label="Code" name="code" />
    </form>,
  )
  type(field('Code'), '123456')
  act(() => void vi.runAllTimers())
  expect(onSubmit).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('a date gets its slashes while typed and is written out on leaving', () => {
  const onDate = vi.fn<(date: ParsedDate) => void>()
  render(<DateField label="Date of birth" onDate={onDate} />)
  expect(screen.getByText('For example, 27/03/2014')).toBeTruthy()
  type(field('Date of birth'), '27')
  expect(field('Date of birth').value).toBe('27/')
  type(field('Date of birth'), '5 Mar 2014')
  fireEvent.blur(field('Date of birth'))
  expect(field('Date of birth').value).toBe('05/03/2014')
  expect(onDate).toHaveBeenLastCalledWith({ ok: true, iso: '2014-03-05', display: '05/03/2014' })
})

test.each([
  ['leaving it', (input: HTMLInputElement) => fireEvent.blur(input)],
  ['Enter', (input: HTMLInputElement) => fireEvent.keyDown(input, { key: 'Enter' })],
])('the year of a child’s birthday may have two digits, and %s writes it in full', (_how, finish) => {
  render(<DateField label="Date of birth" birthdayOn="2026-11-19" />)
  type(field('Date of birth'), '3/4/16')
  finish(field('Date of birth'))
  expect(field('Date of birth').value).toBe('03/04/2016')
  type(field('Date of birth'), '3/4/85')
  finish(field('Date of birth'))
  expect(field('Date of birth').value).toBe('3/4/85')
})

test('money is formatted on leaving; what cannot be read stays as typed', () => {
  render(<MoneyField label="Amount" currency="€" />)
  type(field('Amount'), '1234.5')
  fireEvent.blur(field('Amount'))
  expect(field('Amount').value).toBe('1,234.50')
  type(field('Amount'), 'ten')
  fireEvent.blur(field('Amount'))
  expect(field('Amount').value).toBe('ten')
})

test('spaces and dashes in a phone number are stripped, not refused', () => {
  render(<PhoneField label="Mobile" />)
  type(field('Mobile'), '+353 (0)86 123-4567')
  fireEvent.blur(field('Mobile'))
  expect(field('Mobile').value).toBe('+3530861234567')
})

test('radios are one group with a name and answer with their value', () => {
  const onChange = vi.fn<(value: string) => void>()
  const options = [
    { value: 'full', label: 'All at once' },
    { value: 'monthly', label: 'Monthly' },
  ]
  render(
    <RadioGroup
      label="How will you pay?"
      name="pay"
      options={options}
      error="Choose one"
      onChange={onChange}
    />,
  )
  expect(screen.getByRole('radiogroup', { name: 'How will you pay?' }).getAttribute('aria-invalid')).toBe(
    'true',
  )
  fireEvent.click(screen.getByLabelText('Monthly'))
  expect(onChange).toHaveBeenCalledWith('monthly')
})

test('the summary lists what to mend, takes the focus, marks the title and leads to the field', () => {
  document.title = 'Join'
  const { rerender } = render(<ErrorSummary errors={[]} />)
  rerender(
    <>
      <ErrorSummary errors={[{ fieldId: 'name', message: 'Enter your name' }]} />
      <input id="name" />
    </>,
  )
  const summary = screen.getByRole('alert', { name: 'There is a problem' })
  expect(document.activeElement).toBe(summary)
  expect(document.title).toBe('Error: Join')
  fireEvent.click(screen.getByRole('link', { name: 'Enter your name' }))
  expect(document.activeElement?.id).toBe('name')
  cleanup()
  expect(document.title).toBe('Join')
})

test('after a failed submit the first invalid field has the focus', () => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
  const { container } = render(
    <form>
      <TextField label="Name" />
      <Checkbox label="I agree" error="Agree to go on" />
      <TextField label="Town" error="Enter a town" />
    </form>,
  )
  expect(focusFirstInvalid(container)).toBe(true)
  expect(document.activeElement).toBe(field('I agree'))
})
