// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { asking } from '#lib/testing/posted.ts'
import DifferencesPage, { loader } from './differences.page.tsx'

const CLUB = '7f0d3c1e-5a4b-4c3d-8e2f-1a2b3c4d5e6f'
const body = { ...aSite(), site: 'xgb' as const, account: null }
const list = { list_id: 'l', filename: 'three.csv', created_at: '2026-11-01T10:00:00Z', created_by: 'Ruth' }
const nora = {
  difference_id: 'd',
  kind: 'extra',
  name: 'Nora Quill',
  listed: null,
  differing: [],
  mark: 'open',
  club: { account_id: CLUB, name: 'Inishvarn' },
  registered: { name: 'Nora Quill', birth_year: 2011, club: 'Inishvarn', plans: 'Youth' },
  marked_by: null,
  marked_at: null,
}

async function shownFor(search: string, extra: number, may_read = true) {
  const page = aPage(
    {
      listDifferences: () => ({
        items: may_read ? [nora] : [],
        total: may_read ? extra : 0,
        list: { ...list, lines: 3, problems: 0 },
        counts: { missing: 0, extra, differs: 0, agree: 3, asked: 0, done: 0 },
        clubs: [
          { account_id: CLUB, name: 'Inishvarn', listed: 3, extra, may_read },
          { account_id: 'other', name: 'Agreeing', listed: 0, extra: 0, may_read: false },
        ],
      }),
    },
    { host: { type: 'xgb' }, user: aUser({}) },
  )
  const path = `/compare/l?${search}`
  return showOnSite(<DifferencesPage />, body, path, await loader(asking(page, path)))
}

test('beside a list of three lines the four hundred outside of it are a count by club first, then names', async () => {
  const shown = await shownFor('show=extra', 400)
  expect(shown.textContent).toContain('Your list has 3 lines. Your clubs have registered 400 people')
  expect(shown.textContent).not.toContain('Nora Quill')
  expect(shown.querySelector('table')?.textContent).not.toContain('Agreeing')
  expect(linkIn(shown, 'Inishvarn')?.getAttribute('href')).toContain(`show=extra&club=${CLUB}`)
  expect(linkIn(shown, 'See every name')?.getAttribute('href')).toContain('names=all')
  for (const search of ['show=extra&names=all', `show=extra&club=${CLUB}`, 'show=extra&filter=quill'])
    expect((await shownFor(search, 400)).textContent, search).toContain('Nora Quill')
})

test('a handful outside of it are named at once', async () => {
  expect((await shownFor('show=extra', 4)).textContent).toContain('Nora Quill')
})

test('of a club that lets nobody read its members there is a number, and the way to ask it', async () => {
  const shown = await shownFor('show=extra', 4, false)
  expect(shown.querySelector('table')?.textContent).toContain('Inishvarn34Ask the club')
  expect(linkIn(shown, 'Ask the club')?.getAttribute('href')).toBe(`/clubs/${CLUB}`)
  expect(linkIn(shown, 'See every name')).toBeFalsy()
  const asked = await shownFor(`show=extra&club=${CLUB}`, 4, false)
  expect(asked.textContent).toContain('4 more people are at clubs that don’t let you read their members.')
})

test('a list that isn’t theirs is no page; one that failed says so', async () => {
  const failing = (error: Error) => {
    const listDifferences = () => {
      throw error
    }
    return asking(aPage({ listDifferences }, { host: { type: 'xgb' }, user: aUser({}) }), '/compare/l')
  }
  await expect(loader(failing(refusal(404)))).rejects.toMatchObject({ status: 404 })
  expect((await loader(failing(new Error('broken')))).list).toBeNull()
})
