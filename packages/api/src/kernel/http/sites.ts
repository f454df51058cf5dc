import { type Host, isValidClubSlug, resolveHost, siteOrigin } from '@clubhouse/domain/web/hosts'
import type { ClubRegistry } from '../tenancy/registry.ts'
import type { Config } from '../config.ts'
import { unknownSite } from '@clubhouse/contract/refusal'

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
  /** A club's that the platform has switched off. */
  isSuspended: boolean
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

  /** The site of a request that `refuseUnknownHosts` let through. */
  require(host: string | undefined): Site {
    const found = this.of(host)
    if (!found.ok) throw unknownSite(found.message)
    return found.site
  }

  ofClub(slug: string): Site | null {
    return isValidClubSlug(slug) && this.#registry.idOf(slug) !== null
      ? this.#siteOf({ type: 'club', club: slug })
      : null
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
    const { baseDomain, defaultClub } = this.#config
    const { clubOfDomain } = this.#registry
    const resolved = resolveHost(value, { baseDomain, defaultClub, clubOfDomain })
    if (!resolved.ok) return { ok: false, message: resolved.reason.message }
    const site = this.#siteOf(resolved.value)
    return site ? { ok: true, site } : { ok: false, message: `${value ?? ''} is not a valid domain` }
  }

  #siteOf(host: Host): Site | null {
    const { idOf, domainOf } = this.#registry
    const clubId = host.type === 'club' ? idOf(host.club) : ''
    if (clubId === null) return null
    const ownDomain = host.type === 'club' ? domainOf(host.club) : null
    const origin = ownDomain ? `${this.#config.protocol}://${ownDomain}` : siteOrigin(host, this.#config)
    const name = host.type === 'club' ? `club:${host.club}` : host.type
    const isSuspended = this.#registry.isSuspended(clubId)
    return { host, name, clubId, origin, keyPrefix: `${clubId} ${origin}`, isSuspended }
  }
}
