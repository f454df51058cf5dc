import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OverseenClub } from '@clubhouse/contract/platform/overseen-clubs'
import { ask, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const XGB = 'ruth@fourcoasts.example'
const SU = 'sam@platform.example'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
})
afterAll(() => app.close())

async function overseen(who: string, on: string, query = '') {
  const { access_token: as } = await signIn(app, who, on)
  return ask(app, `/v2/overseen-clubs${query}`, undefined, { on, as })
}
const slugs = (items: OverseenClub[]) => items.map(({ slug }) => slug)

test('HOSTS-08 API-05 the staff of a governing body see the clubs affiliated to it, and no others', async () => {
  const [affiliated, all] = [await overseen(XGB, 'xgb'), await overseen(SU, 'su', '?per_page=100')]
  const rows = await app.asOwner<{ slug: string }>(
    `select c.slug from clubs c join club_affiliations a on a.club_id = c.id order by lower(c.name)`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(slugs(affiliated.body.items)).toEqual(rows.map(({ slug }) => slug))
  expect(affiliated.body).toMatchObject({ current_page: 1, from: 1, total: rows.length })
  expect(all.body.total).toBeGreaterThan(rows.length)
})

test('TABLE-11 the list is paged and searched by name', async () => {
  const second = await overseen(SU, 'su', '?page=2&per_page=1')
  expect(second.body).toMatchObject({ current_page: 2, from: 2, to: 2, per_page: 1 })
  expect(slugs((await overseen(SU, 'su', '?filter=DUNV')).body.items)).toEqual(['dunvarra'])
  expect((await overseen(SU, 'su', '?filter=%25')).body.items).toEqual([])
})

test.each([
  { who: 'tadhg@dunvarra.example', on: 'backoffice', why: 'an admin of one club' },
  { who: 'brid@home.example', on: 'dunvarra', why: 'a member' },
])('HOSTS-07 HOSTS-08 $why oversees no club', async ({ who, on }) => {
  expect((await overseen(who, on)).status).toBe(403)
})

test('HOSTS-08 whoever has left a body oversees nothing any more', async () => {
  const { access_token: as } = await signIn(app, XGB, 'xgb')
  await app.asOwner(`delete from platform_roles where role = 'xgb'`)
  expect((await ask(app, '/v2/overseen-clubs', undefined, { on: 'xgb', as })).status).toBe(403)
})
