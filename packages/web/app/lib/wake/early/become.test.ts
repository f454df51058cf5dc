// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { become } from './become.ts'

function from(html: string) {
  document.body.innerHTML = `<main id="content">${html}</main>`
  const main = document.getElementById('content') ?? document.body
  const parsed = (wanted: string) =>
    new DOMParser().parseFromString(`<main id="content">${wanted}</main>`, 'text/html').querySelector('main')
  return { main, to: (wanted: string) => become(main, parsed(wanted) ?? main) }
}

test.each([
  [
    'more cards',
    '<ul><li id="a">A<li id="b">B</ul><a href="?page=2">More</a>',
    '<ul><li id="a">A<li id="b">B<li id="c">C</ul>',
  ],
  ['fewer', '<ul><li id="a">A<li id="b">B</ul>', '<ul><li id="b">B</ul><p>End</p>'],
  ['other words and marks', '<p class="a" hidden>one</p>', '<p class="b" title="t">two</p>'],
  [
    'something before what was there',
    '<h2>T</h2><fieldset></fieldset><div>foot</div>',
    '<h2>T</h2><div>wrong</div><fieldset></fieldset><div>foot</div>',
  ],
  ['nothing', '<p>a</p>b<!-- c -->', ''],
  ['something else', '<p>a</p>', '<ol><li>b</ol>text'],
])('what is there becomes what is wanted: %s', (_what, html, wanted) => {
  const { main, to } = from(html)
  to(wanted)
  const expected = document.createElement('main')
  expected.innerHTML = wanted
  expect(main.innerHTML).toBe(expected.innerHTML)
})

test('what is the same in both stays the very same: a picture, the focus, what was typed and chosen', () => {
  const fields = '<fieldset><input id="name"><input type="radio" name="size" id="m"></fieldset>'
  const { main, to } = from(`<img src="/a.png"><h2>T</h2>${fields}`)
  const kept = [...main.querySelectorAll('img,fieldset,input')]
  const [name, size] = main.querySelectorAll('input')
  if (!name || !size) throw new Error('no fields')
  name.value = 'Síle'
  size.checked = true
  name.focus()
  to(`<img src="/a.png"><h2>T</h2><div role="alert">No</div>${fields.replace('id="m"', 'id="m" class="x"')}`)
  expect([...main.querySelectorAll('img,fieldset,input')]).toEqual(kept)
  expect([name.value, size.checked, document.activeElement]).toEqual(['Síle', true, name])
})

test('a list shows what the answer has chosen, though somebody chose before', () => {
  const { main, to } = from('<select><option value="a" selected>A<option value="b">B</select>')
  const select = main.querySelector('select')
  if (select) select.value = 'b'
  to('<select><option value="a" selected>A<option value="b">B</select><p>x</p>')
  to('<select class="c"><option value="a">A<option value="b" selected>B</select>')
  expect(select?.value).toBe('b')
})

test('the mark that lets a script run stays, since an answer has none that counts', () => {
  const { main, to } = from('<script type="application/ld+json" nonce="mine">{"a":1}</script>')
  to('<script type="application/ld+json" nonce="theirs">{"a":2}</script>')
  expect(main.innerHTML).toBe('<script type="application/ld+json" nonce="mine">{"a":2}</script>')
})
