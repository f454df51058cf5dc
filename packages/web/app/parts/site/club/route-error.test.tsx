import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { expect, test } from 'vitest'
import { RootError } from './root-error.tsx'
import { RouteError } from '#lib/errors/route-error.tsx'
import { aSite } from '#lib/testing/on-site.tsx'

const answer = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data })

/** A page that failed inside its shell. */
function drawFailure(error: unknown, path = '/news/a?x=1') {
  const Stub = createRoutesStub([
    {
      id: 'root',
      Component: Outlet,
      HydrateFallback: () => null,
      children: [{ id: 'page', path: '*', Component: () => null, ErrorBoundary: RouteError }],
    },
  ])
  return renderToStaticMarkup(
    <Stub
      initialEntries={[path]}
      hydrationData={{ loaderData: { root: aSite() }, errors: { page: error } }}
    />,
  )
}

test('a fault names the id to ask after, offers another try, and shows nothing of the inside', () => {
  const html = drawFailure(answer(500, { error_code: 'failed', message: '', request_id: 'request-7' }))
  expect(html).toContain('Something went wrong')
  expect(html).toContain('request-7')
  expect(html).toMatch(/href="\/news\/a\?x=1"[^>]*>.*Retry/)
})

test('a busy server says that it will be back', () => {
  expect(drawFailure(answer(503, { request_id: 'request-7' }))).toContain('We’ll be back in a moment')
})

test.each([new Error('secret at /srv/app/query.ts:12'), 'secret', null])('%s shows no secret', (error) => {
  const html = drawFailure(error)
  expect(html).toContain('Something went wrong')
  expect(html).not.toMatch(/secret|query\.ts/)
})

test('a page that could not be fetched speaks of the connection', () => {
  expect(drawFailure(new TypeError('Failed to fetch'))).toContain('You seem to be offline')
})

test('there is one first heading, in the page or in the banner above it', () => {
  expect(drawFailure(null)).toContain('<h1')
  expect(drawFailure(null, '/')).not.toContain('<h1')
})

test.each([
  { known: true, title: 'Testford Harriers' },
  { known: false, title: null },
])('the last boundary has the club’s look where the club is known: $known', ({ known, title }) => {
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component: () => null, ErrorBoundary: RootError }])
  const loaderData = known ? { root: aSite() } : {}
  const html = renderToStaticMarkup(
    <Stub initialEntries={['/']} hydrationData={{ loaderData, errors: { root: answer(503, null) } }} />,
  )
  expect(html).toContain('<h1')
  expect(html.includes('<header')).toBe(known)
  if (title) expect(html).toContain(title)
})
