import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { NO_ROOMS } from '@clubhouse/domain/testing/an-account'
import { aSite, drawOnSite } from '#lib/testing/on-site.tsx'
import { STORAGE_ROWS } from './cookie-rows.ts'
import CookiesPage from './cookies.page.tsx'

const APP = path.join(import.meta.dirname, '../../..')
const SOURCES = globSync('**/*.{ts,tsx}', { cwd: APP })
  .filter((file) => !/\.test\.|\/testing\//.test(file))
  .map((file) => readFileSync(path.join(APP, file), 'utf8'))

/** Every key that a source of ours writes into the browser, found by its name or by the constant that has it. */
function writtenKeys(): Set<string> {
  const named = (source: string, name: string) => {
    const value = new RegExp(`const ${name}(?:: \\w+)? = '([^']+)'`)
    return value.exec(source)?.[1] ?? SOURCES.map((other) => value.exec(other)?.[1]).find(Boolean)
  }
  return new Set(
    SOURCES.flatMap((source) =>
      [...source.matchAll(/torage(?:\(\))?\??\.setItem\((?:'([^']+)'|([A-Z_]+)( \+ \w+)?|(\w+)),/g)].flatMap(
        ([, literal, constant, joined, argument]) => {
          if (literal) return [literal]
          if (constant) return [`${named(source, constant)}${joined ? '…' : ''}`]
          const type = new RegExp(`${argument}: (\\w+)`).exec(source)?.[1]
          return [...(new RegExp(`type ${type} = (.+)`).exec(source)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
            ([, each = '']) => each,
          )
        },
      ),
    ),
  )
}

const names = (html: string) => [...html.matchAll(/<code>([^<]+)<\/code>/g)].map(([, name]) => name)

test('every cookie is listed by the name it has here', () => {
  const site = aSite()
  site.cookies = { ...site.cookies, session: 'club_session' }
  expect(names(drawOnSite(<CookiesPage />, site)).slice(0, 15)).toEqual([
    'cookie_policy',
    'lost_address',
    'club_session',
    'authentication',
    'refresh_token',
    'sign_in_steps',
    'passkey_ticket',
    'sign_in_flow',
    'club_admin_account',
    'office_appearance',
    'governing_body',
    'shopping_cart',
    'shopping_cart_count',
    'last_order',
    'guest_access_token',
  ])
})

test('what is not open sets no cookie', () => {
  expect(names(drawOnSite(<CookiesPage />, aSite({}, NO_ROOMS)))[2]).toBe('react-router-scroll-positions')
})

test('DATA-79 OPEN-022 OPEN-131 whatever is written into the browser is in the policy and nothing else is; no programme is kept', () => {
  const listed = STORAGE_ROWS.flatMap(({ name }) => name.split(', '))
  expect([...writtenKeys()].toSorted()).toEqual(listed.toSorted())
  expect(listed).not.toContain('program_id')
})
