// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { keepMarks } from './keep-marks.ts'

let root: Root | undefined
afterEach(() => act(() => root?.unmount()))

/** A page that was sent with one match, and woken when there were two. */
async function wakeChangedPage(keeps: boolean) {
  const html = document.documentElement
  html.innerHTML = '<head></head><body><p>one match</p></body>'
  html.setAttribute('data-site', 'club')
  html.setAttribute('data-embed', '')
  html.setAttribute('data-cookie-choice', 'all')
  let hasFailed = false
  const putBack = keeps ? keepMarks(document) : () => undefined
  await act(async () => {
    root = hydrateRoot(
      document,
      <html lang="en-IE" data-site="club" suppressHydrationWarning>
        <head />
        <body>
          <a href="/">two matches</a>
        </body>
      </html>,
      {
        onRecoverableError() {
          hasFailed = true
          putBack()
        },
      },
    )
  })
  expect(hasFailed).toBe(true)
  expect(document.body.textContent).toBe('two matches')
  return ['data-site', 'data-embed', 'data-cookie-choice', 'data-signed-in'].map((name) =>
    html.getAttribute(name),
  )
}

test('SHELL-35 a page that is drawn anew keeps what only the browser knows: no navbar inside an app, no cookie banner', async () => {
  expect(await wakeChangedPage(true)).toEqual(['club', '', 'all', null])
})

test('without it React makes <html> as the server would', async () => {
  expect(await wakeChangedPage(false)).toEqual(['club', null, null, null])
})
