import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../routes.ts'

const SITES = ['club', 'backoffice', 'myaccount', 'su', 'xgb']
const table: RouteConfigEntry[] = routes
const entriesOf = (site: string) => table.find((entry) => entry.id === `site:${site}`)?.children ?? []
const pathsOf = (site: string) =>
  flat(entriesOf(site)).flatMap(({ path }) => (path === undefined ? [] : [path]))

function flat(entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])
}

const STEPS = pathsOf('su').filter((path) => path.startsWith('authentication/'))
const ON_EVERY_SITE = ['about', 'terms', 'privacy', 'cookies', ...STEPS, 'su', 'error', '*']

test('there is one table for each kind of site', () => {
  expect(table.map((entry) => entry.id)).toEqual(SITES.map((site) => `site:${site}`))
})

test.each(SITES)('%s has exactly one "/" and what every site has', (site) => {
  expect(flat(entriesOf(site)).filter((entry) => entry.index)).toHaveLength(1)
  expect(pathsOf(site)).toEqual(expect.arrayContaining(ON_EVERY_SITE))
})

test.each(SITES)('%s keeps its frame where a page fails', (site) => {
  const boundary = entriesOf(site).length === 1 ? ownBoundary(entriesOf(site)[0]?.file) : false
  const pages = flat(entriesOf(site)).filter(({ file }) => hasView(file))
  expect(pages.filter(({ file }) => !boundary && !ownBoundary(file)).map(({ file }) => file)).toEqual([])
})

const sourceOf = (file = '') => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const ownBoundary = (file?: string) => sourceOf(file).includes('ErrorBoundary')
const hasView = (file?: string) => /export default|as default/.test(sourceOf(file))

test('no id stands twice', () => {
  const ids = flat(table).map((entry) => entry.id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('AUTH-86 the checkout has no screen of its own for a forgotten password', () => {
  expect(pathsOf('club').filter((path) => path.startsWith('checkout'))).toEqual([
    'checkout',
    'checkout/order',
    'checkout/orders/:orderId/:file',
    'checkout/confirmation',
  ])
})

test('SHELL-04 the public part offers all that a club shows and sells', () => {
  const offered = [
    'news/:slug',
    'pages/about-us',
    'pages/:slug',
    'contact',
    'fixtures-results',
    'results-fixtures',
    'products/membership',
    'products/lotto/:slug',
    'products/draw/:slug',
    'products/shop/:slug',
    'cart',
    'checkout',
    'recurring-email-status',
    'unsubscribe-lotto-friend-email',
    'error',
  ]
  expect(pathsOf('club')).toEqual(expect.arrayContaining(offered))
})
