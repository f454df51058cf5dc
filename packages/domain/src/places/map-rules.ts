import type { Role } from '@clubhouse/contract/people/people'
import type { HostType } from '../web/hosts.ts'
import { mayEnter } from '../identity/roles.ts'

/** MAP-01. The edges keep a map from showing an ocean, or one field. */
export const MAP_ZOOM = { start: 14, least: 12, most: 18 } as const

/** ERR-52 */
export const NO_LOCATION_FOUND = 'No location found for this address.'

/** A search is no essay: what providers take in one line. */
export const PLACE_QUERY_LENGTH = { least: 1, most: 200 } as const

export interface Place {
  latitude: number
  longitude: number
}

/** OPEN-066: null or missing hides the map, 0 is a coordinate. What is not on the globe is no place either. */
export function placeFrom(address: { latitude?: number | null; longitude?: number | null }): Place | null {
  const { latitude, longitude } = address
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

/** CONTACT-03: the map belongs to the address and goes with it. */
export function placeShown(account: {
  display_address: boolean
  address: Parameters<typeof placeFrom>[0]
}): Place | null {
  return account.display_address ? placeFrom(account.address) : null
}

/** MAP-02, HOSTS-21: in admin mode is whoever runs a club, in the back office and nowhere else. */
export function mayEditMap(site: HostType | null, roles: readonly Role[]): boolean {
  return site === 'backoffice' && mayEnter(site, roles)
}

/** What a marker was moved to, as it is kept: five decimals are about a metre. The globe has no edge in the east. */
export function roundPlace({ latitude, longitude }: Place): Place {
  const around = ((((longitude + 180) % 360) + 360) % 360) - 180
  return { latitude: round(Math.min(90, Math.max(-90, latitude))), longitude: round(around) }
}

const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5 || 0

/** The way there, on a site that needs no account and no key. */
export function directionsUrl({ latitude, longitude }: Place): string {
  const query = new URLSearchParams({ to: `${latitude},${longitude}` })
  return `https://www.openstreetmap.org/directions?${query.toString()}#map=${MAP_ZOOM.start}/${latitude}/${longitude}`
}

/** OpenStreetMap's licence asks for a way to it beside the map; others are named as they wish. */
export function attributionUrl(attribution: string): string | null {
  return /openstreetmap/i.test(attribution) ? 'https://www.openstreetmap.org/copyright' : null
}
