// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { OfficeError } from './office-error.tsx'

afterEach(cleanup)

async function showAt(address: string, status: number) {
  const loader = () => {
    throw new Response('', { status })
  }
  const Stub = createRoutesStub([
    { path: '*', loader, Component: () => null, ErrorBoundary: OfficeError, HydrateFallback: () => null },
  ])
  render(<Stub initialEntries={[address]} />)
  return screen.findByRole('heading', { level: 1 })
}

test.each([
  { address: '/members/7', way: 'Back to the list', to: '/members' },
  { address: '/mail/templates/7', way: 'Back to the list', to: '/mail/templates' },
  { address: '/money/bank/7', way: 'Back to the list', to: '/money/bank' },
  { address: '/members', way: 'Home', to: '/' },
  { address: '/nowhere/7', way: 'Home', to: '/' },
])('what is not there at $address leads to $to', async ({ address, way, to }) => {
  expect((await showAt(address, 404)).textContent).toBe('It isn’t here')
  expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(to)
})

test('a page of another office says for whom it is, and leads Home', async () => {
  expect((await showAt('/members', 403)).textContent).toBe('You don’t have access to this page')
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
})
