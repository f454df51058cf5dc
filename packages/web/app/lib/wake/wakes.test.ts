import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KEEP_HEADER } from '@clubhouse/domain/web/page-context'
import { FROM_EARLY_SCRIPT } from './early/wake-data.ts'
import { isForEverybody, wakesAtOnce, wakesOf, wakesOnTouch, type WakeHandle } from './wakes.ts'

interface Page {
  site?: string
  user?: object | null
  isCached?: boolean
  handle?: WakeHandle | null
  method?: string
  errors?: Record<string, unknown> | null
  actionData?: Record<string, unknown> | null
  isEarly?: boolean
}

function ask(page: Page) {
  const { site = 'club', user = null, isCached = true, handle = null, method = 'GET' } = page
  const headers = new Headers(isCached ? { [KEEP_HEADER]: '60' } : {})
  const routing = {
    staticHandlerContext: {
      matches: ['root', 'site:club', 'page'].map((id) => ({ route: { id } })),
      loaderData: { root: { site, user } },
      errors: page.errors ?? null,
      actionData: page.actionData ?? null,
    },
    routeModules: { page: handle ? { handle } : {} },
  } as unknown as Parameters<typeof wakesOf>[2]
  const asked = { method, headers: new Headers(page.isEarly ? { [FROM_EARLY_SCRIPT]: '1' } : {}) }
  return { wakes: wakesOf(asked, headers, routing), isForEverybody: isForEverybody(headers, routing) }
}

test.each<[string, Page, string]>([
  ['a page that is kept is read', {}, 'on-touch'],
  ['also by whoever is signed in', { user: {} }, 'on-touch'],
  ['a page of one person is worked with', { isCached: false }, 'at-once'],
  ['a kept page of the purchase says so', { handle: wakesAtOnce }, 'at-once'],
  ['a page that is not kept may still be one to read', { isCached: false, handle: wakesOnTouch }, 'on-touch'],
  ['the back office is at work', { site: 'backoffice', handle: wakesOnTouch }, 'at-once'],
  ['an answer to a form has more to say', { method: 'POST' }, 'at-once'],
  ['so has one that is drawn anew', { actionData: { page: {} } }, 'at-once'],
  ['unless the early script shows it', { method: 'POST', actionData: {}, isEarly: true }, 'on-touch'],
  ['who sends to a page that is worked with gets it so', { isEarly: true, handle: wakesAtOnce }, 'at-once'],
  ['nothing sleeps that failed', { isEarly: true, errors: { page: new Error('no') } }, 'at-once'],
  ['and a page that failed', { errors: { page: new Error('no') } }, 'at-once'],
])('%s', (_why, page, wakes) => {
  expect(ask(page).wakes).toBe(wakes)
})

test('what wakes a page is shared only where the page is: not what is kept for one, nor where somebody is signed in', () => {
  expect(ask({}).isForEverybody).toBe(true)
  expect(ask({ user: {} }).isForEverybody).toBe(false)
  expect(ask({ isCached: false }).isForEverybody).toBe(false)
  expect(ask({ method: 'POST', actionData: { page: {} } }).isForEverybody).toBe(false)
})

test('ADR 034 is frozen: at most 1,600 lines, so that it can be taken out one day', () => {
  const isCounted = (file: string) => !/\.test\.|\/testing\/|shorten-html/.test(file)
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(isCounted)
  const lines = files.map(
    (file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').split('\n').length - 1,
  )
  expect(files.length).toBeGreaterThan(20)
  expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1600)
})
