// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aMenuItem } from '@clubhouse/domain/testing/an-account'
import { aSite, linkIn, showOnSite } from '../../lib/testing/on-site.tsx'
import ErrorPage, { loader } from './error.page.tsx'
import { loader as unknown } from './unknown.page.ts'

test('SHELL-06 it says what happened and leads home', () => {
  const page = showOnSite(<ErrorPage />, aSite(), '/error')
  expect(page.textContent).toContain(
    'Oops... Looks like we cannot find this page. You can visit our home page instead.',
  )
  expect(linkIn(page, 'Go to Home Page')?.getAttribute('href')).toBe('/')
})

test('a crawler is told that there is nothing', () => {
  expect(loader().init?.status).toBe(404)
})

test('it offers what the club’s visitors look for', () => {
  const section = aMenuItem({
    type: 'Section',
    title: 'The club',
    url: null,
    pages: [{ title: 'History', url: 'history' }],
  })
  const page = showOnSite(<ErrorPage />, aSite({ menu_items: [section] }), '/error')
  expect(linkIn(page, 'History')?.getAttribute('href')).toBe('/pages/history')
})

test('on the platform’s own sites it needs no club', () => {
  const page = showOnSite(<ErrorPage />, { ...aSite(), site: 'su', account: null }, '/error')
  expect(linkIn(page, 'Go to Home Page')).not.toBeNull()
})

test('SHELL-05, ERR-03 a path that no route matches goes to the error page', () => {
  try {
    unknown()
  } catch (answer) {
    expect((answer as Response).headers.get('location')).toBe('/error')
  }
  expect.assertions(1)
})
