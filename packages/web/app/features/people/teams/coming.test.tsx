// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { AskedEvent } from '@clubhouse/contract/people/team-answers'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, aPage, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, posting } from '#lib/testing/posted.ts'
import ComingPage, { action, loader } from './coming.page.tsx'

const EVENT = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a31'
const FIADH = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a32'
const at = `/coming/${EVENT}/a-key`
const on = <Args extends object>(args: Args) => ({ ...args, params: { event: EVENT, key: 'a-key' } })
const player = (first_name: string, is_coming: boolean | null = null) => ({
  member_id: FIADH,
  first_name,
  is_coming,
  note: '',
  answered_at: null,
  answered_by: null,
})
const event = (more: Partial<AskedEvent> = {}) => ({
  event_id: EVENT,
  group_id: FIADH,
  team: 'Under 12s',
  kind: 'match' as const,
  starts_at: '2026-11-22T11:00:00.000Z',
  ends_at: null,
  meets_at: '2026-11-22T10:15:00.000Z',
  place: 'Harbour Field',
  note: '',
  opponent: 'Kilbrack Celtic',
  is_home: true,
  competition: '',
  our_score: null,
  their_score: null,
  is_off: false,
  off_reason: '',
  players: [player('Fiadh')],
  time_zone: 'Europe/Dublin',
  is_over: false,
  ...more,
})

async function shown(more: Partial<ReturnType<typeof event>> = {}, query = '') {
  const page = aPage({ getAskedEvent: () => event(more) })
  const data = await loader(on(asking(page, at + query)))
  expect(page.calls).toHaveLength(1)
  return showOnSite(<ComingPage />, aSite(), at + query, data)
}
const pressed = (page: Element) =>
  [...page.querySelectorAll('button[name=coming]')].map((button) => [
    button.getAttribute('aria-label'),
    button.getAttribute('aria-pressed'),
  ])

test('a look says what is asked, and presses nothing even where the mail said yes', async () => {
  const page = await shown({}, '?answer=yes')
  expect(page.querySelector('h1')?.textContent).toBe('Match v Kilbrack Celtic, home')
  expect(page.textContent).toContain('Sunday 22 November, 11:00 · meet 10:15')
  expect(pressed(page)).toEqual([
    ['Fiadh: Coming', 'false'],
    ['Fiadh: Not coming', 'false'],
  ])
})

test.each([
  [true, 'is coming.'],
  [false, 'isn’t coming.'],
])('an answer of %s is shown, and can be changed', async (said, words) => {
  const page = await shown({ players: [player('Fiadh', said)] })
  expect(page.textContent).toContain(words)
  expect(pressed(page).map(([, is]) => is)).toEqual([String(said), String(!said)])
  expect(page.querySelector('input[name=note]') !== null).toBe(!said)
})

test.each([
  [{ is_over: true }, 'This has begun already'],
  [{ is_over: true, is_off: true, off_reason: 'Frost' }, 'Off: Frost'],
])('with %o nothing can be pressed, and it says "%s"', async (more, words) => {
  const page = await shown(more)
  expect(page.textContent).toContain(words)
  expect(page.querySelector('button[name=coming]')).toBeNull()
})

test.each([
  [
    { coming: 'no', note: ' At a wedding ' },
    { is_coming: false, note: 'At a wedding' },
  ],
  [{ coming: 'yes' }, { is_coming: true, note: '' }],
])('%o is sent as the answer of this one', async (typed, sent) => {
  const page = aPage({ answerAskedEvent: () => player('Fiadh', true) })
  expect(dataOf(await action(on(posting(page, at, { member: FIADH, ...typed })))).isDone).toBe(true)
  expect(page.bodies).toEqual([{ member_id: FIADH, ...sent }])
})

test('what the server refuses is said on the page', async () => {
  const answers: Answers = {
    answerAskedEvent: () => {
      throw refusal(409)
    },
  }
  const answer = dataOf(await action(on(posting(aPage(answers), at, { member: FIADH, coming: 'yes' }))))
  expect(answer.formError).toBe('Said by the server')
  const without = dataOf(await action(on(posting(aPage(answers), at, { member: FIADH }))))
  expect(without.formError).toBe('We couldn’t save that. Please try again.')
})
