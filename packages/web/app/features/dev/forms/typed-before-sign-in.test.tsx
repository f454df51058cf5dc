// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, type LoaderFunctionArgs, Outlet } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RelatedAccount } from '@clubhouse/contract/people/people'
import { defaultQuestion } from '@clubhouse/domain/people/forms/default-questions'
import { aSite } from '#lib/testing/on-site.tsx'
import { aUser } from '#lib/testing/page-stub.ts'
import { SignInNotices } from '#features/identity/sign-in/notices/sign-in-notices.tsx'
import { draftKey, keepDraft } from '#parts/people/dynamic-form/drafts/draft.ts'
import { aForm, field, PATIENCE, savedAnswers, TODAY } from '#parts/people/dynamic-form/testing/a-form.tsx'
import FillInPage from './fill-in.page.tsx'
import type { RegistrationData } from '#parts/people/registration-form/load-registration.ts'
import { ABOUT, chosenFrom, peopleFor } from '#parts/people/registration-form/people-choices.ts'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const FORM = aForm(
  ['first_name', 'last_name', 'medical_details', 'city'].map((id) => defaultQuestion('juvenile', id)),
)
const FIADH: RelatedAccount = {
  member_id: 'fiadh',
  first_name: 'Fiadh',
  last_name: 'Hallaran',
  kind: 'juvenile',
  relation: 'Daughter',
  age: 9,
}
const KNOWN = { first_name: 'Fiadh', last_name: 'Hallaran', medical_details: 'Asthma', city: 'Dunvarra' }

/** As the server answers somebody who has just signed in: it knows nothing of what was typed. */
function loader({ request }: LoaderFunctionArgs): RegistrationData {
  const people = peopleFor('juvenile', aUser(), [FIADH])
  const chosen = chosenFrom(people, new URL(request.url).searchParams.get('for'))
  return {
    form: FORM,
    today: TODAY,
    people,
    chosen,
    initial: savedAnswers(chosen?.id === 'fiadh' ? KNOWN : { city: 'Dunvarra' }),
    hasFailedToKnow: false,
    isAboutOneself: false,
    person: `brid.${chosen?.id}`,
  }
}

/** Whoever comes from signing in is greeted, which takes the greeting out of the address. */
const Site = () => (
  <>
    <Outlet />
    <SignInNotices />
  </>
)

async function signInAfter(typed: Record<string, string>, address = '/?notice=signed-in') {
  const fields = Object.fromEntries(Object.entries(typed).map(([id, value]) => [`q.${id}`, [value]]))
  keepDraft(draftKey(FORM, null), fields)
  const Stub = createRoutesStub([
    {
      id: 'root',
      loader: () => aSite(),
      Component: Site,
      HydrateFallback: () => null,
      children: [{ id: 'page', path: '*', loader, Component: FillInPage }],
    },
  ])
  render(<Stub initialEntries={[address]} />)
  await screen.findByText('Send', {}, PATIENCE)
}

const chosen = () => document.querySelector('[aria-current]')?.textContent
const standing = () => ({
  member: document.querySelector<HTMLInputElement>(`[name=${ABOUT.member}]`)?.value,
  names: [field('First name').value, field('Last name').value],
  medical: field('Tell us about it').value,
  city: field('Town or city').value,
})

test('a child whom the club does not know is "Another child", without a word of the one it knows', async () => {
  await signInAfter({ first_name: 'Seán', last_name: 'Burke' })
  await waitFor(() => expect(chosen()).toBe('Another child'), PATIENCE)
  expect(standing()).toEqual({ member: '', names: ['Seán', 'Burke'], medical: '', city: 'Dunvarra' })
  expect(screen.getByText('We kept what you typed before.')).toBeTruthy()
})

test('a child whom it knows is that child, with what is known where nothing was typed', async () => {
  await signInAfter({ first_name: 'Fiadh', last_name: 'Hallaran', city: 'Inishvarn' })
  expect(chosen()).toBe('Fiadh, 9')
  const names = ['Fiadh', 'Hallaran']
  expect(standing()).toEqual({ member: 'fiadh', names, medical: 'Asthma', city: 'Inishvarn' })
})

test('whoever is asked for by name stays as the club knows them', async () => {
  await signInAfter({ first_name: 'Seán', last_name: 'Burke' }, '/?for=fiadh')
  expect(chosen()).toBe('Fiadh, 9')
  expect(standing()).toMatchObject({ member: 'fiadh', names: ['Fiadh', 'Hallaran'], medical: 'Asthma' })
  expect(screen.queryByText('We kept what you typed before.')).toBeNull()
})
