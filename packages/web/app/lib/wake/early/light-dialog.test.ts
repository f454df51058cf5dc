// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { answerLightly } from './answer-lightly.ts'
import { sleeping } from './testing/sleeping.ts'
import { TAKEN_BY_REACT } from './wake-data.ts'

const wake = vi.fn(async () => undefined)
let step: Promise<unknown> = Promise.resolve()
const asked: string[] = []
window.location.href = 'https://club.example/shop'
answerLightly(window, sleeping({ wake, waitFor: (next) => void (step = next) }))

const STEP = `<!--$--><dialog open data-served="true"><h2 tabindex="-1">Enter your e-mail</h2><a id="cross" aria-label="Close" href="/shop">x</a>
  <form><input id="email" data-autofocus></form></dialog><!--/$-->`

beforeEach(() => {
  asked.length = 0
  wake.mockClear()
  window.history.replaceState({ key: 'first' }, '', '/shop')
  document.title = 'Shop'
  document.body.innerHTML = `<div><main id="content"><p>Jerseys</p><a id="in" data-wakes data-opens="authentication/check-email" href="/authentication/check-email">In</a></main></div>`
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(
      `<title>Sign in</title><script id="early"></script><div><main id="content"><p>Jerseys</p></main>${STEP}</div><script id="wake-data">{"state":"dialog"}</script>`,
    )
  })
})

const element = (id: string) => document.getElementById(id) as HTMLElement
const dialog = () => document.querySelector('dialog')
async function openIt(): Promise<void> {
  element('in').click()
  await step
  await Promise.resolve()
}

test('SHELL-16 the sign-in opens over the page as the server draws it, with its address, and React comes for what follows', async () => {
  const main = element('content')
  await openIt()
  expect(asked).toEqual(['/shop?dialog=authentication%2Fcheck-email&origin=%2Fshop'])
  expect(window.location.search).toBe('?dialog=authentication%2Fcheck-email&origin=%2Fshop')
  expect(dialog()?.open).toBe(true)
  expect(document.activeElement).toBe(element('email'))
  expect(document.title).toBe('Sign in')
  // React finds its marks around it, the data of this address, and the page beneath as it was.
  expect(dialog()?.previousSibling?.nodeValue).toBe('$')
  expect(element('wake-data').textContent).toContain('dialog')
  expect(element('content')).toBe(main)
  expect(element('in')).not.toBeNull()
  expect(wake).toHaveBeenCalled()
})

test.each([
  ['its cross', () => element('cross').click()],
  ['Esc', () => dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))],
  [
    'Back',
    () => {
      window.history.replaceState({}, '', '/shop')
      window.dispatchEvent(new Event('popstate'))
    },
  ],
])('%s leads back to the page beneath, without asking for it', async (_way, leave) => {
  await openIt()
  leave()
  await step
  expect(dialog()).toBeNull()
  expect([window.location.pathname + window.location.search, document.title]).toEqual(['/shop', 'Shop'])
  expect(document.querySelectorAll('div > *').length).toBe(1)
  expect(element('content').parentElement?.innerHTML).not.toContain('$')
  expect(asked.length).toBe(1)
})

test('from when React has the dialog, Esc is React’s', async () => {
  await openIt()
  dialog()?.setAttribute(TAKEN_BY_REACT, '')
  dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))
  await step
  expect(dialog()?.open).toBe(true)
  expect(window.location.search).toContain('dialog=')
})
