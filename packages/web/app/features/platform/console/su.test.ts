import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Host } from '@clubhouse/domain/web/hosts'
import { pageContext } from '#lib/page/page-context.ts'
import { aPage } from '#lib/testing/page-stub.ts'
import { loader } from './su.page.ts'

function goesTo(host: Host, cookie: string): string | null {
  const context = new RouterContextProvider()
  context.set(pageContext, { ...aPage({}), host })
  const request = new Request('https://site.example/su', { headers: { cookie } })
  try {
    return loader({ request, context, params: {}, url: new URL(request.url), pattern: '/su' })
  } catch (answer) {
    return (answer as Response).headers.get('location')
  }
}

const CLUB: Host = { type: 'club', club: 'testford' }

test.each([
  { id: 'HOSTS-12', host: CLUB, cookie: 'session=1', to: '/' },
  { id: 'HOSTS-12', host: { type: 'xgb' } as const, cookie: 'a=b; session=1', to: '/' },
  { id: 'HOSTS-12', host: { type: 'myaccount' } as const, cookie: 'session=1', to: '/' },
  { id: 'HOSTS-13', host: CLUB, cookie: '', to: '/' },
  { id: 'HOSTS-13', host: { type: 'backoffice' } as const, cookie: '', to: '/' },
  { id: 'HOSTS-13', host: { type: 'su' } as const, cookie: 'my_session=1', to: '/' },
  { id: 'HOSTS-13', host: { type: 'xgb' } as const, cookie: '', to: '/error' },
  { id: 'HOSTS-13', host: { type: 'myaccount' } as const, cookie: 'other=1', to: '/error' },
])('$id on $host.type with "$cookie" /su goes to $to', ({ host, cookie, to }) => {
  expect(goesTo(host, cookie)).toBe(to)
})
