import { z } from 'zod'
import { DRAND_QUICKNET, timeOfRound } from '@clubhouse/domain/selling/lottery/draw/beacons'
import { type Round, verifyRound } from '@clubhouse/domain/selling/lottery/draw/verify-round'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { OutgoingClient } from '#kernel/outgoing/client.ts'
import { OutgoingFailure } from '#kernel/outgoing/failure.ts'
import type { BeaconSource, BeaconTrouble } from './port.ts'

const Hex = z.string().regex(/^[0-9a-f]+$/)
const Answer = z.object({ round: z.number().int(), randomness: Hex.length(64), signature: Hex.length(96) })

interface DrandDeps {
  outgoing: Pick<OutgoingClient, 'getJson'>
  /** Relays of the same network, asked one after the other. */
  urls: readonly string[]
  now: () => Date
}

/** The League of Entropy over HTTP. Who relays a round need not be trusted: its signature is checked here. */
export function drandBeacon({ outgoing, urls, now }: DrandDeps): BeaconSource {
  const { chainHash } = DRAND_QUICKNET

  async function ask(url: string, round: number): Promise<Result<Round, BeaconTrouble>> {
    const address = new URL(`${url.replace(/\/$/, '')}/${chainHash}/public/${round}`)
    try {
      const answer = await outgoing.getJson(address, { schema: Answer })
      const found = { round: answer.round, value: answer.randomness, signature: answer.signature }
      const isGenuine = found.round === round && (await verifyRound(DRAND_QUICKNET, found))
      return isGenuine ? accept(found) : refuse('not-genuine')
    } catch (error) {
      if (!(error instanceof OutgoingFailure)) throw error
      return refuse(error.kind === 'garbage' ? 'not-genuine' : 'unreachable')
    }
  }

  return {
    beacon: DRAND_QUICKNET,
    async findRound(round) {
      if (timeOfRound(DRAND_QUICKNET, round) > now()) return refuse('not-yet')
      let trouble: BeaconTrouble = 'unreachable'
      for (const url of urls) {
        const answer = await ask(url, round)
        if (answer.ok) return answer
        trouble = answer.reason
      }
      return refuse(trouble)
    },
  }
}
