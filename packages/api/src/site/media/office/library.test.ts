import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OfficeImage } from '@clubhouse/contract/site/office/images'
import { openArticleClient } from '#testing/clients/article-client.ts'
import { statementCounter } from '#testing/counted.ts'
import { still } from '#testing/hostile-uploads.ts'
import { openMediaClient } from '#testing/clients/media-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const statements = statementCounter({ inTransactions: true })
let app: TestApp
let desk: Awaited<ReturnType<typeof openMediaClient>>
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' }, around: statements.db })
  desk = await openMediaClient(app)
})
afterAll(() => app.close())

let size = 200
/** Another one each time: the same would be known again. */
const picture = async (filename = 'pitch.jpg') =>
  desk.uploaded(
    await still((size += 1), 150)
      .jpeg()
      .toBuffer(),
    { filename },
  )
const listed = async (id: string): Promise<OfficeImage> => (await desk.ask(`?ids[]=${id}`)).body.items[0]

test('TABLE-11 pictures are listed with what they are, the newest first, and found by their name', async () => {
  // The demo's own came with the database, by its clock.
  await app.asOwner(`update images set created_at = '2020-01-01' where uploaded_by is null`)
  const { image_id, file_path } = await picture('Shield final.jpg')
  const { status, body } = await desk.ask('?filter=SHIELD-f')
  expect(status).toBe(200)
  expect(body).toMatchObject({ total: 1, current_page: 1, per_page: 10 })
  expect(body.items[0]).toMatchObject({
    image_id,
    file_path,
    filename: 'shield-final.jpg',
    alt: '',
    is_decorative: false,
    used_in: [],
    content_type: 'image/jpeg',
    uploaded_by: expect.stringMatching(/^Tadhg /),
  })
  expect((await desk.ask('?per_page=1')).body.items[0].image_id).toBe(image_id)
  expect((await desk.ask('?sort=bytes&sort_direction=asc')).status).toBe(200)
  expect((await desk.ask('?sort=checksum')).status).toBe(422)
})

test('a picture of another club is not there', async () => {
  const [theirs] = await app.asOwner<{ id: string }>(
    `select i.id from images i join clubs c on c.id = i.club_id where c.slug = 'inishvarn' limit 1`,
  )
  expect((await desk.ask(`?ids[]=${theirs?.id}`)).body.total).toBe(0)
  expect((await desk.ask(`/${theirs?.id}`, { alt: 'Ours' }, 'PATCH')).status).toBe(404)
  expect((await desk.ask(`/${theirs?.id}`, undefined, 'DELETE')).status).toBe(404)
})

test('where a picture is used is said, and it stays while it is', async () => {
  const articles = await openArticleClient(app)
  const main = await picture()
  const inText = await picture()
  const content = `<p>Look</p><img src="${inText.file_path}" alt="The pitch">`
  const article = await articles.written({
    title: 'The pitch is open',
    content,
    image_id: main.image_id,
    image_alt: 'The pitch',
  })
  const use = { kind: 'article', id: article.article_id, name: 'The pitch is open' }
  for (const { image_id } of [main, inText]) {
    // In a draft already, before anybody sees it.
    expect((await listed(image_id)).used_in).toEqual([use])
    const { status, body } = await desk.ask(`/${image_id}`, undefined, 'DELETE')
    expect([status, body.message]).toEqual([
      409,
      'This picture is in use: The pitch is open. Take it out there first.',
    ])
  }
  await articles.publish(article)
  expect((await listed(main.image_id)).used_in).toEqual([use])
})

test('what the club itself, its sponsors and its shop show is in use', async () => {
  const { body } = await desk.ask('?per_page=100')
  const kinds = new Set(body.items.flatMap(({ used_in }: OfficeImage) => used_in.map(({ kind }) => kind)))
  expect([...kinds]).toEqual(expect.arrayContaining(['article', 'sponsor', 'club']))
})

test('what is used nowhere is deleted, with its file and all of its sizes', async () => {
  const { image_id, file_path } = await picture()
  const small = file_path.replace('.jpg', '.w400.webp')
  expect((await app.server.inject(small)).statusCode).toBe(200)
  expect((await desk.ask(`/${image_id}`, undefined, 'DELETE')).body).toEqual({ deleted: true })
  for (const path of [file_path, small]) expect((await app.server.inject(path)).statusCode, path).toBe(404)
  expect((await desk.ask(`/${image_id}`, undefined, 'DELETE')).status).toBe(404)
  expect(await auditsOf('image-deleted', image_id)).toHaveLength(1)
})

test('a picture says what it shows, or that it only decorates', async () => {
  const { image_id } = await picture()
  const change = (body: object) => desk.ask(`/${image_id}`, body, 'PATCH')
  expect((await change({ alt: ' Saoirse lifts the shield ' })).body).toMatchObject({
    image_id,
    alt: 'Saoirse lifts the shield',
    is_decorative: false,
  })
  expect((await change({ is_decorative: true })).body).toMatchObject({ alt: '', is_decorative: true })
  expect((await change({ alt: 'The shield' })).body).toMatchObject({
    alt: 'The shield',
    is_decorative: false,
  })
  expect((await change({ alt: 'x'.repeat(301) })).status).toBe(422)
  expect(await auditsOf('image-described', image_id)).toContainEqual({
    image_id,
    filename: expect.stringMatching(/\.jpg$/),
    before: 'Saoirse lifts the shield',
    after: 'decorative',
  })
})

test('a crop is a new picture, and the old one stays', async () => {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
    .composite([{ input: await still(100, 100).png().toBuffer(), left: 200, top: 100 }])
    .png()
    .toBuffer()
  const { image_id } = await desk.uploaded(bytes, { filename: 'wide.png' })
  await desk.ask(`/${image_id}`, { alt: 'The pitch' }, 'PATCH')
  const crop = { left: 200, top: 100, width: 100, height: 100 }
  const { body } = await desk.ask(`/${image_id}`, { crop }, 'PATCH')
  expect(body).toMatchObject({ width: 100, height: 100, filename: 'wide.png', alt: 'The pitch' })
  expect(body.image_id).not.toBe(image_id)
  const stored = await app.parts.storage.read(body.file_path.slice(1))
  const { dominant } = await sharp(stored ?? Buffer.alloc(0)).stats()
  expect(dominant.g).toBeGreaterThan(dominant.r)
  expect(await listed(image_id)).toMatchObject({ width: 300, height: 200 })
  const beyond = await desk.ask(`/${image_id}`, { crop: { ...crop, left: 201 } }, 'PATCH')
  expect([beyond.status, beyond.body.message]).toEqual([422, 'The crop reaches beyond the picture.'])
})

test('an hour has room for 300 uploads of a club', async () => {
  const clubId = app.parts.registry.idOf('inishvarn') ?? ''
  const place = { address: '', site: null }
  for (let count = 0; count < 300; count += 1) await app.parts.rates.take('upload', place, clubId)
  await expect(app.parts.rates.take('upload', place, clubId)).rejects.toMatchObject({ status: 429 })
})

test('of 10,000 pictures a page is one statement, whatever page and sort', async () => {
  const clubId = app.parts.registry.idOf('dunvarra')
  await app.asOwner(
    `insert into images (club_id, id, filepath, filename, width, height)
     select $1, gen_random_uuid(), 'media/dunvarra/' || md5(n::text), 'many.jpg', 10, 10 from generate_series(1, 10000) n`,
    [clubId],
  )
  for (const query of ['', '?page=900', '?sort=filename&filter=many']) {
    const sent = await statements.during(() => desk.ask(query))
    expect(sent.filter((statement) => statement.startsWith('club '))).toEqual(['club execute'])
  }
  expect((await desk.ask('?filter=many')).body.total).toBe(10_000)
})

async function auditsOf(kind: string, imageId: string) {
  const rows = await app.asOwner<{ detail: object }>(
    `select detail from audit_events where kind = $1 and detail ->> 'image_id' = $2 order by at`,
    [kind, imageId],
  )
  return rows.map(({ detail }) => detail)
}
