import { signRound } from '@clubhouse/demo/beacon/sign-round'
import { DEMO_BEACON, timeOfRound } from '@clubhouse/domain/selling/lottery/draw/beacons'
import { accept, refuse } from '@clubhouse/domain/result'
import type { BeaconSource } from './port.ts'

/** The demo's beacon, without a network. A round is available a second early, so that a draw can be run at once. */
export const demoBeacon = ({ now }: { now: () => Date }): BeaconSource => ({
  beacon: DEMO_BEACON,
  findRound: async (round) => {
    const aheadMs = timeOfRound(DEMO_BEACON, round).getTime() - now().getTime()
    return aheadMs > DEMO_BEACON.periodSeconds * 1000 ? refuse('not-yet') : accept(signRound(round))
  },
})
