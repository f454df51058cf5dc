// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { ProductError } from './product-error.tsx'

afterEach(cleanup)

test.each([
  { status: 500, says: 'Error fetching product.' },
  { status: 503, says: 'We’ll be back in a moment' },
])('ERR-04 a product that did not load ($status): $says', async ({ status, says }) => {
  const Stub = createRoutesStub([
    {
      path: '/products/shop/scarf',
      loader: () => {
        throw new Response('', { status })
      },
      Component: () => null,
      ErrorBoundary: ProductError,
      HydrateFallback: () => null,
    },
  ])
  render(<Stub initialEntries={['/products/shop/scarf']} />)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(says)
  expect(screen.getByRole('link', { name: 'Retry' }).getAttribute('href')).toBe('/products/shop/scarf')
})
