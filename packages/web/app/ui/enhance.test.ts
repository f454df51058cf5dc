// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enhance } from './enhance.ts'

function press(selector: string) {
  document.querySelector<HTMLElement>(selector)?.click()
}

const isOpen = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id}`)?.open

beforeEach(() => {
  document.body.innerHTML = ''
  enhance(document)
})
afterEach(() => vi.restoreAllMocks())

test('asking twice adds nothing: one press turns the carousel once', () => {
  enhance(document)
  document.body.innerHTML = `<section data-carousel><ul data-carousel-track></ul><button data-carousel-step="1"></button></section>`
  const track = document.querySelector('ul')!
  const scroll = vi.spyOn(track, 'scrollTo').mockImplementation(() => {})
  press('button')
  expect(scroll).toHaveBeenCalledTimes(1)
})

test('a press from before it came is answered', () => {
  const other = document.implementation.createHTMLDocument()
  other.body.innerHTML = `<details data-menu open><summary>Menu</summary></details><button></button>`
  const missed = new Event('click')
  Object.defineProperty(missed, 'target', { value: other.querySelector('button') })
  enhance(other, missed)
  expect(other.querySelector('details')?.open).toBe(false)
})

test.each([
  { step: 1, at: 0, to: 400, why: 'one view on' },
  { step: 1, at: 600, to: 0, why: 'round to the start' },
  { step: -1, at: 400, to: 0, why: 'one view back' },
  { step: -1, at: 0, to: 600, why: 'round to the end' },
])('the carousel goes $why', ({ step, at, to }) => {
  document.body.innerHTML = `<section data-carousel><ul data-carousel-track></ul><button data-carousel-step="${step}"></button></section>`
  const track = document.querySelector('ul')!
  Object.defineProperties(track, { scrollWidth: { value: 1000 }, clientWidth: { value: 400 } })
  track.scrollLeft = at
  const scroll = vi.spyOn(track, 'scrollTo').mockImplementation(() => {})
  press('button')
  expect(scroll).toHaveBeenCalledWith({ left: to })
})

test('a second quick press counts from where the first one leads', () => {
  document.body.innerHTML = `<section data-carousel><ul data-carousel-track></ul><button data-carousel-step="1"></button></section>`
  const track = document.querySelector('ul')!
  Object.defineProperties(track, { scrollWidth: { value: 1600 }, clientWidth: { value: 400 } })
  const scroll = vi.spyOn(track, 'scrollTo').mockImplementation(() => {})
  press('button')
  track.scrollLeft = 130
  press('button')
  expect(scroll.mock.calls).toEqual([[{ left: 400 }], [{ left: 800 }]])
})

const MENUS = `
  <details data-menu id="a" open><summary>A</summary><a href="#x" id="link">go</a>
    <details data-menu id="inner" open><summary>In</summary><a href="#y">there</a></details></details>
  <details data-menu id="b" open><summary>B</summary></details>
  <details id="plain" open><summary>C</summary></details><button id="elsewhere"></button>`

test('menus close on a press elsewhere; other details stay', () => {
  document.body.innerHTML = MENUS
  press('#elsewhere')
  expect([isOpen('a'), isOpen('inner'), isOpen('b'), isOpen('plain')]).toEqual([false, false, false, true])
})

test('a press inside a menu closes only the others', () => {
  document.body.innerHTML = MENUS
  press('#a > summary + a + details > summary')
  expect([isOpen('a'), isOpen('b')]).toEqual([true, false])
})

test('a menu closes after its link is followed', () => {
  document.body.innerHTML = MENUS
  press('#link')
  expect(isOpen('a')).toBe(false)
})

test('the focus does not go with a menu whose link was followed', () => {
  document.body.innerHTML = MENUS
  document.querySelector<HTMLElement>('#inner a')?.focus()
  press('#inner a')
  expect([isOpen('inner'), isOpen('a')]).toEqual([false, false])
  expect(document.activeElement?.textContent).toBe('A')
})

test('Esc closes the innermost menu and gives the focus back to its summary', () => {
  document.body.innerHTML = MENUS
  document.querySelector<HTMLElement>('#inner a')?.focus()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect([isOpen('inner'), isOpen('a')]).toEqual([false, true])
  expect(document.activeElement?.textContent).toBe('In')
})

test('the cookie banner goes, and the next key goes on from the page', () => {
  document.body.innerHTML = `<main id="content" tabindex="-1"></main><div data-cookie-banner="policy"><button data-cookie-choice="denied"></button></div>`
  document.querySelector('button')?.focus()
  press('button')
  expect(document.querySelector<HTMLElement>('div')?.hidden).toBe(true)
  expect(document.activeElement?.id).toBe('content')
})

test('a copied link shows for two seconds and is announced', async () => {
  vi.useFakeTimers()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  document.body.innerHTML = `<button data-copy-link="https://club.example/news/a"></button>`
  press('button')
  await vi.advanceTimersByTimeAsync(100)
  expect(write).toHaveBeenCalledWith('https://club.example/news/a')
  expect(document.querySelector('button')?.hasAttribute('data-copied')).toBe(true)
  expect(document.querySelector('[role=status]')?.textContent).toBe('Link copied')
  await vi.advanceTimersByTimeAsync(2000)
  expect(document.querySelector('button')?.hasAttribute('data-copied')).toBe(false)
  vi.useRealTimers()
})

test('a link in a drawer is followed also where the browser knows no popovers', () => {
  document.body.innerHTML = `<nav popover="auto"><a href="#there">There</a></nav>`
  // As Safari 16 does.
  vi.spyOn(document.querySelector('nav')!, 'matches').mockImplementation(() => {
    throw new DOMException('', 'SyntaxError')
  })
  const thrown = vi.fn()
  window.addEventListener('error', thrown)
  press('a')
  window.removeEventListener('error', thrown)
  expect(thrown).not.toHaveBeenCalled()
})
