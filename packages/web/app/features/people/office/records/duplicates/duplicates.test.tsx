// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Doubled } from '@clubhouse/contract/people/office/people-merges'
import { aClubPage } from '#lib/testing/club-page.ts'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import { duplicatesAction } from './duplicates-action.ts'
import DuplicatesPage, { loader } from './duplicates.page.tsx'
import MergePage, { loader as loadMerge } from './merge.page.tsx'

const [ONE, OTHER, MERGED] = [11, 12, 13].map((at) => `5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a${at}`) as [
  string,
  string,
  string,
]
const person = (member_id: string, more: Partial<Doubled> = {}): Doubled => ({
  member_id,
  first_name: 'Fiadh',
  last_name: 'Hallaran',
  date_of_birth: '2017-07-18',
  email: 'brid@home.example',
  mobile: null,
  number: null,
  plans: 'Juvenile U8–U12',
  state: 'active',
  joined_at: '2026-09-12T10:00:00.000Z',
  ...more,
})
const office = () => ({ ...aSite(), site: 'backoffice' as const, account: null })

test('each pair with why; a merge that can be undone has its button, one that was undone has none', async () => {
  const merge = {
    merge_id: MERGED,
    at: '2026-11-01T10:00:00.000Z',
    actor: 'Orla Dunne',
    kept: { member_id: ONE, name: 'Tom Day' },
    gone: { name: 'Thom Day' },
  }
  const page = aClubPage({
    listDuplicates: () => ({
      pairs: [
        {
          one: person(ONE),
          other: person(OTHER, { first_name: 'Fia' }),
          reasons: ['near_birthday'],
          bar: null,
        },
      ],
      merges: [
        { ...merge, until: '2026-12-01T10:00:00.000Z', undone_at: null },
        { ...merge, merge_id: OTHER, until: null, undone_at: '2026-11-02T10:00:00.000Z' },
      ],
    }),
  })
  const path = '/people/duplicates'
  const shown = showOnSite(<DuplicatesPage />, office(), path, await loader(asking(page, path)))
  expect(shown.textContent).toContain('Fiadh Hallaran and Fia Hallaran')
  expect(shown.textContent).toContain('Nearly the same name, same birthday')
  expect(linkIn(shown, 'Compare and merge')?.getAttribute('href')).toBe(
    `/people/duplicates/merge?one=${ONE}&other=${OTHER}`,
  )
  expect(shown.textContent).toContain('Can be undone until 01/12/2026')
  expect(shown.querySelectorAll('input[value=undo]')).toHaveLength(1)
})

test('two who cannot be merged are not offered for it: they are asked by email', async () => {
  const pair = { one: person(ONE), other: person(OTHER), reasons: ['name_email'], bar: 'two_accounts' }
  const page = aClubPage({ listDuplicates: () => ({ pairs: [pair], merges: [] }) })
  const path = '/people/duplicates'
  const shown = showOnSite(<DuplicatesPage />, office(), path, await loader(asking(page, path)))
  expect(linkIn(shown, 'Compare and merge')).toBeNull()
  expect(shown.textContent).toContain('They have an account each')
  expect(linkIn(shown, 'Ask them by email')?.getAttribute('href')).toBe(
    `/mail/lists/new?of=members&on=${ONE}&on=${OTHER}`,
  )
})

const compared = async (more: object) => {
  const told = {
    kept: person(ONE),
    gone: person(OTHER, { first_name: 'Fia', mobile: '0861234567' }),
    reasons: ['near_birthday'],
    bar: null,
    moves: [{ place: 'membership', label: 'Juvenile U8–U12' }],
  }
  const page = aClubPage({ previewMerge: () => ({ ...told, ...more }) })
  const path = `/people/duplicates/merge?one=${ONE}&other=${OTHER}`
  return showOnSite(<MergePage />, office(), path, await loadMerge(asking(page, path)))
}

test('only where they differ something is chosen, what is known before what is not', async () => {
  const shown = await compared({})
  const chosen = [...shown.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    .filter(({ defaultChecked }) => defaultChecked)
    .map(({ name, value }) => [name, value])
  expect(chosen).toEqual([
    ['name', 'kept'],
    ['mobile', 'gone'],
  ])
  expect(shown.textContent).toContain('What moves from Fia Hallaran to Fiadh Hallaran')
})

test.each([true, false])('answers about health of both are said before: %s', async (both_guarded) => {
  const shown = await compared({ both_guarded })
  expect(shown.textContent?.includes('Both have answers about health or safety.')).toBe(both_guarded)
})

test('two accounts: why not, and no button', async () => {
  const shown = await compared({ bar: 'two_accounts', moves: [] })
  expect(shown.textContent).toContain('we never join accounts')
  expect(shown.querySelector('input[value=merge]')).toBeNull()
})

const act = async (answers: Answers, fields: Record<string, string>) => {
  const page = aClubPage(answers)
  return { page, given: await duplicatesAction(posting(page, '/people/duplicates', fields)) }
}

test('a merge sends what was chosen; a refusal is said where it was asked for', async () => {
  const merged = { intent: 'merge', kept: ONE, gone: OTHER, mobile: 'gone' }
  const { page, given } = await act({ mergePeople: () => ({ merge_id: MERGED, member_id: ONE }) }, merged)
  expect(page.bodies.at(-1)).toEqual({
    kept_id: ONE,
    gone_id: OTHER,
    name: 'kept',
    date_of_birth: 'kept',
    mobile: 'gone',
  })
  expect(locationOf(given)).toBe('/people/duplicates?done=merged')
  const refused = await act(
    {
      undoMerge: () => {
        throw refusal(409)
      },
    },
    { intent: 'undo', merge: MERGED },
  )
  expect(dataOf(refused.given)).toMatchObject({ formError: 'Said by the server' })
})
