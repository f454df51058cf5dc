import type { FastifyRequest } from 'fastify'
import { type Host, resolveHost, siteOrigin } from '@clubhouse/domain/hosts'
import type { ClubRegistry } from '../clubs/registry.ts'
import type { Config } from '../config.ts'

export interface Site {
  host: Host
  /** Empty for the platform's own sites. */
  clubId: string
  /** Built from what we know, never from what the request claims. */
  origin: string
}

/** HOSTS-01 to 03: the site that a request asks for, or the sentence that refuses it. */
export function siteOf(
  request: FastifyRequest,
  { config, registry }: { config: Config; registry: ClubRegistry },
): { ok: true; site: Site } | { ok: false; message: string } {
  const { baseDomain, defaultClub } = config
  const host = resolveHost(request.host, { baseDomain, defaultClub, clubOfDomain: registry.clubOfDomain })
  if (!host.ok) return { ok: false, message: host.reason.message }
  const clubId = host.value.type === 'club' ? registry.idOf(host.value.club) : ''
  if (clubId === null) return { ok: false, message: `${request.host} is not a valid domain` }
  const ownDomain = host.value.type === 'club' ? registry.domainOf(host.value.club) : null
  const origin = ownDomain ? `${config.protocol}://${ownDomain}` : siteOrigin(host.value, config)
  return { ok: true, site: { host: host.value, clubId, origin } }
}
