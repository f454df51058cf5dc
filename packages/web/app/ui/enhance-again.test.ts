// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { enhanceAgain } from './enhance-again.ts'

const enhance = vi.fn()
const lost = () => Promise.reject(new TypeError('no line'))
const load = vi.fn<() => Promise<{ enhance: typeof enhance }>>()

beforeEach(() => {
  enhance.mockClear()
  load.mockReset().mockImplementation(lost)
  document.body.innerHTML = '<button id="copy">Copy</button>'
})

const settled = () => new Promise((over) => setTimeout(over))
const press = () => document.getElementById('copy')?.click()

test('what comes is asked for once', async () => {
  load.mockResolvedValue({ enhance })
  enhanceAgain(load)
  await settled()
  press()
  expect([load.mock.calls.length, enhance.mock.calls]).toEqual([1, [[document, undefined]]])
})

test('what did not come is asked for by the next press, which is answered when it has come', async () => {
  enhanceAgain(load)
  await settled()
  press()
  await settled()
  expect([load.mock.calls.length, enhance.mock.calls.length]).toEqual([2, 0])
  load.mockResolvedValue({ enhance })
  press()
  await settled()
  expect(load).toHaveBeenCalledTimes(3)
  expect(enhance.mock.calls[0]?.[1]).toMatchObject({ type: 'click', target: { id: 'copy' } })
})

test('and when the line is back, before anybody presses', async () => {
  enhanceAgain(load)
  await settled()
  load.mockResolvedValue({ enhance })
  window.dispatchEvent(new Event('online'))
  await settled()
  expect(enhance).toHaveBeenCalled()
})
