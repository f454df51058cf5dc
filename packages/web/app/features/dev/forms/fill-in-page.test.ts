import { expect, test } from 'vitest'
import { shouldRevalidate } from './fill-in.page.tsx'

const url = new URL('https://testford.clubs.example/dev/forms/1')
const asked = {
  currentUrl: url,
  currentParams: {},
  nextUrl: url,
  nextParams: {},
  defaultShouldRevalidate: false,
}

test.each([
  { actionStatus: 409, comesAnew: true },
  { actionStatus: 422, comesAnew: false },
])('after $actionStatus the form is fetched anew: $comesAnew', ({ actionStatus, comesAnew }) => {
  expect(shouldRevalidate({ ...asked, actionStatus })).toBe(comesAnew)
})
