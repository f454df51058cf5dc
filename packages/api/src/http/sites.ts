import { type Host, resolveHost, siteOrigin } from '@clubhouse/domain/hosts'
import type { ClubRegistry } from '../clubs/registry.ts'
import type { Config } from '../config.ts'

export interface Site {
  host: Host
  /** As sign-ins and audits write it down: `club:dunvarra`, `backoffice` … */
  name: string
  /** Empty for the platform's own sites. */
  clubId: string
  /** Built from what we know, never from what the request claims. */
  origin: string
  /** Begins the key of everything kept for this site: a domain may move from one club to another. */
  keyPrefix: string
}

export type FoundSite = { ok: true; site: Site } | { ok: false; message: string }

/** Strangers' hosts must not fill the memory. */
const MAX_KNOWN = 10_000

/** HOSTS-01 to 03: the site that a host names, or the sentence that refuses it. */
export class Sites {
  readonly #config: Config
  readonly #registry: ClubRegistry
  readonly #known = new Map<string, Site>()
  #version = -1

  constructor(config: Config, registry: ClubRegistry) {
    this.#config = config
    this.#registry = registry
  }

  of(host: string | undefined): FoundSite {
    const known = host === undefined ? null : this.known(host)
    if (known) return { ok: true, site: known }
    const found = this.#resolve(host)
    if (found.ok && host !== undefined) {
      if (this.#known.size >= MAX_KNOWN) this.#known.clear()
      this.#known.set(host, found.site)
    }
    return found
  }

  /** A host that was resolved before, while the clubs are still the same. */
  known(host: string): Site | null {
    if (this.#version !== this.#registry.version) {
      this.#known.clear()
      this.#version = this.#registry.version
    }
    return this.#known.get(host) ?? null
  }

  #resolve(value: string | undefined): FoundSite {
    const { baseDomain, defaultClub, protocol } = this.#config
    const { clubOfDomain, idOf, domainOf } = this.#registry
    const resolved = resolveHost(value, { baseDomain, defaultClub, clubOfDomain })
    if (!resolved.ok) return { ok: false, message: resolved.reason.message }
    const host = resolved.value
    const clubId = host.type === 'club' ? idOf(host.club) : ''
    if (clubId === null) return { ok: false, message: `${value ?? ''} is not a valid domain` }
    const ownDomain = host.type === 'club' ? domainOf(host.club) : null
    const origin = ownDomain ? `${protocol}://${ownDomain}` : siteOrigin(host, this.#config)
    const name = host.type === 'club' ? `club:${host.club}` : host.type
    return { ok: true, site: { host, name, clubId, origin, keyPrefix: `${clubId} ${origin}` } }
  }
}
