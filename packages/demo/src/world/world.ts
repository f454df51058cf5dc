import { FOUR_COASTS } from './associations.ts'
import { dunvarra } from './dunvarra/club.ts'
import { relatives } from './families.ts'
import { inishvarn } from './inishvarn/club.ts'
import { distributionLists, lottoFriends } from './mailings.ts'
import { messages } from './messages.ts'
import { logins, testCards } from './people.ts'
import { registrations } from './registrations.ts'
import type { DemoImage, DemoWorld } from './shape.ts'
import { dunvarraImages } from './dunvarra/images.ts'
import { inishvarnImages } from './inishvarn/images.ts'

export const demoImages = (): DemoImage[] => [...dunvarraImages, ...inishvarnImages]

export type {
  DemoArticle,
  DemoAssociation,
  DemoCard,
  DemoClub,
  DemoForm,
  DemoImage,
  DemoLogin,
  DemoRelative,
  DemoRole,
  DemoSponsor,
  DemoWorld,
} from './shape.ts'
export type { DemoProgram } from './products.ts'

/** The whole believable world, with every date counted from `now`. */
export function demoWorld(now: Date): DemoWorld {
  const family = relatives(now)
  return {
    clubs: [dunvarra(now), inishvarn(now)],
    associations: [FOUR_COASTS],
    images: demoImages(),
    logins,
    relatives: family,
    distributionLists,
    lottoFriends,
    messages,
    registrations: registrations(family),
    testCards,
  }
}
