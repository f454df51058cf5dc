import { fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import type {
  Answer,
  DynamicForm as ClubForm,
  FormAnswers,
  FormQuestion,
  FormSection,
} from '@clubhouse/contract/people/forms'
import { inSequence } from '@clubhouse/domain/people/forms/templates'
import { DynamicForm } from '../dynamic-form.tsx'
import type { DynamicFormProps } from '../dynamic-form-props.ts'

/** For tests: a form of one section with these questions, and more sections where a test wants them. */
export function aForm(questions: FormQuestion[], more: Record<string, FormQuestion[]> = {}): ClubForm {
  const sections = Object.entries({ Details: questions, ...more }).map(([label, those]): FormSection => {
    const section_id = label.toLowerCase()
    return { section_id, default_section_id: null, label, sequence: 0, questions: those }
  })
  return {
    form_id: '0e5f7d0c-6c0e-4f43-9a0e-1c9b2f9f3a10',
    version: 1,
    kind: 'juvenile',
    name: 'Registration',
    sections: inSequence(sections),
  }
}

/** For what is imported when it is wanted: a busy machine takes its time. */
export const PATIENCE = { timeout: 120_000 }

export const TODAY = '2026-11-15'

/** The form as a page shows it, with a button to send it. */
export function openForm(form: ClubForm, props: Partial<DynamicFormProps> = {}) {
  const page = (current: ClubForm, more: Partial<DynamicFormProps> = {}) => (
    <DynamicForm form={current} today={TODAY} idPrefix="f" {...props} {...more}>
      <button type="submit">Send</button>
    </DynamicForm>
  )
  let shown = page(form)
  const Stub = createRoutesStub([{ path: '/', Component: () => shown }])
  const drawn = render(<Stub />)
  return {
    ...drawn,
    /** The same page with other properties. */
    show: (current: ClubForm, more: Partial<DynamicFormProps> = {}) => {
      shown = page(current, more)
      drawn.rerender(<Stub key="again" />)
    },
  }
}

/** By its label's first words: "(optional)" may follow. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))

/** As a browser says it: an input event whatever the control. */
export function type(
  element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  value: string,
): void {
  fireEvent.input(element, { target: { value } })
  if (element instanceof HTMLSelectElement) fireEvent.change(element)
}

export const send = (): void => void fireEvent.click(screen.getByText('Send'))

/** Answers that were given before, by question. */
export const savedAnswers = (answers: Record<string, Answer>): FormAnswers => ({
  sections: [
    {
      section_id: 'before',
      default_section_id: null,
      questions: Object.entries(answers).map(([question_id, answer]) => ({
        question_id,
        default_question_id: null,
        answer,
        label: '',
      })),
    },
  ],
})

export const answersOf = (answers: FormAnswers | undefined): Record<string, Answer> =>
  Object.fromEntries(
    answers?.sections.flatMap(({ questions }) =>
      questions.map(({ question_id, answer }) => [question_id, answer]),
    ) ?? [],
  )
