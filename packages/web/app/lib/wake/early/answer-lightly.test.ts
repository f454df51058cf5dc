// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { withResolvers } from '#lib/testing/with-resolvers.ts'
import { answerLightly } from './answer-lightly.ts'
import { sleeping } from './testing/sleeping.ts'
import { SHOWN } from './wake-data.ts'

let isAwake = false
const wake = vi.fn(async () => undefined)
let step: Promise<unknown> = Promise.resolve()
const asked: [string, RequestInit | undefined][] = []
let answer: (address: string) => Response | Promise<Response> = () => new Response('')
const heard: string[] = []

const page = (main: string, data = '') =>
  `<title>Other</title><script id="early"></script><main id="content">${main}</main>${data}`
const html = (text: string, url = '') =>
  Object.defineProperty(new Response(text), 'url', { value: url && `https://club.example${url}` })
/** What reaches React or the browser. */
for (const type of ['click', 'submit']) {
  document.addEventListener(type, (event) => {
    if (event.target instanceof HTMLButtonElement) return
    heard.push(type)
    event.preventDefault()
  })
}
window.location.href = 'https://club.example/shop'
let comesIntoView: (link: HTMLElement) => void = () => {}
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(told: (entries: { isIntersecting: boolean; target: HTMLElement }[]) => void) {
      comesIntoView = (target) => told([{ isIntersecting: true, target }])
    }
    observe() {}
  },
)
answerLightly(window, sleeping({ isAwake: () => isAwake, wake, waitFor: (next) => void (step = next) }))

beforeEach(() => {
  isAwake = false
  asked.length = heard.length = 0
  wake.mockClear()
  window.history.replaceState({ key: 'first' }, '', '/shop')
  document.title = 'Shop'
  document.body.innerHTML = `<main id="content"><ul><li id="item-1"><a href="/one">1</a></li></ul>
    <a id="more" href="/shop?shown=2#item-2">More</a><a id="in" href="?dialog=sign-in">In</a>
    <form id="get" action="/shop" data-light><input name="q" value="cap"><button>Find</button></form>
    <form id="post" method="post" data-light><input id="size" name="size"><button id="send">Send</button></form></main>`
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push([address, init])
    return answer(address)
  })
})

const element = (id: string) => document.getElementById(id) as HTMLElement
const submit = (id: string) => element(id).querySelector('button')?.click()

test('another view is asked for once and shown: address, title and focus are right, and the page sleeps on', async () => {
  answer = () =>
    html(page('<ul><li id="item-1"><a href="/one">1</a></li><li id="item-2"><a href="/two">2</a></li></ul>'))
  element('more').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 0 }))
  element('more').click()
  expect(element('more').getAttribute('aria-busy')).toBe('true')
  // A second press while it is on its way asks for nothing.
  element('more').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 0 }))
  element('more').click()
  await step
  expect(asked.map(([address]) => address)).toEqual(['/shop?shown=2'])
  expect([window.location.search, window.location.hash, document.title]).toEqual(['?shown=2', '', 'Other'])
  expect(document.activeElement?.getAttribute('href')).toBe('/two')
  expect(heard).toEqual([])
  expect(wake).not.toHaveBeenCalled()
})

test('what comes into view is asked for ahead, and pressed only shown; not while its press is being answered', async () => {
  answer = () => html(page('<p>Two</p>'))
  comesIntoView(element('more'))
  element('more').click()
  // A browser tells of what is in view in its own time: after the press that scrolled it there, too.
  comesIntoView(element('more'))
  await step
  expect(asked.map(([address]) => address)).toEqual(['/shop?shown=2'])
  expect(element('content').textContent).toBe('Two')
})

test('a form that asks is another view', async () => {
  answer = () => html(page('<p>One cap</p>'))
  submit('get')
  await step
  expect(window.location.search).toBe('?q=cap')
  expect(element('content').textContent).toBe('One cap')
})

test.each([
  ['no line', () => Promise.reject(new TypeError('no line'))],
  ['a page that does not sleep', () => html('<main id="content">broken</main>')],
  ['another page', () => html(page('<p>Elsewhere</p>'), '/elsewhere')],
])('%s: the press goes on to React, and the page is what it was', async (_what, given) => {
  answer = given
  const before = element('content').innerHTML
  element('more').click()
  await step
  await vi.waitFor(() => expect(heard).toEqual(['click']))
  expect(element('content').innerHTML).toBe(before)
  expect(window.location.search).toBe('')
})

test('React’s own links, new tabs and a page that is awake are none of its business', () => {
  element('in').click()
  element('more').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  isAwake = true
  element('more').click()
  submit('post')
  expect([asked.length, heard.length]).toEqual([0, 4])
})

test('of two views the last one counts, whichever comes first', async () => {
  const late = withResolvers<Response>()
  answer = (address) => (address.includes('shown') ? late.promise : html(page('<p>One cap</p>')))
  element('more').click()
  const first = step
  submit('get')
  await step
  late.resolve(html(page('<p>Late</p>')))
  await first
  expect(element('content').textContent).toBe('One cap')
})

test('a form is sent once, and what the server says of it is shown with the focus on it', async () => {
  answer = () =>
    html(
      page(
        '<form id="post" method="post" data-light><p role="alert" tabindex="-1">One is wrong</p><input id="size" name="size" aria-invalid="true"></form>',
        '<script type="application/json" id="wake-data">{"state":"answer"}</script>',
      ),
    )
  const field = element('size') as HTMLInputElement
  field.value = 'XL'
  submit('post')
  submit('post')
  await step
  expect(asked.length).toBe(1)
  const [[, init] = []] = asked
  expect(init?.method).toBe('POST')
  expect(init?.body).toEqual(new URLSearchParams({ size: 'XL', stays: 'yes' }))
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('XL')
  expect(element('wake-data').textContent).toContain('answer')
})

test('a form that was taken begins anew, and React comes for the notice', async () => {
  answer = () =>
    html(
      page(
        '<form id="post" method="post" data-light><input id="size"><p data-sent tabindex="-1">Sent</p></form>',
      ),
      '/shop?notice=message-sent',
    )
  const field = element('size') as HTMLInputElement
  field.value = 'XL'
  submit('post')
  await step
  expect([field.value, window.location.search]).toEqual(['', '?notice=message-sent'])
  expect(wake).toHaveBeenCalledTimes(1)
})

test('a form that met no answer is not sent again by itself: it says so, and keeps what was typed', async () => {
  answer = () => Promise.reject(new TypeError('no line'))
  const field = element('size') as HTMLInputElement
  field.value = 'XL'
  submit('post')
  await step
  expect(asked.length).toBe(1)
  expect(document.querySelector('[role=alert]')?.textContent).toMatch(/didn’t get through/)
  expect(field.value).toBe('XL')
  answer = () =>
    html(
      page(
        '<form id="post" method="post" data-light><input id="size"><button id="send">Send</button><p role="status">Done</p></form>',
      ),
    )
  submit('post')
  await step
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('Back shows the view before at once, Forward the one after; another page is loaded', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  answer = () => html(page('<p>Second view</p>'))
  element('more').click()
  await step
  await Promise.resolve()
  const go = (to: string) => {
    window.history.replaceState({}, '', to)
    window.dispatchEvent(new Event('popstate'))
  }
  go('/shop')
  expect(element('more').hasAttribute('aria-busy')).toBe(false)
  expect([document.title, reload.mock.calls.length]).toEqual(['Shop', 0])
  go('/shop?shown=2')
  expect(element('content').textContent).toBe('Second view')
  isAwake = true
  go('/news')
  isAwake = false
  expect(reload).not.toHaveBeenCalled()
  go('/news?page=9')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the menu whose link was followed closes, keeps the focus, and is closed on the way back', async () => {
  const menu =
    '<details id="menu" data-menu><summary id="choose">All</summary><a id="caps" href="/shop?q=cap">Caps</a></details>'
  element('content').innerHTML = menu
  document.querySelector('details')!.open = true
  element('caps').focus()
  // Whatever another test has shown, this address is shown now.
  document.dispatchEvent(new Event(SHOWN))
  await Promise.resolve()
  answer = () => html(page(menu))
  element('caps').click()
  expect([document.querySelector('details')?.open, document.activeElement?.id]).toEqual([false, 'choose'])
  await step
  await Promise.resolve()
  window.history.replaceState({}, '', '/shop')
  window.dispatchEvent(new Event('popstate'))
  expect(document.querySelector('details')?.open).toBe(false)
})

test('a form in which something is plainly missing is asked of nobody: React says it', () => {
  element('size').setAttribute('required', '')
  element('post').setAttribute('novalidate', '')
  submit('post')
  expect(asked).toEqual([])
  expect(heard).toEqual(['submit'])
})
