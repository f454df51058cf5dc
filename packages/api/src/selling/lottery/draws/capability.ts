import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import type { BeaconSource } from '#providers/beacon/port.ts'
import { References } from '#messages/mailings/port.ts'
import { PlayerKeys } from '../limits/player-keys.ts'
import { officeLotteryEndpoints } from '../office/endpoints.ts'
import { drawQueue } from './draw-duty.ts'
import { drawEndpoints } from './endpoints.ts'
import { layOutWork } from './lay-out-draws.ts'
import { proofRoutes } from './routes.ts'
import type { DrawDeps } from './run-draw.ts'
import { tellPlayers } from './tell-players.ts'
import { tellWinners } from './tell-winners.ts'

export interface OpenedDraws extends Capability {
  /** For whoever closes, runs or reads a draw: the demo's desk, the back office. */
  drawing: DrawDeps
}

/** Each time that a lottery is drawn: laid out, closed, run, published. */
export function openDraws(core: Core, { source }: { source: BeaconSource }): OpenedDraws {
  const { db, clock, crashAt, config, now, sites } = core
  const [references, keys] = [new References(config.secret), new PlayerKeys(config.secret)]
  const onTrouble = (error: Error) => core.onTrouble(error, 'jobs')
  const drawing: DrawDeps = { db, clock, crashAt, source, houseSecret: config.secret, onTrouble }
  return {
    name: 'draws',
    endpoints: [...drawEndpoints(core), ...officeLotteryEndpoints(core, drawing)],
    routes: (app) => proofRoutes(app, core),
    effects: [drawQueue({ ...drawing, now })],
    schedules: [layOutWork(config.secret)],
    works: [tellWinners(core), tellPlayers({ sites, references, keys })],
    drawing,
  }
}
