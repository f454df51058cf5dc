import { configure, fireEvent, render, screen, within } from '@testing-library/react'
import { useEffect, useReducer } from 'react'
import type { SavedForm } from '@clubhouse/contract/people/office/forms'
import type { FormQuestion } from '@clubhouse/contract/people/forms'
import type { FormProblem } from '@clubhouse/domain/people/forms/check/check-form'
import { questionIn } from '@clubhouse/domain/people/forms/edit/edit-sections'
import { editorOf, editorReducer, type EditorState } from '../editor-state.ts'
import { FormEditor } from '../form-editor.tsx'
import { juvenileForm } from './juvenile-form.ts'

// Whether something is in sight costs a look at every style around it; the journeys see that in a browser.
configure({ defaultHidden: true })

/** By what it is called, as a role would be found, but without computing the name of everything else. */
function onlyOne<T extends HTMLElement>(found: readonly T[], name: string | RegExp): T {
  const [first, ...others] = found
  if (!first || others.length > 0) throw new Error(`${found.length} elements are called ${String(name)}`)
  return first
}

const isCalled = (element: HTMLElement, name: string | RegExp): boolean => {
  const called = (element.getAttribute('aria-label') ?? element.textContent).trim()
  return typeof name === 'string' ? called === name : name.test(called)
}

/** The editor on the page, and what stands in it after whatever was done. */
export function openEditor(problems: readonly FormProblem[] = [], form: SavedForm = juvenileForm) {
  // Nothing that remembers: another test may watch it later in the same process.
  Element.prototype.scrollIntoView = () => {}
  let state: EditorState = editorOf(form)
  function Page() {
    const [now, dispatch] = useReducer(editorReducer, form, editorOf)
    useEffect(() => {
      state = now
    })
    return <FormEditor state={now} dispatch={dispatch} problems={problems} today="2026-11-15" />
  }
  render(<Page />)
  return {
    state: () => state,
    question: (id: string): FormQuestion | null => questionIn(state.draft.sections, id),
  }
}

export const button = (name: string | RegExp) =>
  onlyOne(
    [...document.querySelectorAll('button')].filter((each) => isCalled(each, name)),
    name,
  )
export const press = (name: string | RegExp) => fireEvent.click(button(name))
export const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
export const showSection = (name: string) => press(new RegExp(`^${name}`))
export const cardElement = (name: string) =>
  onlyOne(
    [...document.querySelectorAll('article')].filter(
      (each) => each.querySelector('h3')?.textContent === name,
    ),
    name,
  )
export const card = (name: string) => within(cardElement(name))
/** The questions in sight, by their labels. */
export const cards = () => [...document.querySelectorAll('article h3')].map((each) => each.textContent)
/** Opens a question, or closes it. */
export function openCard(name: string) {
  const toggle = cardElement(name).querySelector<HTMLButtonElement>('h3 button')
  if (toggle) fireEvent.click(toggle)
}
export const announced = () => screen.getAllByRole('status').map((each) => each.textContent)
