import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOSTILE_UPLOADS, MARK, gifOf, still } from '#testing/hostile-uploads.ts'
import { asSent, openMediaClient } from '#testing/clients/media-client.ts'
import { hostOf } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let desk: Awaited<ReturnType<typeof openMediaClient>>
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openMediaClient(app)
})
afterAll(() => app.close())

const stored = async (path: string): Promise<Buffer> => {
  const bytes = await app.parts.storage.read(path.slice(1))
  if (!bytes) throw new Error(`Nothing is stored at ${path}`)
  return bytes
}
const countOf = async (table: string) =>
  (await app.asOwner<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count ?? 0

test.each(['png', 'gif', 'jpeg', 'webp'] as const)(
  'API-87 EDITOR-10 EDITOR-11 a %s is uploaded, stored under a hash, and shown on the site by its file_path',
  async (format) => {
    const bytes = await still(120, 80).toFormat(format).toBuffer()
    const { status, body } = await desk.upload(bytes, { filename: `Páirc & Pitch.${format}` })
    expect(status).toBe(200)
    expect(body).toMatchObject({ width: 120, height: 80, image_id: expect.any(String) })
    expect(body.file_path).toMatch(/^\/media\/dunvarra\/[0-9a-f]{32}\/pairc-pitch\.(jpg|png|webp)$/)
    const shown = await app.server.inject({ url: body.file_path, headers: { host: hostOf('dunvarra') } })
    expect(shown.statusCode).toBe(200)
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 120, height: 80 })
    const variant = body.file_path.replace(/\.\w+$/, '.w400.webp')
    expect(
      (await app.server.inject({ url: variant, headers: { host: hostOf('dunvarra') } })).statusCode,
    ).toBe(200)
  },
)

test('API-87 the field may have another name; the same picture twice is one picture', async () => {
  const bytes = await still(64, 65).png().toBuffer()
  const first = await desk.uploaded(bytes, { field: 'photo' })
  const before = await countOf('images')
  expect(await desk.uploaded(bytes)).toEqual(first)
  expect(await countOf('images')).toBe(before)
})

test('who uploaded what is written down, with the picture', async () => {
  const { image_id } = await desk.uploaded(await still(70, 71).jpeg().toBuffer())
  const [row] = await app.asOwner<{ bytes: number; content_type: string; email: string; audits: number }>(
    `select i.bytes, i.content_type, u.email,
      (select count(*)::int from audit_events a where a.kind = 'image-uploaded' and a.detail ->> 'image_id' = i.id::text
        and a.actor_id = u.id and a.club_id = i.club_id) as audits
     from images i join users u on u.id = i.uploaded_by where i.id = $1`,
    [image_id],
  )
  expect(row).toMatchObject({ content_type: 'image/jpeg', email: 'tadhg@dunvarra.example', audits: 1 })
  expect(row?.bytes).toBeGreaterThan(0)
})

describe('EDITOR-09 pictures of the editor', () => {
  const TOO_LARGE =
    'The image exceeds the maximum allowed resolution of 1920x1080. Please upload a smaller image.'
  test.each([
    [1920, 1080, 200],
    [1921, 1080, 422],
    [1920, 1081, 422],
  ])('%i x %i answers %i', async (width, height, expected) => {
    const { status, body } = await desk.upload(await still(width, height).png().toBuffer())
    expect(status).toBe(expected)
    if (expected === 422) expect(body).toMatchObject({ error_code: 'too_large', message: TOO_LARGE })
  })

  test('OPEN-125 more than 5 MB are refused', async () => {
    const heavy = Buffer.concat([await still(64, 64).jpeg().toBuffer(), Buffer.alloc(5_000_000)])
    expect((await desk.upload(heavy)).body).toMatchObject({
      error_code: 'too_heavy',
      message: 'The picture is larger than 5 MB. Please upload a smaller image.',
    })
  })
})

test('a photograph of 40 megapixels is taken by the library, scaled down, turned, and says no longer where it was taken', async () => {
  const photograph = await still(7300, 5480)
    .withExif({ IFD3: { GPSLatitude: '53/1 20/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(await sharp(photograph).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() })
  expect((await desk.upload(photograph)).status).toBe(422)
  const picture = await desk.uploaded(photograph, { type: 'media' })
  expect([picture.width, picture.height]).toEqual([1922, 2560])
  const kept = await sharp(await stored(picture.file_path)).metadata()
  expect(kept).toMatchObject({ width: 1922, height: 2560 })
  expect([kept.exif, kept.orientation, kept.xmp, kept.iptc]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('a short animation stays one', async () => {
  const { file_path } = await desk.uploaded(gifOf(40, 30, 5), { filename: 'goal.gif' })
  expect(file_path).toMatch(/goal\.webp$/)
  expect(await sharp(await stored(file_path)).metadata()).toMatchObject({ width: 40, height: 30 })
})

test.each(HOSTILE_UPLOADS)('OPEN-125 $what: $answer', async ({ bytes, type, answer }) => {
  const before = await countOf('images')
  const sent = await bytes()
  const { status, body } = await desk.upload(sent, { filename: 'a.jpg', ...(type && { type }) })
  if (answer !== 'cleaned') {
    expect([status, body.error_code]).toEqual([422, answer])
    expect(body.message).toMatch(/^[A-Z].*\.$/)
    expect(await countOf('images')).toBe(before)
    return
  }
  // Negative control: it is in what was sent.
  expect(sent.includes(MARK)).toBe(true)
  expect(status, JSON.stringify(body)).toBe(200)
  const kept = await stored(body.file_path)
  expect(kept.includes(MARK)).toBe(false)
  expect((await sharp(kept).metadata()).exif).toBeUndefined()
})

describe('forms that are none', () => {
  const send = async (payload: Buffer | string, type: string) => {
    const reply = await app.server.inject({
      method: 'POST',
      url: '/api/v2/backoffice/images',
      headers: { ...desk.headers, 'content-type': type },
      payload,
    })
    return [reply.statusCode, reply.json().message]
  }
  const UNREADABLE = 'The form could not be read. Send one file, as multipart/form-data.'
  test.each([
    { what: 'no boundary', payload: 'x', type: 'multipart/form-data' },
    { what: 'no parts', payload: 'x', type: 'multipart/form-data; boundary=b' },
    {
      what: 'parts without end',
      payload: '--b\r\n'.repeat(1000),
      type: 'multipart/form-data; boundary=b',
    },
  ])('$what', async ({ payload, type }) => {
    expect(await send(payload, type)).toEqual([400, UNREADABLE])
  })

  test('two files, or none', async () => {
    const two = new FormData()
    for (const name of ['a', 'b']) two.set(name, new File(['x'], `${name}.png`))
    const sent = await asSent(two)
    expect(await send(sent.payload, sent.headers['content-type'])).toEqual([400, UNREADABLE])
    const none = await asSent(new FormData())
    expect((await send(none.payload, none.headers['content-type']))[0]).toBeGreaterThanOrEqual(400)
    expect((await send('{}', 'application/json'))[0]).toBe(422)
  })
})

test('whoever may not upload is refused before the file is read', async () => {
  const reply = await app.server.inject({
    method: 'POST',
    url: '/api/v2/backoffice/images',
    headers: { host: hostOf('backoffice'), 'content-type': 'multipart/form-data' },
    payload: Buffer.alloc(1_000_000),
  })
  // Not 400, which is what reading it would have answered.
  expect(reply.statusCode).toBe(401)
})
