import { accept, refuse, type Result } from '../result.ts'

/** HOSTS-01: the sites one deployment serves, told apart by subdomain. */
export type HostType = 'club' | 'backoffice' | 'myaccount' | 'su' | 'xgb'
export type Host = { type: 'club'; club: string } | { type: Exclude<HostType, 'club'> }

/** OPEN-005: these name a site of the platform, so no club may be called so. */
export const RESERVED_SUBDOMAINS = ['backoffice', 'myaccount', 'su', 'xgb'] as const

export interface HostConfig {
  /** With its port when it has one: `clubs.example`, `localhost:3000`. */
  baseDomain: string
  /** The club that the bare base domain shows. */
  defaultClub: string | null
  /** The club that owns a domain of its own. */
  clubOfDomain: (host: string) => string | null
}

const DNS_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const HOST_AND_PORT = /^([a-z0-9.-]{1,253}?)\.?(?::([0-9]{1,5}))?$/
const LONGEST_HEADER = 300

/** OPEN-004: which site a `Host` header asks for; anything unknown is refused by name (HOSTS-03). */
export function resolveHost(
  value: string | undefined,
  config: HostConfig,
): Result<Host, { message: string }> {
  const refusal = refuse({ message: `${value ?? ''} is not a valid domain` })
  const asked = parseHost(value ?? '')
  const base = parseHost(config.baseDomain)
  if (asked === null || base === null) return refusal

  if (asked.port === base.port) {
    if (asked.name === base.name) {
      const club = config.defaultClub
      return club !== null && isValidClubSlug(club) ? accept({ type: 'club', club }) : refusal
    }
    // A name below the base domain belongs to the platform: no registered domain may take it over.
    if (asked.name.endsWith(`.${base.name}`)) {
      const host = hostOfLabel(asked.name.slice(0, -base.name.length - 1))
      return host === null ? refusal : accept(host)
    }
  }

  const club = clubOfOwnDomain(asked, config)
  return club === null ? refusal : accept({ type: 'club', club })
}

/** OPEN-005: a club's slug is its subdomain, so it must be one lower-case label and not a reserved one. */
export function isValidClubSlug(slug: string): boolean {
  return DNS_LABEL.test(slug) && reservedType(slug) === null
}

/** Links are built from what we know of a site, never from what a request claims. */
export function siteOrigin(
  host: Host,
  { baseDomain, protocol }: { baseDomain: string; protocol: 'http' | 'https' },
): string {
  const label = host.type === 'club' ? host.club : host.type
  return `${protocol}://${label}.${baseDomain}`
}

function parseHost(value: string): { name: string; port: string } | null {
  if (value.length > LONGEST_HEADER) return null
  const [, name, port = ''] = HOST_AND_PORT.exec(value.toLowerCase()) ?? []
  if (name === undefined || !name.split('.').every((label) => DNS_LABEL.test(label))) return null
  // A browser leaves the default ports out, some proxies put them in.
  return { name, port: port === '80' || port === '443' ? '' : port }
}

function hostOfLabel(label: string): Host | null {
  const type = reservedType(label)
  if (type !== null) return { type }
  return isValidClubSlug(label) ? { type: 'club', club: label } : null
}

function reservedType(label: string): Exclude<HostType, 'club'> | null {
  return RESERVED_SUBDOMAINS.find((reserved) => reserved === label) ?? null
}

function clubOfOwnDomain({ name, port }: { name: string; port: string }, config: HostConfig): string | null {
  const withPort = port === '' ? null : config.clubOfDomain(`${name}:${port}`)
  return withPort ?? config.clubOfDomain(name)
}
