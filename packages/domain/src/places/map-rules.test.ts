import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Role } from '@clubhouse/contract/people/people'
import type { HostType } from '../web/hosts.ts'
import {
  attributionUrl,
  directionsUrl,
  mayEditMap,
  NO_LOCATION_FOUND,
  placeFrom,
  placeShown,
  roundPlace,
} from './map-rules.ts'

test.each([
  { latitude: 53.7631, longitude: -9.8127, shows: true, why: 'a place' },
  { latitude: 0, longitude: 0, shows: true, why: '0 is a coordinate' },
  { latitude: 0, longitude: -8, shows: true, why: 'on the equator' },
  { latitude: null, longitude: -9.8, shows: false, why: 'no latitude' },
  { latitude: 53.7, longitude: null, shows: false, why: 'no longitude' },
  { latitude: null, longitude: null, shows: false, why: 'neither' },
  { latitude: 53.7, shows: false, why: 'longitude missing' },
  { latitude: Number.NaN, longitude: 0, shows: false, why: 'not a number' },
  { latitude: 91, longitude: 0, shows: false, why: 'not on the globe' },
  { latitude: 0, longitude: -181, shows: false, why: 'not on the globe either' },
])('OPEN-066 $latitude, $longitude → $shows: $why', ({ shows, latitude, longitude }) => {
  const address = { latitude, ...(longitude !== undefined && { longitude }) }
  expect(placeFrom(address)).toEqual(shows ? { latitude, longitude } : null)
})

test('CONTACT-03 the map goes with the address', () => {
  const address = { latitude: 0, longitude: 0 }
  expect(placeShown({ display_address: true, address })).toEqual(address)
  expect(placeShown({ display_address: false, address })).toBeNull()
})

const SITES: HostType[] = ['club', 'backoffice', 'myaccount', 'su', 'xgb']
const ROLES: Role[] = ['member', 'admin', 'owner', 'group_manager', 'super-user', 'xgb']

test('MAP-02 HOSTS-21 a map is edited by admins and owners, in the back office and nowhere else', () => {
  const pairs = SITES.flatMap((site) => ROLES.map((role) => [site, role] as const))
  expect(pairs.filter(([site, role]) => mayEditMap(site, [role]))).toEqual([
    ['backoffice', 'admin'],
    ['backoffice', 'owner'],
  ])
  expect(mayEditMap('backoffice', [])).toBe(false)
  expect(mayEditMap(null, ROLES)).toBe(false)
})

test('ERR-52 the sentence of a search without a hit', () => {
  expect(NO_LOCATION_FOUND).toBe('No location found for this address.')
})

test.each([
  [53.763_104_9, -9.812_699_8, 53.7631, -9.8127],
  [-0.000_001, -0.000_001, 0, 0],
  [10, 181, 10, -179],
  [10, -541, 10, 179],
  [91, 0, 90, 0],
])('%d, %d is kept as %d, %d', (latitude, longitude, keptLatitude, keptLongitude) => {
  expect(roundPlace({ latitude, longitude })).toEqual({ latitude: keptLatitude, longitude: keptLongitude })
})

test('wherever a marker is dragged, what is kept is a place on the globe', () => {
  const anywhere = fc.double({ min: -2000, max: 2000, noNaN: true })
  fc.assert(
    fc.property(anywhere, anywhere, (latitude, longitude) => {
      const place = roundPlace({ latitude, longitude })
      expect(placeFrom(place)).toEqual(place)
      expect(roundPlace(place)).toEqual(place)
    }),
  )
})

test('directions lead to the place', () => {
  const url = new URL(directionsUrl({ latitude: 53.7631, longitude: -9.8127 }))
  expect(url.protocol).toBe('https:')
  expect(url.searchParams.get('to')).toBe('53.7631,-9.8127')
})

test.each([
  ['© OpenStreetMap contributors', 'https://www.openstreetmap.org/copyright'],
  ['Tiles © Somebody', null],
])('the licence of %s stands at %s', (attribution, url) => {
  expect(attributionUrl(attribution)).toBe(url)
})
