import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Sponsor } from '@clubhouse/contract/site/content'
import { collectionOf } from '@clubhouse/contract/paging'
import { demoWorld } from '@clubhouse/demo/world/world'
import { API_VERSIONS } from '#kernel/environment.ts'
import { statementCounter } from '#testing/counted.ts'
import { writeHeard } from '#testing/heard.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const statements = statementCounter()
const clubs = demoWorld(TEST_NOW).clubs
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ around: statements.db })
})
afterAll(() => app.close())

describe.each(API_VERSIONS)('GET /api/%s/store/{club}/sponsors', (version) => {
  const get = (club: string) => app.server.inject(`/api/${version}/store/${club}/sponsors`)

  test.each(clubs)(
    'API-05 API-29 DATA-06 OPEN-050 OPEN-128 the sponsors of $slug, featured ones first',
    async ({ slug, sponsors }) => {
      const reply = await get(slug)
      expect(reply.statusCode).toBe(200)
      const { items: found, ...counters } = collectionOf(Sponsor).parse(reply.json())
      const count = sponsors.length
      expect(counters).toEqual({ current_page: 1, from: 1, per_page: 100, to: count, total: count })
      const inOrder = sponsors.toSorted(
        (a, b) => Number(b.featured) - Number(a.featured) || a.position - b.position,
      )
      expect(found.map((sponsor) => sponsor.name)).toEqual(inOrder.map((sponsor) => sponsor.name))
      for (const sponsor of found) expect(sponsor.image).toMatchObject([{ size: 'original' }])
    },
  )

  test('an unknown club answers 404 in the error envelope', async () => {
    const reply = await get('nobody')
    expect([reply.statusCode, reply.json()]).toEqual([
      404,
      { error_code: 'not_found', message: 'The club was not found' },
    ])
  })
})

test('a club without sponsors has an empty list, which is not an unknown club', async () => {
  const ours = "club_id = (select id from clubs where slug = 'inishvarn')"
  await writeHeard(app, 'inishvarn', `delete from sponsors where ${ours}`)
  const reply = await app.server.inject('/api/v2/store/inishvarn/sponsors')
  expect([reply.statusCode, reply.json()]).toMatchObject([200, { total: 0, from: null, to: null, items: [] }])
})

test('the sponsors cost one statement', async () => {
  app.parts.revisions.bumpAll()
  const sent = await statements.during(() => app.server.inject('/api/v2/store/dunvarra/sponsors'))
  expect(sent).toEqual(['sponsors'])
})
