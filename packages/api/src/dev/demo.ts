import { readPicture } from '@clubhouse/demo/pictures'
import type { Ground } from '#kernel/core.ts'
import type { Pieces } from '#kernel/db/database.ts'
import { type SeedDeps, seedDemo } from '../demo-world/seed.ts'
import type { KeyPair, SingleSignOn } from '../providers/sso/port.ts'
import type { DemoIdentityProvider } from './idp/identity-provider.ts'
import { openDemoIdp } from './idp/open.ts'

/** Where the bytes of a demo picture come from; null leaves them out. */
export type DrawImage = SeedDeps['drawImage']

export interface DemoOptions {
  sso: SingleSignOn | null
  /** Of the demo's own identity provider. */
  demoKeys: KeyPair | null
  drawImage?: DrawImage | undefined
  history: SeedDeps['history']
}

/** The world of the demo, to be laid before anybody asks for it. */
export interface Demo {
  /** Lays it anew, whatever became of it; with it goes what else is taken away first. Fails as a whole. */
  lay: (first?: (pieces: Pieces) => Promise<void>) => Promise<void>
  /** What a world that is there already has to be told at each start. */
  register: () => Promise<void>
  /** The sign-in service of the demo's association. */
  demoIdp: DemoIdentityProvider | null
}

export function openDemo(
  ground: Ground,
  { sso, demoKeys, history, drawImage = readPicture }: DemoOptions,
): Demo {
  const { config, db, storage, now } = ground
  const provider = sso && demoKeys && openDemoIdp({ config, keys: demoKeys, sso })
  const register = async (pieces: Pieces) => provider?.register(pieces)
  return {
    lay: (first) =>
      seedDemo({
        db,
        storage,
        now: now(),
        secret: config.secret,
        drawImage,
        history,
        ...(first && { first }),
        last: register,
      }),
    register: () => register(db),
    demoIdp: provider?.demoIdp ?? null,
  }
}
