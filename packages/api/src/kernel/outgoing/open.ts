import type { Config } from '../config.ts'
import { OutgoingClient, type OutgoingOptions } from './client.ts'
import { resolveByNameServer } from './guarded-lookup.ts'

/** The client for what this deployment is set up to ask. */
export function openOutgoing(config: Config, options: Omit<OutgoingOptions, 'origins'>): OutgoingClient {
  const addresses = [
    config.firstProvider?.url,
    config.secondProvider?.url,
    config.geocodingUrl,
    config.rephrase?.url,
    ...(config.drandUrls ?? []),
  ]
  const origins = addresses.flatMap((address) => (address ? [new URL(address).origin] : []))
  return new OutgoingClient({ origins, ...options })
}

/** The client for addresses that clubs write into their forms. */
export const openPublicOutgoing = (options: Omit<OutgoingOptions, 'origins'>): OutgoingClient =>
  new OutgoingClient({ origins: 'public', resolve: resolveByNameServer(), ...options })
