// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { NOTHING_FILLED_IN, type Registrations } from '@clubhouse/domain/people/registration/registrations'
import { forgetAllDrafts, keepDraftsFor } from '#lib/form/draft-storage.ts'
import {
  currentRegistrations,
  forgetRegistrations,
  keepRegistrations,
  readRegistrations,
} from './registration-store.ts'

const FILLED: Registrations = {
  guardian: null,
  isForAll: null,
  places: {
    'u12.1': {
      member: { form_id: 'f', version: 1, member_id: null, sections: [] },
    },
  },
  hasTried: true,
}

beforeEach(() => {
  forgetRegistrations()
  sessionStorage.clear()
  localStorage.clear()
})

test('MEMB-49 answers wait in the tab, and never where they outlive whoever typed them', () => {
  keepRegistrations(FILLED)
  expect(readRegistrations(sessionStorage.getItem('form-draft:membership.registrations'))).toEqual(FILLED)
  expect(localStorage).toHaveLength(0)
})

test('where all drafts are forgotten, as at a sign-out, no attempt is left either', () => {
  keepRegistrations(FILLED)
  forgetAllDrafts()
  expect(currentRegistrations()).toEqual(NOTHING_FILLED_IN)
})

test('they are for whoever filled them in, and for nobody who signs in next', () => {
  keepDraftsFor('brid')
  keepRegistrations(FILLED)
  keepDraftsFor('brid')
  expect(currentRegistrations()).toEqual(FILLED)
  keepDraftsFor('somebody-else')
  expect(currentRegistrations()).toEqual(NOTHING_FILLED_IN)
})

test('a browser without room keeps them as long as the page is open', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepRegistrations(FILLED)
  full.mockRestore()
  expect(currentRegistrations()).toEqual(FILLED)
})

test.each([
  ['no JSON', '{'],
  ['no object', '[]'],
  ['no places', '{"guardian":null}'],
])('what somebody else wrote is nothing: %s', (_why, text) => {
  expect(readRegistrations(text)).toEqual(NOTHING_FILLED_IN)
})

test('of what cannot be read one answer is left out, and the others stay', () => {
  const text = JSON.stringify({
    ...FILLED,
    places: { ...FILLED.places, 'u12.2': { member: { sections: 7 } } },
  })
  expect(readRegistrations(text).places).toEqual({
    ...FILLED.places,
    'u12.2': {},
  })
})
