import type { ActionFunctionArgs } from 'react-router'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { DemoNotes } from '@clubhouse/domain/web/page-context'
import { pageContext } from './lib/page/page-context.ts'
import { aPage, aUser } from './lib/testing/page-stub.ts'

interface PageModule {
  action?: (args: ActionFunctionArgs) => Promise<unknown>
}

const ADDRESS = 'https://testford.clubs.example/anywhere'
const modules = import.meta.glob<PageModule>('./features/**/*.page.{ts,tsx}')
/** These ask the address what to do, and nothing of the body. */
const READS_NO_BODY = /mailings|teams\/emergency/

const BODIES = [
  { kind: 'text/plain', body: 'x' },
  { kind: 'application/json', body: 'x' },
  { kind: 'application/json', body: '{"email":' },
  { kind: 'multipart/form-data; boundary=b', body: 'x' },
  { kind: 'multipart/form-data', body: 'x' },
  { kind: '', body: 'x' },
]

/** The status with which an action answers. */
async function statusOf(action: NonNullable<PageModule['action']>, kind: string, body: string) {
  const request = new Request(ADDRESS, {
    method: 'POST',
    headers: kind ? { 'content-type': kind } : {},
    body: new TextEncoder().encode(body),
  })
  const accounts = [{ account_id: 'one', name: 'One', slug: 'one', roles: ['owner' as const] }]
  const page = aPage({}, { host: { type: 'backoffice' }, user: aUser({ accounts }) })
  const context = new RouterContextProvider()
  context.set(pageContext, { ...page, demo: {} as DemoNotes })
  const url = new URL(ADDRESS)
  const answer: unknown = await action({ request, context, params: {}, url, pattern: '/' }).catch(
    (thrown: unknown) => thrown,
  )
  expect(page.reported).toEqual([])
  if (!(answer instanceof Response)) throw new Error('It took the body for a form', { cause: answer })
  return answer.status
}

// It reads in every page of every site, which takes a busy machine its time.
test(
  'every action refuses a body of the wrong kind, and takes it for no fault of ours',
  { timeout: 300_000 },
  async () => {
    const found: string[] = []
    for (const [path, load] of Object.entries(modules)) {
      const { action } = await load()
      if (!action || READS_NO_BODY.test(path)) continue
      found.push(path)
      for (const { kind, body } of BODIES) {
        expect([400, 415], `${path} given "${kind}"`).toContain(await statusOf(action, kind, body))
      }
    }
    expect(found.length).toBeGreaterThanOrEqual(19)
  },
)
