// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aMenuItem, withFeatures } from '@clubhouse/domain/testing/an-account'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import ErrorPage from './error.page.tsx'

test('SHELL-06 it says what happened and leads home', () => {
  const page = showOnSite(<ErrorPage />, aSite(), '/error', { lost: null })
  expect(page.textContent).toContain(
    'Oops... Looks like we cannot find this page. You can visit our home page instead.',
  )
  expect(linkIn(page, 'Go to Home Page')?.getAttribute('href')).toBe('/')
})

test('it offers what the club’s visitors look for', () => {
  const section = aMenuItem({
    type: 'Section',
    title: 'The club',
    url: null,
    pages: [{ title: 'History', url: 'history' }],
  })
  const page = showOnSite(<ErrorPage />, aSite({ menu_items: [section] }), '/error', { lost: null })
  expect(linkIn(page, 'History')?.getAttribute('href')).toBe('/pages/history')
})

test('when they play and how to reach them come first', () => {
  const page = showOnSite(
    <ErrorPage />,
    aSite({
      menu_items: [aMenuItem({ title: 'Fees', url: 'fees' })],
      comortais: { organisation_id: '1', comortais_club_id: '2' },
      ...withFeatures('Contact'),
    }),
    '/error',
    { lost: null },
  )
  expect([...page.querySelectorAll('nav a')].map((link) => link.textContent)).toEqual([
    'Fixtures & Results',
    'Contact',
    'Fees',
  ])
})

test('on the platform’s own sites it needs no club', () => {
  const page = showOnSite(<ErrorPage />, { ...aSite(), site: 'su', account: null }, '/error', { lost: null })
  expect(linkIn(page, 'Go to Home Page')).not.toBeNull()
})

test('it tells which address was not found, so that it can be put right', () => {
  const page = showOnSite(<ErrorPage />, aSite(), '/error', { lost: '/fixture-results' })
  expect(page.textContent).toContain('testford.clubs.example/fixture-results')
})
