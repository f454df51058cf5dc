// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { forgetAllDrafts, keepDraftsFor, readStoredDraft, storeDraft } from './draft-storage.ts'

afterEach(() => sessionStorage.clear())

test('what somebody typed before they signed in stays theirs, also when they sign in again', () => {
  storeDraft('contact/dunvarra', 'words')
  for (const _ of ['first', 'again']) keepDraftsFor('brid')
  expect(readStoredDraft('contact/dunvarra')).toBe('words')
})

test('whoever signs in after a sign-in that ran out finds nothing of who was there before', () => {
  keepDraftsFor('brid')
  for (const key of ['contact/dunvarra', 'details/brid', 'form/1/nobody']) storeDraft(key, 'words')
  keepDraftsFor('kwame')
  expect(Object.keys(sessionStorage)).toEqual(['form-drafts-of'])
  storeDraft('contact/dunvarra', 'words of Kwame')
  keepDraftsFor('kwame')
  expect(readStoredDraft('contact/dunvarra')).toBe('words of Kwame')
})

test('AUTH-63 signing out leaves nothing, not even whose it was', () => {
  keepDraftsFor('brid')
  storeDraft('contact/dunvarra', 'words')
  forgetAllDrafts()
  expect(sessionStorage.length).toBe(0)
})
