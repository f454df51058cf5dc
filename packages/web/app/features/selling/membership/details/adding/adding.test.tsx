// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PATIENCE } from '#parts/people/dynamic-form/testing/a-form.tsx'
import { notifications } from '#ui/notifications/notification-store.ts'
import {
  type Served,
  action,
  ADULT,
  block,
  BRID,
  closed,
  open,
  press,
  senior,
  server,
  submit,
} from '../testing/at-details.tsx'

test('MEMB-31, MEMB-35, MEMB-55 the second step has no “continue”; an attempt that comes too early says what is missing, and where', async () => {
  await open([{ product: senior }])
  await waitFor(() => expect(action(1, 'member')?.disabled).toBe(false), PATIENCE)
  expect(screen.queryByText('continue')).toBeNull()
  fireEvent.click(screen.getByText('Add To Cart'))
  await screen.findByText('Check registration form details', {}, PATIENCE)
  expect(screen.getByText(/One or multiple form fields are empty or incorrect/)).toBeTruthy()
  expect(block(1).dataset['flagged']).toBe('true')
  expect(JSON.parse(localStorage.getItem('selected-plans') ?? '[]')).toMatchObject([{ invalidForm: true }])
  expect(server.sent).toEqual([])
})

async function fillInAdult(served: Served) {
  await open([{ product: senior }], served)
  await press(1, 'member')
  submit()
  await closed()
  fireEvent.click(screen.getAllByText('Add To Cart').at(-1) ?? document.body)
}

test('CART-20, MEMB-39 into the cart, on to the checkout, and nothing is left selected', async () => {
  await fillInAdult({ added: { kind: 'added', total: 18_000, count: 1 } })
  await screen.findByText('Checkout', {}, PATIENCE)
  expect(server.sent).toMatchObject([
    {
      items: [
        {
          product_id: senior.product_id,
          metadata: {
            plan_id: senior.metadata.plan_id,
            registration_form: {
              member: {
                form_id: ADULT.member.form_id,
                version: 1,
                member_id: BRID.member_id,
              },
            },
          },
        },
      ],
    },
  ])
  await waitFor(() => expect(localStorage.getItem('selected-plans')).toBeNull(), PATIENCE)
  expect(sessionStorage.getItem('form-draft:membership.registrations')).toBeNull()
})

test('ERR-30 an email that two adults share opens guidance and the way to the account', async () => {
  await fillInAdult({
    added: {
      kind: 'refused',
      message: 'Please update the email for Colm Hallaran',
    },
  })
  await screen.findByText('Please update the email for Colm Hallaran', {}, PATIENCE)
  expect(screen.getByText('Open my account').closest('a')?.href).toContain('myaccount.clubs.example')
})

test.each([
  {
    what: 'a refusal',
    added: {
      kind: 'refused',
      message: 'This product is out of stock.',
    } as const,
    says: 'This product is out of stock.',
  },
  { what: 'no connection', added: null, says: 'Network error occurred.' },
])('$what is said, and everything stays to be sent again', async ({ added, says }) => {
  await fillInAdult({ added })
  await waitFor(() => expect(notifications()).toMatchObject([{ title: says, type: 'danger' }]), PATIENCE)
  expect(block(1).textContent).toContain('Bríd Hallaran')
  expect(localStorage.getItem('selected-plans')).toContain(senior.product_id)
})

test('a sign-in that ran out is renewed over the page', async () => {
  await fillInAdult({ added: { kind: 'signed-out' } })
  await waitFor(() => expect(document.querySelector('dialog')).toBeTruthy(), PATIENCE)
  expect(block(1).textContent).toContain('Bríd Hallaran')
})
