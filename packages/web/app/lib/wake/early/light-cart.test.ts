// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { withResolvers } from '#lib/testing/with-resolvers.ts'
import { lightCart } from './light-cart.ts'
import { sleeping } from './testing/sleeping.ts'
import { SHOWN } from './wake-data.ts'

let isAwake = false
let step: Promise<unknown> = Promise.resolve()
const asked: [string, RequestInit | undefined][] = []
let answer: () => string | Promise<string> = () => ''
const shown = vi.fn()
/** What reaches React or the browser. */
const heard: string[] = []
document.addEventListener(SHOWN, shown)
for (const type of ['click', 'submit']) {
  document.addEventListener(type, (event) => {
    const { target } = event
    if (
      target instanceof HTMLInputElement ||
      (target instanceof HTMLButtonElement && target.type === 'submit')
    )
      return
    if (!event.defaultPrevented) heard.push(type)
    event.preventDefault()
  })
}
lightCart(window, sleeping({ isAwake: () => isAwake, waitFor: (next) => void (step = next) }))

const panel = (lines: string) =>
  `<main id="content"><dialog open data-served="true" class="sheet"><h2 tabindex="-1">Cart</h2>
    <button type="button" id="cross" data-closes>Close</button>${lines}<a href="/" id="on">Continue</a></dialog></main>`
const LINE = `<form id="line" method="post" action="/cart"><input type="hidden" name="item" value="7"><button id="remove">Remove</button></form>`

beforeEach(() => {
  isAwake = false
  asked.length = heard.length = 0
  shown.mockClear()
  document.body.innerHTML =
    '<main id="content"><button type="button" id="open" data-cart-open>Cart</button></main>'
  answer = () => panel(LINE)
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push([address, init])
    return new Response(await answer())
  })
})

const element = (id: string) => document.getElementById(id) as HTMLElement
const open = () => document.querySelector<HTMLDialogElement>('dialog[data-light-cart]')
const sent = () => asked.slice(1).map(([, init]) => Object.fromEntries(init?.body as URLSearchParams))
async function press(id: string): Promise<void> {
  element(id).click()
  await step
}

test('CART-01 the panel that the server draws is opened, and asked for once', async () => {
  element('open').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  element('open').click()
  expect(element('open').getAttribute('aria-busy')).toBe('true')
  element('open').click()
  await step
  expect(asked.map(([address]) => address)).toEqual(['/cart?panel='])
  expect(open()?.open).toBe(true)
  expect(open()?.textContent).toContain('Remove')
  expect(heard).toEqual([])
})

test('it is left by its cross, by Esc and by going back', async () => {
  await press('open')
  element('cross').click()
  expect(open()).toBeNull()
  await press('open')
  open()?.dispatchEvent(new Event('cancel', { cancelable: true }))
  expect(open()).toBeNull()
  await press('open')
  window.dispatchEvent(new Event('popstate'))
  expect(open()).toBeNull()
})

test('CART-12 a line is taken out by its form, once, and what is left is shown with its count', async () => {
  await press('open')
  answer = () => panel('<p>Your shopping cart is empty</p>')
  shown.mockClear()
  element('remove').click()
  element('remove').click()
  await step
  const [, [address, init] = []] = asked
  expect(asked.length).toBe(2)
  expect([address, init?.method]).toEqual(['/cart?panel=', 'POST'])
  expect(init?.body).toEqual(new URLSearchParams({ item: '7' }))
  expect(open()?.textContent).toContain('Your shopping cart is empty')
  expect(shown).toHaveBeenCalledTimes(1)
  expect(heard).toEqual([])
})

test('what was asked for before something went into the cart is not shown', async () => {
  element('open').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  answer = () => panel('<p>A bottle</p>')
  document.dispatchEvent(new Event(SHOWN))
  await press('open')
  expect(open()?.textContent).toContain('A bottle')
})

test('what happened to the cart meanwhile is shown: something was added here, or in another tab', async () => {
  await press('open')
  answer = () => panel(`${LINE}<p>A cap</p>`)
  document.dispatchEvent(new Event(SHOWN))
  await vi.waitFor(() => expect(open()?.textContent).toContain('A cap'))
  answer = () => panel('<p>A scarf</p>')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(open()?.textContent).toContain('A scarf'))
  // CART-08: it has not always been empty.
  expect(open()?.getAttribute('data-light-cart')).toBe('filled')
})

test('CART-15 a way to pay is sent when it is chosen; one that is refused is not shown as chosen', async () => {
  const ways = (chosen: string) =>
    panel(`<form method="post" action="/cart"><input type="radio" name="option" value="" id="full" ${chosen === 'full' ? 'checked' : ''}>
      <input type="radio" name="option" value="6" id="six" ${chosen === 'six' ? 'checked' : ''}></form><p role="alert" tabindex="-1" id="why">No</p>`)
  answer = () => ways('full')
  await press('open')
  element('six').click()
  await step
  expect(asked[1]?.[1]?.body).toEqual(new URLSearchParams({ option: '6' }))
  expect((element('full') as HTMLInputElement).checked).toBe(true)
  expect(document.activeElement).toBe(element('why'))
})

test('CART-15 of what is chosen while a choice is under way the last is sent, and stays chosen meanwhile', async () => {
  const ways = (chosen: string) =>
    panel(
      `<form method="post" action="/cart">${['1', '6', '12'].map((way) => `<input type="radio" name="option" value="${way}" id="way-${way}" ${way === chosen ? 'checked' : ''}>`).join('')}</form>`,
    )
  const way = (name: string) => element(`way-${name}`) as HTMLInputElement
  answer = () => ways('1')
  await press('open')
  const first = withResolvers<string>()
  const last = withResolvers<string>()
  answer = () => first.promise
  way('6').click()
  way('1').click()
  way('12').focus()
  way('12').click()
  answer = () => last.promise
  first.resolve(ways('6'))
  await vi.waitFor(() => expect(asked.length).toBe(3))
  expect([way('12').checked, document.activeElement]).toEqual([true, way('12')])
  expect(open()?.querySelector('[aria-busy]')).not.toBeNull()
  last.resolve(ways('12'))
  await step
  expect(sent()).toEqual([{ option: '6' }, { option: '12' }])
  expect([way('12').checked, open()?.querySelector('[aria-busy]')]).toEqual([true, null])
})

test('CART-12 a second line is taken out after the first, and each once', async () => {
  const line = (name: string) =>
    `<form id="line-${name}" method="post" action="/cart"><input type="hidden" name="item" value="${name}"><button id="remove-${name}">Remove</button></form>`
  answer = () => panel(line('a') + line('b'))
  await press('open')
  const first = withResolvers<string>()
  answer = () => first.promise
  for (const name of ['a', 'b', 'a', 'b']) element(`remove-${name}`).click()
  answer = () => panel('<p>Your shopping cart is empty</p>')
  first.resolve(panel(line('b')))
  await step
  expect(sent()).toEqual([{ item: 'a' }, { item: 'b' }])
  expect(open()?.textContent).toContain('Your shopping cart is empty')
  expect(document.activeElement).toBe(open()?.querySelector('h2'))
})

test('a change that does not get through says so, and the panel stays', async () => {
  await press('open')
  answer = () => Promise.reject(new TypeError('no line'))
  element('remove').click()
  await step
  expect(open()?.querySelector('[role=alert]')?.textContent).toMatch(/didn’t get through/)
})

test('links lead where they lead', async () => {
  await press('open')
  element('on').click()
  expect(heard).toEqual(['click'])
})

test.each([
  ['no line', () => Promise.reject(new TypeError('no line'))],
  ['what is no panel', () => '<main id="content"><h1>Sorry</h1></main>'],
])('%s: the press goes on to React', async (_what, given) => {
  answer = given
  await press('open')
  await vi.waitFor(() => expect(heard).toEqual(['click']))
  expect(open()).toBeNull()
  // Where React does not come either, the press goes on to the browser, and not round and round.
  await press('open')
  expect([heard.length, asked.length]).toEqual([2, 1])
})

test('a page that is awake has a panel of its own', () => {
  isAwake = true
  element('open').click()
  expect([asked.length, heard.length]).toEqual([0, 1])
})
