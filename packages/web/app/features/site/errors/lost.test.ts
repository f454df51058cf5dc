import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pageContext } from '#lib/page/page-context.ts'
import { aPage } from '#lib/testing/page-stub.ts'
import { loader } from './error.page.tsx'
import { loader as unknown } from './unknown.page.ts'

const asked = (path: string, cookie = '') =>
  ({
    request: new Request(`https://testford.clubs.example${path}`, { headers: { cookie } }),
    context: new RouterContextProvider(new Map([[pageContext, aPage({})]])),
  }) as never

function lostAt(path: string): Response {
  try {
    return unknown(asked(path))
  } catch (answer) {
    return answer as Response
  }
}

test('SHELL-05, ERR-03 a path that no route matches goes to the error page', () => {
  expect(lostAt('/fixture-results').headers.get('location')).toBe('/error')
})

test('a crawler is told that there is nothing', () => {
  expect(loader(asked('/error')).init?.status).toBe(404)
})

test('the error page learns which address that was, without what stood behind it', () => {
  const [cookie = ''] = lostAt('/fixture-results?token=secret').headers.getSetCookie()[0]?.split(';') ?? []
  expect(cookie).not.toContain('secret')
  expect(loader(asked('/error', cookie)).data.lost).toBe('/fixture-results')
})

test('the browser’s own navigation asks for the data of a page, which nobody has typed', () => {
  expect(lostAt('/fixture-results.data').headers.getSetCookie()[0]).toContain('%2Ffixture-results;')
})

test.each([`/${'a'.repeat(200)}`, 'https://elsewhere.example', ''])('"%s" is not repeated', (lost) => {
  expect(loader(asked('/error', `lost_address=${encodeURIComponent(lost)}`)).data.lost).toBeNull()
})

test('an address of no use to anybody is not remembered', () => {
  expect(lostAt(`/${'a'.repeat(200)}`).headers.getSetCookie()).toEqual([])
})
