// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FormAnswers } from '@clubhouse/contract/people/forms'
import { asOptions } from '@clubhouse/domain/people/forms/options'
import { withLoadedOptions } from '@clubhouse/domain/people/forms/answers/loaded-options'
import { newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { aForm, answersOf, field, openForm, PATIENCE, savedAnswers, send, type } from './testing/a-form.tsx'

const fetched = vi.fn<(url: string) => Promise<Response>>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(() => {
  cleanup()
  fetched.mockReset()
  vi.unstubAllGlobals()
})

const URL = '/api/v2/store/testford/forms/1/versions/1/questions/team/options'
const TEAM = newQuestion('team', 'singleChoice', 'Team', { url: URL, required: true })
const comes = (names: string[]) =>
  fetched.mockImplementation(async () => Response.json(names.map((name) => ({ name }))))
const arrived = () => vi.waitFor(() => expect(field('Team').disabled).toBe(false), PATIENCE)
const words = () => [...field('Team').querySelectorAll('option')].map((option) => option.textContent)

test('FORM-07 options are asked for by GET, their name is both label and value, and they are answers', async () => {
  comes(['Under 9', 'Under 11'])
  const onSubmit = vi.fn<(answers: FormAnswers) => void>()
  openForm(aForm([TEAM]), { onSubmit })
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([URL])
  expect([field('Team').disabled, words()]).toEqual([true, ['Loading the options…']])
  await arrived()
  expect(words()).toEqual(['Choose one', 'Under 9', 'Under 11'])
  type(field('Team'), 'Under 11')
  send()
  expect(answersOf(onSubmit.mock.calls[0]?.[0])).toEqual({ team: 'Under 11' })
})

test('FORM-07 what was answered before is chosen once there is something to choose from', async () => {
  comes(['Under 9', 'Under 11'])
  openForm(aForm([TEAM]), { initial: savedAnswers({ team: 'Under 9' }) })
  await arrived()
  expect(field('Team').value).toBe('Under 9')
})

test.each<{ why: string; answer: () => Promise<Response> }>([
  { why: 'no line', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  { why: 'refused', answer: async () => Response.json({ message: 'Gone' }, { status: 502 }) },
  { why: 'no list', answer: async () => Response.json({ name: 'Under 9' }) },
  { why: 'no JSON', answer: async () => new Response('<h1>Sorry</h1>') },
])('FORM-07 options that do not come can be asked for again: $why', async ({ answer }) => {
  fetched.mockImplementation(answer)
  openForm(aForm([TEAM]))
  const again = await screen.findByText('Retry', {}, PATIENCE)
  expect(screen.getAllByText('We couldn’t load the options.').length).toBeGreaterThan(0)
  comes(['Under 9'])
  await act(async () => void fireEvent.click(again))
  await arrived()
  expect(words()).toEqual(['Choose one', 'Under 9'])
})

test('FORM-07 a page that brought them asks nobody', () => {
  openForm(withLoadedOptions(aForm([TEAM]), new Map([['team', asOptions(['Under 9'])]])))
  expect(words()).toEqual(['Choose one', 'Under 9'])
  expect(fetched).not.toHaveBeenCalled()
})

test('FORM-07 a page asks no host but ours', () => {
  openForm(aForm([newQuestion('team', 'singleChoice', 'Team', { url: 'https://lists.example/teams' })]))
  expect(fetched).not.toHaveBeenCalled()
  expect(words()).toEqual(['The options load when someone fills in the form.'])
})
