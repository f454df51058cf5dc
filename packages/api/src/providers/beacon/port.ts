import type { Beacon } from '@clubhouse/domain/selling/lottery/draw/beacons'
import type { Round } from '@clubhouse/domain/selling/lottery/draw/verify-round'
import type { Result } from '@clubhouse/domain/result'

/** Why a round is not to be had now; the draw waits for it, and never for less. */
export type BeaconTrouble = 'unreachable' | 'not-yet' | 'not-genuine'

/** A public source of random numbers. Whatever it answers was checked against the beacon's key. */
export interface BeaconSource {
  beacon: Beacon
  findRound: (round: number) => Promise<Result<Round, BeaconTrouble>>
}
