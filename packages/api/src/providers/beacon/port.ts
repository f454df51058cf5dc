import type { Beacon } from '@clubhouse/domain/selling/lottery/draw/beacons'
import type { Round } from '@clubhouse/domain/selling/lottery/draw/verify-round'
import type { Result } from '@clubhouse/domain/result'

/** A round could not be fetched now. The draw waits for it and never falls back to weaker randomness. */
export type BeaconTrouble = 'unreachable' | 'not-yet' | 'not-genuine'

/** A public source of random numbers. Every round is verified with the beacon's key before it is returned. */
export interface BeaconSource {
  beacon: Beacon
  findRound: (round: number) => Promise<Result<Round, BeaconTrouble>>
}
