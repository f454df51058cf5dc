// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { aPage, aUser } from '#lib/testing/page-stub.ts'
import { posting } from '#lib/testing/posted.ts'
import { JoinForm } from './join-form.tsx'
import { waitingAction } from './waiting-action.ts'

afterEach(cleanup)

const LINE = {
  plan: { name: 'Juvenile U8–U12', is_juvenile: true, ages: { from: 7, to: 12, on: null } },
  today: '2026-11-19',
  families: 2,
  people: [],
}

test('U29 a child who is added to the family is told to fit before anybody presses Add', () => {
  const Form = () => <JoinForm line={LINE as never} count={0} onCount={() => undefined} />
  const Stub = createRoutesStub([{ path: '/', Component: Form }])
  render(<Stub />)
  const born = screen.getByLabelText<HTMLInputElement>('Date of birth')
  fireEvent.change(born, { target: { value: '3/4/22' } })
  fireEvent.blur(born)
  expect(screen.getByText('4 years old, doesn’t fit Juvenile U8–U12')).toBeTruthy()
  expect(born.value).toBe('03/04/2022')
})

test('U29 without a script a year of two digits is read as a child’s, too', async () => {
  const page = aPage({ addFamilyMember: () => ({ member_id: 'new' }) }, { user: aUser() })
  const typed = {
    intent: 'add',
    kind: 'juvenile',
    first_name: 'Cian',
    last_name: 'K',
    date_of_birth: '3/4/16',
  }
  await waitingAction(posting(page, '/membership/waiting', typed))
  expect(page.bodies).toMatchObject([{ date_of_birth: '2016-04-03' }])
})
