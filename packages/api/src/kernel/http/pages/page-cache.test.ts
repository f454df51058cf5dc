import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { PageCache, type Rendered } from './page-cache.ts'

const page = (body: string, more: Partial<Rendered> = {}): Rendered => {
  return { status: 200, headers: { 'content-type': 'text/html' }, body, mayKeep: true, ...more }
}
const renders = (...bodies: string[]) => {
  const queue = [...bodies]
  return vi.fn(async () => page(queue.shift() ?? 'rendered once too often'))
}

function aCache(maxBytes = 1_000_000) {
  const clock = { ms: 0 }
  return { clock, cache: new PageCache({ maxBytes, freshMs: 60_000, now: () => clock.ms }) }
}

const read = async (cache: PageCache, key: string, revision: string, render: () => Promise<Rendered>) => {
  const outcome = await cache.get(key, revision, render)
  const body = outcome.from === 'uncached' ? outcome.rendered.body : outcome.page.plain.body
  return `${outcome.from}: ${body}`
}
/** A render that ends when the test says so. */
function held() {
  let finish: (rendered: Rendered) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const render = vi.fn(() => new Promise<Rendered>((resolve, reject) => ([finish, fail] = [resolve, reject])))
  return { render, finish: (rendered: Rendered) => finish(rendered), fail: (error: Error) => fail(error) }
}

const bytesOf = (form?: { body: string }) => Buffer.from(form?.body ?? '', 'latin1')

describe('a kept page', () => {
  test('is rendered once and answered from then on', async () => {
    const { cache } = aCache()
    const render = renders('one')
    expect(await read(cache, '/', '1', render)).toBe('render: one')
    expect(await read(cache, '/', '1', render)).toBe('cache: one')
    expect(cache.hit('/', '1')?.plain.body).toBe('one')
  })

  test('is old at the next revision', async () => {
    const { cache } = aCache()
    const render = renders('one', 'two')
    await cache.get('/', '1', render)
    expect(cache.hit('/', '2')).toBeNull()
    expect(await read(cache, '/', '2', render)).toBe('render: two')
  })

  test('is old after its time, since a scheduled article appears by the clock alone', async () => {
    const { cache, clock } = aCache()
    const render = renders('one', 'two')
    await cache.get('/', '1', render)
    clock.ms = 60_000
    expect(await read(cache, '/', '1', render)).toBe('cache: one')
    clock.ms = 60_001
    expect(await read(cache, '/', '1', render)).toBe('render: two')
  })

  test('is old sooner where it says so, and never later than others', async () => {
    const { cache, clock } = aCache()
    await cache.get('/soon', '1', async () => page('one', { keepMs: 5_000 }))
    await cache.get('/late', '1', async () => page('one', { keepMs: 600_000 }))
    clock.ms = 5_000
    expect(cache.hit('/soon', '1')).not.toBeNull()
    clock.ms = 5_001
    expect(cache.hit('/soon', '1')).toBeNull()
    clock.ms = 60_001
    expect(cache.hit('/late', '1')).toBeNull()
  })

  test('is kept in each encoding, with a tag of its content', async () => {
    const { cache } = aCache()
    const body = '<p>Fáilte</p>'.repeat(50)
    await cache.get('/', '1', async () => page(body))
    const kept = cache.hit('/', '1')
    expect(brotliDecompressSync(bytesOf(kept?.br)).toString()).toBe(body)
    expect(gunzipSync(bytesOf(kept?.gzip)).toString()).toBe(body)
    const headers = (form?: { headers: string[] }) => form?.headers.join(' ')
    expect(headers(kept?.br)).toContain(`content-encoding br content-length ${kept?.br.body.length}`)
    expect(headers(kept?.plain)).not.toContain('content-encoding')
    for (const form of [kept?.plain, kept?.br, kept?.gzip]) {
      expect(headers(form)).toContain(
        `etag ${kept?.etag} vary accept-encoding, cookie cache-control private, no-cache`,
      )
    }
    await cache.get('/same', '1', async () => page(body))
    await cache.get('/other', '1', async () => page('else'))
    expect(cache.hit('/same', '1')?.etag).toBe(kept?.etag)
    expect(cache.hit('/other', '1')?.etag).not.toBe(kept?.etag)
  })
})

describe('what is not kept', () => {
  test.each([
    { what: 'a page of one person', more: { mayKeep: false } },
    { what: 'an unknown page', more: { status: 404 } },
    { what: 'a redirect', more: { status: 302 } },
    { what: 'a failed page', more: { status: 500 } },
  ])('$what', async ({ more }) => {
    const { cache } = aCache()
    const render = vi.fn(async () => page('mine', more))
    expect(await read(cache, '/', '1', render)).toBe('uncached: mine')
    expect(await read(cache, '/', '1', render)).toBe('uncached: mine')
    expect(render).toHaveBeenCalledTimes(2)
    expect([cache.size, cache.bytes]).toEqual([0, 0])
  })
})

describe('the budget', () => {
  const big = 'x'.repeat(10_000)

  test('is held by giving up the oldest pages that nobody asked for again', async () => {
    const { cache } = aCache(50_000)
    for (const key of ['/a', '/b', '/c']) await cache.get(key, '1', async () => page(big))
    expect(cache.size).toBe(3)
    cache.hit('/a', '1')
    await cache.get('/d', '1', async () => page(big))
    expect(['/a', '/b', '/c', '/d'].map((key) => cache.hit(key, '1') !== null)).toEqual([
      true,
      false,
      true,
      true,
    ])
    expect(cache.bytes).toBeLessThanOrEqual(50_000)
  })

  test('lets a new page in where all the others are wanted too', async () => {
    const { cache } = aCache(50_000)
    for (const key of ['/a', '/b', '/c']) await cache.get(key, '1', async () => page(big))
    for (const key of ['/a', '/b', '/c']) cache.hit(key, '1')
    await cache.get('/d', '1', async () => page(big))
    expect(cache.hit('/d', '1')).not.toBeNull()
    expect([cache.size, cache.hit('/a', '1')]).toEqual([3, null])
  })

  test('counts a page once however often it is rendered', async () => {
    const { cache } = aCache()
    await cache.get('/', '1', async () => page(big))
    const bytes = cache.bytes
    for (let revision = 2; revision < 50; revision++)
      await cache.get('/', String(revision), async () => page(big))
    expect([cache.size, cache.bytes]).toEqual([1, bytes])
  })

  test('a page larger than everything is answered and not kept, and the other pages stay for the next', async () => {
    const { cache } = aCache(5_000)
    await cache.get('/small', '1', renders('small'))
    expect(await read(cache, '/big', '1', async () => page(big))).toContain('render: xxx')
    expect(cache.hit('/big', '1')).toBeNull()
    expect(cache.hit('/small', '1')).not.toBeNull()
  })
})

describe('at the same moment', () => {
  test('many who ask get one render', async () => {
    const { cache } = aCache()
    const { render, finish } = held()
    const all = Promise.all(Array.from({ length: 20 }, () => read(cache, '/', '1', render)))
    finish(page('one'))
    expect(new Set(await all)).toEqual(new Set(['render: one']))
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('negative control: with a key of their own each renders', async () => {
    const { cache } = aCache()
    const render = vi.fn(async () => page('one'))
    await Promise.all(Array.from({ length: 20 }, (_, visitor) => cache.get(`/${visitor}`, '1', render)))
    expect(render).toHaveBeenCalledTimes(20)
  })

  test("nobody is given another's page: what may not be kept is rendered for each who waits", async () => {
    const { cache } = aCache()
    const first = held()
    const one = read(cache, '/', '1', first.render)
    const two = read(cache, '/', '1', async () => page('hers', { mayKeep: false }))
    first.finish(page('his', { mayKeep: false }))
    expect(await Promise.all([one, two])).toEqual(['uncached: his', 'uncached: hers'])
  })

  test('a render of an older revision is not shared with who asks for the new one', async () => {
    const { cache } = aCache()
    const old = held()
    const before = read(cache, '/', '1', old.render)
    expect(await read(cache, '/', '2', renders('new'))).toBe('render: new')
    old.finish(page('old'))
    expect(await before).toBe('render: old')
    expect(await read(cache, '/', '2', renders('new again'))).not.toContain('old')
  })

  test('a failed render is told to all who wait and remembered for nobody', async () => {
    const { cache } = aCache()
    const { render, fail } = held()
    const both = [cache.get('/', '1', render), cache.get('/', '1', render)]
    fail(new Error('no database'))
    for (const each of both) await expect(each).rejects.toThrow('no database')
    expect(await read(cache, '/', '1', renders('well again'))).toBe('render: well again')
  })
})

describe('when rendering fails', () => {
  const failing = [
    { how: 'answers 500', render: async () => page('broken', { status: 500, mayKeep: false }) },
    { how: 'answers 503', render: async () => page('broken', { status: 503, mayKeep: false }) },
    { how: 'throws', render: () => Promise.reject(new Error('no database')) },
  ]
  test.each(failing)(
    'the last good page is answered while the render $how, and the next good one replaces it',
    async ({ render }) => {
      const { cache } = aCache()
      await cache.get('/', '1', renders('good'))
      expect(await read(cache, '/', '2', render)).toBe('stale: good')
      expect(await read(cache, '/', '2', renders('better'))).toBe('render: better')
    },
  )

  test('negative control: without a good page before it the failure shows', async () => {
    const { cache } = aCache()
    expect(await read(cache, '/', '1', async () => page('broken', { status: 500 }))).toBe('uncached: broken')
    await expect(cache.get('/', '1', () => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    )
  })

  test('a page that is gone is gone, not answered from memory', async () => {
    const { cache } = aCache()
    await cache.get('/', '1', renders('good'))
    expect(await read(cache, '/', '2', async () => page('gone', { status: 404 }))).toBe('uncached: gone')
    // Nor does it come back when the database goes away afterwards.
    const failed = async () => page('failed', { status: 503 })
    expect(await read(cache, '/', '3', failed)).toBe('uncached: failed')
  })

  test('the last good version is answered for an hour, then the outage is told', async () => {
    const { cache, clock } = aCache()
    await cache.get('/', '1', renders('good'))
    const failed = async () => page('failed', { status: 503 })
    clock.ms += 3_600_000
    expect(await read(cache, '/', '2', failed)).toBe('stale: good')
    clock.ms += 120_000
    expect(await read(cache, '/', '3', failed)).toBe('uncached: failed')
  })
})
