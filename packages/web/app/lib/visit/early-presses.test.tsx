// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { bootScript } from './boot-script.ts'
import { useEarlyPresses } from './early-presses.ts'

function Page({ onPress }: { onPress: (name: string) => void }) {
  useEarlyPresses()
  return (
    <>
      <button type="button" data-keeps-press="" onClick={() => onPress('kept')}>
        <b>Select</b>
      </button>
      <button type="button" onClick={() => onPress('not marked')}>
        Other
      </button>
    </>
  )
}

test('a press before React came is answered once, and the next one as ever', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const pressed = vi.fn<(name: string) => void>()
  const page = <Page onPress={pressed} />
  document.body.innerHTML = `<div id="page">${renderToString(page)}</div>`
  // eslint-disable-next-line typescript/no-implied-eval
  new Function(bootScript({ sessionCookie: 'session', keepsPresses: true }))()
  const [kept, other] = document.querySelectorAll('button')
  kept?.querySelector('b')?.click()
  kept?.click()
  other?.click()
  expect(pressed).not.toHaveBeenCalled()
  const place = document.getElementById('page')
  if (place) await act(async () => void hydrateRoot(place, page))
  expect(pressed.mock.calls).toEqual([['kept'], ['kept']])
  kept?.click()
  expect(pressed).toHaveBeenCalledTimes(3)
})
