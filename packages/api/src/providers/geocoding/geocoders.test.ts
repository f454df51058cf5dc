import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { FoundPlace } from '@clubhouse/contract/site/geocoding'
import { ADDRESS_BOOK } from '@clubhouse/demo/world/address-book'
import { OutgoingClient } from '#kernel/outgoing/client.ts'
import { addressBook } from './address-book.ts'
import { nominatim } from './nominatim.ts'
import { type Geocoder, MOST_HITS } from './port.ts'

/** A service that speaks Nominatim's format and knows what the demo's address book knows. */
let server: http.Server
let asked: URL[] = []
let answer: (query: string) => unknown = () => []
let client: OutgoingClient
let origin: string

beforeAll(async () => {
  server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://geocoder.example')
    asked.push(url)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer(url.searchParams.get('q') ?? '')))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  client = new OutgoingClient({ origins: [origin] })
})
afterEach(() => {
  asked = []
})
afterAll(() => {
  client.close()
  server.closeAllConnections()
  server.close()
})

const wireForm = ({ label, latitude, longitude }: FoundPlace) => ({
  place_id: 7,
  display_name: label,
  lat: String(latitude),
  lon: String(longitude),
  importance: 0.5,
})

const adapters: [string, () => Geocoder][] = [
  ['the address book', () => addressBook],
  [
    'Nominatim',
    () => {
      answer = (query) =>
        ADDRESS_BOOK.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())).map(wireForm)
      return nominatim(client, `${origin}/search`)
    },
  ],
]

describe.each(adapters)('%s', (_name, open) => {
  test('finds a place by its address', async () => {
    expect(await open().search('the pier')).toEqual([
      { label: 'The Pier, Quay Road, Dunvarra, Mayo, Ireland', latitude: 53.7604, longitude: -9.8196 },
    ])
  })

  test('has no hit for what does not exist', async () => {
    expect(await open().search('Zzyzx')).toEqual([])
  })

  test('has a few hits where many fit', async () => {
    const hits = await open().search('a')
    expect(hits.length).toBeGreaterThan(1)
    expect(hits.length).toBeLessThanOrEqual(MOST_HITS)
    for (const hit of hits) expect(FoundPlace.parse(hit)).toEqual(hit)
  })
})

describe('the address book', () => {
  test.each([
    ['traigh bhan', 'Tráigh Bhán Car Park'],
    ['TRÁIGH BHÁN', 'Tráigh Bhán Car Park'],
    ['cnoc na mona', 'Cnoc na Móna Park'],
    ['st eannas hall', null],
    ['st eanna', 'St Éanna’s Hall'],
    ['inishvarn, mill lane', 'Inishvarn Turf Centre'],
    ['lane   mill', 'Inishvarn Turf Centre'],
    ['?!', null],
    ['  ', null],
  ])('"%s" → %s, whatever the capitals, fadas and order', async (typed, found) => {
    const [hit] = await addressBook.search(typed)
    expect(hit?.label.split(',')[0] ?? null).toBe(found)
  })
})

describe('Nominatim', () => {
  test('is asked for what was typed, and nothing in it becomes another question', async () => {
    answer = () => []
    await nominatim(client, `${origin}/search?key=k-7`).search('Quay & Co?format=xml#x')
    const [url] = asked
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      key: 'k-7',
      q: 'Quay & Co?format=xml#x',
      format: 'jsonv2',
      limit: String(MOST_HITS),
    })
  })

  test.each([
    { entry: null },
    { entry: 'place' },
    { entry: {} },
    { entry: { display_name: '', lat: '1', lon: '1' } },
    { entry: { display_name: 'x', lat: 'north', lon: '1' } },
    { entry: { display_name: 'x', lat: '91', lon: '1' } },
    { entry: { display_name: 'x', lat: '1', lon: '181' } },
    { entry: { display_name: { x: 1 }, lat: '1', lon: '1' } },
    { entry: { display_name: 'x' } },
  ])('an entry that is no place is left out, and the others are kept: $entry', async ({ entry }) => {
    const pier = { label: 'The Pier', latitude: 53.7604, longitude: -9.8196 }
    answer = () => [entry, wireForm(pier)]
    expect(await nominatim(client, `${origin}/search`).search('pier')).toEqual([pier])
  })

  test('a label as long as a book is cut', async () => {
    answer = () => [{ display_name: 'x'.repeat(5000), lat: '1', lon: '1' }]
    const [hit] = await nominatim(client, `${origin}/search`).search('x')
    expect(hit?.label).toHaveLength(300)
  })

  test.each([[{ error: 'Unable to geocode' }], ['text'], [null]])(
    'an answer that is no list is no answer: %j',
    async (body) => {
      answer = () => body
      await expect(nominatim(client, `${origin}/search`).search('x')).rejects.toMatchObject({
        kind: 'garbage',
      })
    },
  )
})
