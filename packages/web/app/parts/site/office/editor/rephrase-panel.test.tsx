// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGES, TONES } from '@clubhouse/contract/site/office/article-limits'
import { EXTENSIONS } from './extensions.ts'
import { type Rephrase, RephrasePanel } from './rephrase-panel.tsx'

const LONG = 'The shield is back on the shelf above the tea hatch.'
let editor: Editor
const ask = vi.fn<Rephrase>()
const onClose = vi.fn()
beforeEach(() => {
  ask.mockReset()
  onClose.mockReset()
})
afterEach(() => {
  cleanup()
  editor.destroy()
})

function show(html: string, select?: { from: number; to: number }) {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: EXTENSIONS,
    content: html,
    injectCSS: false,
  })
  if (select) editor.commands.setTextSelection(select)
  render(<RephrasePanel editor={editor} rephrase={ask} isStandIn onClose={onClose} />)
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const options = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ textContent }) => textContent)

test('EDITOR-03 fewer than 25 characters are warned of, and nobody is asked', async () => {
  show('<p>a b c d e f g h i j k l m n o p q r s t u v w x</p>')
  await press('Suggest')
  expect(screen.getByRole('alert').textContent).toBe('Minimum content length is 25 characters.')
  expect(ask).not.toHaveBeenCalled()
})

test('EDITOR-06 EDITOR-07 six tones, neutral first chosen, and two languages', async () => {
  show(`<p>${LONG}</p>`)
  expect([options('Tone'), options('Language')]).toEqual([[...TONES], [...LANGUAGES]])
  expect(screen.getByLabelText<HTMLSelectElement>('Tone').value).toBe('neutral')
  ask.mockResolvedValue('Other words')
  fireEvent.change(screen.getByLabelText('Tone'), { target: { value: 'friendly' } })
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'irish' } })
  await press('Suggest')
  expect(ask).toHaveBeenCalledWith({ text: LONG, tone: 'friendly', language: 'irish' })
})

test('EDITOR-04 ERR-49 asking again clears what was suggested before, also when nothing comes', async () => {
  show(`<p>${LONG}</p>`)
  ask.mockResolvedValueOnce('First suggestion').mockResolvedValueOnce(null)
  await press('Suggest')
  expect(screen.getByText('First suggestion')).toBeTruthy()
  await press('Suggest')
  expect(screen.queryByText('First suggestion')).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('Rephrasing failed. Please try again.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept' }).disabled).toBe(true)
})

test('EDITOR-05 Accept replaces the text, Discard keeps it', async () => {
  show(`<p>${LONG}</p>`)
  ask.mockResolvedValue('One.\nTwo.')
  await press('Suggest')
  await press('Discard')
  expect(editor.getHTML()).toBe(`<p>${LONG}</p>`)
  expect(onClose).toHaveBeenCalledOnce()
  await press('Accept')
  expect(editor.getHTML()).toBe('<p>One.</p><p>Two.</p>')
})

test('EDITOR-05 where something is marked, only that is replaced', async () => {
  show(`<p>Before. ${LONG} After.</p>`, { from: 9, to: 9 + LONG.length })
  ask.mockResolvedValue('Shield home.')
  await press('Suggest')
  expect(ask.mock.calls[0]?.[0].text).toBe(LONG)
  await press('Accept')
  expect(editor.getHTML()).toBe('<p>Before. Shield home. After.</p>')
})

test('EDITOR-05 what was typed while the panel is open is sent along, and replaced', async () => {
  show(`<p>${LONG}</p>`)
  act(() => void editor.commands.insertContentAt(editor.state.doc.content.size, '<p>It shines.</p>'))
  ask.mockResolvedValue('Shield home, shining.')
  await press('Suggest')
  expect(ask.mock.calls[0]?.[0].text).toBe(`${LONG}\nIt shines.`)
  await press('Accept')
  expect(editor.getHTML()).toBe('<p>Shield home, shining.</p>')
})

test('EDITOR-05 a suggestion for words that have changed since replaces nothing, and says so', async () => {
  show(`<p>${LONG}</p>`)
  ask.mockResolvedValue('Shield home.')
  await press('Suggest')
  act(() => void editor.commands.setContent('<p>Short.</p>'))
  await press('Accept')
  expect(editor.getHTML()).toBe('<p>Short.</p>')
  expect(screen.getByRole('alert').textContent).toBe('The text has changed since. Ask for a new suggestion.')
  expect(onClose).not.toHaveBeenCalled()
})

test('EDITOR-05 what is marked is found again when something was typed before it', async () => {
  show(`<p>Before. ${LONG} After.</p>`, { from: 9, to: 9 + LONG.length })
  ask.mockResolvedValue('Shield home.')
  await press('Suggest')
  act(() => void editor.commands.insertContentAt(1, 'Long '))
  await press('Accept')
  expect(editor.getHTML()).toBe('<p>Long Before. Shield home. After.</p>')
})

test.each([
  { html: `<p>${LONG}</p>`, isLost: false },
  { html: `<h2>News</h2><p>${LONG}</p>`, isLost: true },
  { html: `<p>${LONG} <a href="/pages/fees">Fees</a></p>`, isLost: true },
])('EDITOR-05 what becomes plain text in $html is said before: $isLost', ({ html, isLost }) => {
  show(html)
  expect(document.body.textContent.includes('become plain text')).toBe(isLost)
})

test('OPEN-124 the demo’s stand-in says that it is one', () => {
  show('<p></p>')
  expect(document.body.textContent).toContain('not a real text service')
})
