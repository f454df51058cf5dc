// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { foretellsReact, isOwnForm, waitsForReact } from './needs-react.ts'

beforeEach(() => {
  window.location.href = 'https://club.example/results?view=live'
})

function only(html: string): Element {
  document.body.innerHTML = html
  return document.querySelector('#it') ?? document.body.firstElementChild!
}

test.each([
  ['a link to another page', '<a href="/news/x">', false],
  ['another site', '<a href="https://league.example/results?view=table">', false],
  ['a place on this page', '<a href="#news-7">', false],
  ['another view of this page', '<a href="/results?view=table">', true],
  ['the same in a new tab', '<a href="/results?view=table" target="_blank">', false],
  ['a file', '<a href="/results?view=table" download>', false],
  ['what says so', '<a href="/authentication/check-email" data-wakes>', true],
  ['what stands in it', '<button data-wakes><svg id="it"></svg></button>', true],
  ['a button that only a script answers', '<button type="button">+</button>', true],
  ['the carousel’s', '<button type="button" data-carousel-step="1">', false],
  ['the cookie choice', '<button type="button" data-cookie-choice="denied">', false],
  ['a button that sends a form', '<form><button id="it">Send</button></form>', false],
  [
    'a button that sends a form for which nothing was chosen',
    '<form data-light><input type="radio" name="size" required><button id="it">Add</button></form>',
    true,
  ],
  [
    'the same where it was chosen',
    '<form data-light><input type="radio" name="size" required checked><button id="it">Add</button></form>',
    false,
  ],
  ['a menu', '<details><summary id="it">More</summary></details>', false],
  ['one to which React adds', '<details><summary id="it" data-wakes>More</summary></details>', false],
  ['words', '<p>Hello</p>', false],
])('a press on %s waits for React: %#', (_what, html, waits) => {
  expect(waitsForReact(only(html)) !== null).toBe(waits)
})

test.each([
  ['a field', '<input>', true],
  ['a button that sends', '<form><button id="it"></button></form>', true],
  ['a link to another page', '<a href="/news/x">', false],
  ['a menu', '<details><summary id="it">More</summary></details>', false],
  ['one to which React adds', '<details><summary data-wakes><b id="it">More</b></summary></details>', true],
  ['words', '<p>Hello</p>', false],
])('whoever comes near %s will need React: %#', (_what, html, foretells) => {
  expect(foretellsReact(only(html))).toBe(foretells)
})

test.each([
  ['to an action of ours', '<form method="post" action="/contact"><input name="action"></form>', true],
  ['to the page itself', '<form></form>', true],
  ['to another site', '<form action="https://elsewhere.example/"></form>', false],
  ['into a new tab', '<form target="_blank"></form>', false],
  ['closing a dialog', '<form method="dialog"></form>', false],
])('a form %s is ours: %#', (_what, html, isOurs) => {
  expect(isOwnForm(only(html) as HTMLFormElement)).toBe(isOurs)
})
