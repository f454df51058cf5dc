import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveAnswer } from '#kernel/outgoing/provider-answers.ts'
import { type MatchApp, openMatchApp } from '#testing/matches/match-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { TeamPictures } from './team-pictures.ts'

const HOST = { host: 'inishvarn.clubhouse.test' }
let world: MatchApp

/** What the provider's lists name, beside the teams of the demo. */
const NAMED = ['svg', 'page', 'cut', 'elsewhere', 'nothing'].map((name) => `odd-${name}`)
NAMED.push('_102', '-102', 'Z_-9', 'huge', 'team-102', 'team-103', 'team-104', 'team-105', 'team-110')

beforeAll(async () => {
  world = await openMatchApp()
  const { db, registry } = world.app.parts
  const body = NAMED.map((id) => ({ home: { name: 'A', picture_id: id } }))
  const clubId = registry.idOf('inishvarn') ?? ''
  await saveAnswer(db, clubId, 'second 38214 past 1', { body, fetchedAt: TEST_NOW })
  await saveAnswer(db, clubId, 'second 999 past 1', {
    body: [{ picture_id: 'of-others' }],
    fetchedAt: TEST_NOW,
  })
})
beforeEach(() => {
  world.turn('up')
  world.provider.asked.length = 0
})
afterEach(() => {
  world.provider.answer.with = null
})
afterAll(() => world.close())

const picture = (id: string, headers = HOST) =>
  world.app.server.inject({ url: `/team-pictures/${id}`, headers })

/** The provider has this under every id. */
const has = (content: Buffer | string) => {
  world.provider.answer.with = (url) => {
    const id = new URL(url, 'http://feed').searchParams.get('ids[]')
    return [{ id, picture: typeof content === 'string' ? content : content.toString('base64') }]
  }
}

test('FIX2-12 API-86 a picture is drawn anew in our format and kept', async () => {
  const reply = await picture('team-102')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('image/webp')
  expect(reply.headers['cache-control']).toContain('max-age=604800')
  expect(reply.headers['content-security-policy']).toBe("default-src 'none'")
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 })
  world.turn('down')
  expect((await picture('team-102')).rawPayload).toEqual(reply.rawPayload)
  expect(world.provider.asked).toHaveLength(1)
})

test('many who want it at once are one call', async () => {
  const replies = await Promise.all(Array.from({ length: 6 }, () => picture('team-103')))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200])
  expect(world.provider.asked).toHaveLength(1)
})

test('one that the provider does not have is not asked for again and again', async () => {
  expect((await picture('team-110')).statusCode).toBe(404)
  expect((await picture('team-110')).statusCode).toBe(404)
  expect(world.provider.asked).toHaveLength(1)
})

test('while the provider is away there is none, and it is asked again', async () => {
  world.turn('down')
  const away = await picture('team-104')
  expect([away.statusCode, away.headers['cache-control']]).toEqual([404, 'no-store'])
  world.turn('up')
  expect((await picture('team-104')).statusCode).toBe(200)
})

test('a provider that is away is not asked for the same picture by every visitor', async () => {
  let elapsed = 0
  const { matches, storage } = world.app.parts
  const pictures = new TeamPictures({ ...matches, storage, elapsed: () => elapsed })
  world.turn('down')
  expect(await pictures.find('inishvarn', 'team-105')).toBe('away')
  elapsed = 9999
  world.provider.feeds.state = 'up'
  expect(await pictures.find('inishvarn', 'team-105')).toBe('away')
  expect(world.provider.asked).toHaveLength(1)
  elapsed = 10_000
  expect(await pictures.find('inishvarn', 'team-105')).toBeInstanceOf(Buffer)
})

test('an id that no list of the club names is not asked for', async () => {
  for (let i = 0; i < 8; i += 1) {
    const reply = await picture(`stranger-${i}`)
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store'])
  }
  expect((await picture('of-others')).statusCode).toBe(404)
  expect(world.provider.asked).toEqual([])
})

test('FIX2-12 a picture that a page has just named is there', async () => {
  const live = await world.app.server.inject('/api/v2/store/inishvarn/competitions')
  const [{ picture_id: id }] = live.json().items
  expect(NAMED).not.toContain(id)
  expect((await picture(id)).statusCode).toBe(200)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'

test.each([
  ['svg', Buffer.from(svg)],
  ['page', Buffer.from('<html>')],
  ['cut', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['elsewhere', 'http://169.254.169.254/latest/meta-data'],
  ['nothing', ''],
] as const)('%s in place of a picture is none', async (name, content) => {
  has(content)
  expect((await picture(`odd-${name}`)).statusCode).toBe(404)
})

test.each(['_102', '-102', 'Z_-9'])('FIX2-12 an id such as %s is as good as any', async (id) => {
  has(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
      .png()
      .toBuffer(),
  )
  expect((await picture(id)).statusCode).toBe(200)
  expect((await picture(id)).statusCode).toBe(200)
  expect(world.provider.asked).toHaveLength(1)
})

test('a picture of too many pixels is none', async () => {
  const background = { r: 0, g: 0, b: 0 }
  has(
    await sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  expect((await picture('huge')).statusCode).toBe(404)
})

test('an id that cannot be one, a club without the provider and a site that is no club have none', async () => {
  expect((await picture('..%2fsecret')).statusCode).toBe(404)
  expect((await picture('team-102', { host: 'dunvarra.clubhouse.test' })).statusCode).toBe(404)
  expect((await picture('team-102', { host: 'backoffice.clubhouse.test' })).statusCode).toBe(404)
  expect(world.provider.asked).toEqual([])
})
