import { expect, test, vi } from 'vitest'
import { asRouteError, loadPart, toErrorPage } from './api.ts'
import { refusal } from '../testing/page-stub.ts'

const aPage = () => ({
  requestId: 'request-7',
  reportError: vi.fn(),
  cookieRules: { sameSite: 'Lax' as const, isSecure: true },
})
const PATH = '/news/lost'

function thrownBy(work: () => unknown): Response {
  try {
    work()
  } catch (error) {
    return error as Response
  }
  throw new Error('Nothing was thrown')
}

test.each([404, 422, 500])('ERR-02 an article that fails with %i goes to the error page', (status) => {
  const answer = thrownBy(() =>
    toErrorPage(status === 500 ? new Error('boom') : refusal(status), aPage(), PATH),
  )
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/error'])
})

test.each([429, 503])('a %i says to come back, and keeps its status', (status) => {
  expect(thrownBy(() => toErrorPage(refusal(status), aPage(), PATH)).status).toBe(status)
})

test('a fault shows nothing of the inside, is reported, and names the id to ask after', async () => {
  const page = aPage()
  const answer = asRouteError(new Error('password=secret'), page)
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({ error_code: 'failed', message: '', request_id: 'request-7' })
  expect(page.reportError).toHaveBeenCalledOnce()
})

test('a refusal is told and not reported', async () => {
  const page = aPage()
  expect(await asRouteError(refusal(404), page).json()).toMatchObject({ message: 'Said by the server' })
  expect(page.reportError).not.toHaveBeenCalled()
})

test('what the club does not have has not failed; what could not be read has', async () => {
  const page = aPage()
  expect(await loadPart(Promise.reject(refusal(404)), page)).toEqual({ value: null, hasFailed: false })
  expect(await loadPart(Promise.reject(refusal(503)), page)).toEqual({ value: null, hasFailed: true })
  expect(await loadPart(Promise.resolve(1), page)).toEqual({ value: 1, hasFailed: false })
})
