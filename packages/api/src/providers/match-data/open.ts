import type { Config } from '#kernel/config.ts'
import type { OutgoingClient } from '#kernel/outgoing/client.ts'
import { firstProvider } from './first-provider.ts'
import type { MatchData } from './port.ts'
import { secondProvider } from './second-provider.ts'

/** The adapters for what the configuration names; the demo's own feeds speak the same formats. */
export function openMatchData(
  { firstProvider: first, secondProvider: second }: Config,
  deps: { outgoing: OutgoingClient; now: () => Date },
): MatchData {
  return {
    league: first && firstProvider(first, deps),
    competitions: second && secondProvider(second, deps),
  }
}
