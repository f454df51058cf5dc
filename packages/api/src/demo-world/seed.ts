import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { pictureHash } from '@clubhouse/demo/pictures'
import { type DemoClub, type DemoImage, type DemoWorld, demoWorld } from '@clubhouse/demo/world/world'
import { articleRow } from '#site/content/save-article.ts'
import type { Storage } from '../providers/storage/port.ts'
import { type Database, oneAtATime, type Pieces, type Tx } from '#kernel/db/database.ts'
import type { GatewayBefore } from '../providers/payments/port.ts'
import { layHistory } from './history/lay-history.ts'
import { insertAll } from './insert-all.ts'
import { layCatalogue } from './seed-catalogue.ts'
import { layAnswers, layForms } from './seed-forms.ts'
import { layGroups } from './seed-groups.ts'
import { layLotteries } from './seed-lotteries.ts'
import { layMailings } from './seed-mailings.ts'
import { layMessages } from './seed-messages.ts'
import { layPeople, removePeople } from './seed-people.ts'
import { layPromotions, layShop } from './seed-shop.ts'
import { layTeamEvents } from './seed-team-events.ts'
import { articles, sponsors } from '#site/content/tables.ts'
import { clubDomains, clubs } from '#site/clubs/tables.ts'
import { images } from '#site/media/tables.ts'
import { menuItems } from '#site/club-site/tables.ts'

export interface SeedDeps {
  db: Pick<Database, 'allOrNothing'>
  storage: Storage
  now: Date
  /** Of the deployment: secrets of draws are locked with it. */
  secret: string
  /** The bytes of a demo picture; null leaves the files out. */
  drawImage: ((image: DemoImage) => Promise<Buffer>) | null
  /** The gateway that the months before were paid at; null begins with clubs that have sold nothing yet. */
  history: GatewayBefore | null
  /** What else is taken away with the world before, and what else comes with this one. */
  first?: (pieces: Pieces) => Promise<void>
  last?: (pieces: Pieces) => Promise<void>
}

/**
 * Lays the demo world, or lays it anew: its people and clubs are removed first, with everything they own. Until all of it is laid,
 * everybody sees the world before, and that one stays where something fails.
 */
export async function seedDemo(deps: SeedDeps): Promise<void> {
  const { db, storage, now, drawImage } = deps
  const world = demoWorld(now)
  const stored = new Map<string, StoredImage>(world.images.map((image) => [image.key, placeOf(image)]))
  if (drawImage) {
    for (const image of world.images) {
      const { key } = placeOf(image)
      if (!(await storage.read(key))) await storage.write(key, await drawImage(image))
    }
  }
  await db.allOrNothing(async (pieces) => {
    await pieces.withPlatform((tx) => oneAtATime(tx, 'demo world'))
    await deps.first?.(pieces)
    await layWorld(pieces, deps, { world, stored })
    await deps.last?.(pieces)
  })
}

interface Plan {
  world: DemoWorld
  stored: Map<string, StoredImage>
}

async function layWorld(
  db: Pieces,
  { now, secret, history }: SeedDeps,
  { world, stored }: Plan,
): Promise<void> {
  await db.withPlatform((tx) => removePeople(tx, world))
  for (const club of world.clubs) {
    const own = world.images.filter((image) => image.club === club.slug)
    await db.withClub(club.id, async (tx) => {
      await layClub(tx, club, own, stored)
      await layForms(tx, club, now)
      await layCatalogue(tx, club, now)
      await layShop(tx, club, { now, imageId: (key) => stored.get(key)?.id ?? null })
      await layLotteries(tx, club, {
        now,
        secret,
        imageIds: (keys) => keys.flatMap((key) => stored.get(key)?.id ?? []),
      })
      await layPromotions(tx, club, { now, imageId: (key) => stored.get(key)?.id ?? null })
    })
  }
  const iconOf = (key: string) => iconUrl(key, world.images)
  await db.withPlatform((tx) => layPeople(tx, world, { now, iconOf }))
  for (const club of world.clubs) {
    await db.withClub(club.id, async (tx) => {
      await layMailings(tx, club, world, now)
      await layAnswers(tx, club, world, now)
    })
  }
  if (!history) return
  await layHistory({ db, now, gateway: history }, world)
  for (const club of world.clubs) {
    await db.withClub(club.id, async (tx) => {
      await layMessages(tx, club, world, now)
      await layGroups(tx, club, world, now)
      await layTeamEvents(tx, club, now)
    })
  }
}

interface StoredImage {
  id: string
  key: string
  filepath: string
}

/** The folder carries a hash of the picture, so a changed one has a new address. */
function placeOf(image: DemoImage): StoredImage {
  const folder = `media/${image.club}/${pictureHash(image).slice(0, 16)}`
  const id = createHash('sha256').update(image.key).digest('hex')
  const uuid = `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-8${id.slice(17, 20)}-${id.slice(20, 32)}`
  return { id: uuid, key: `${folder}/${image.filename}`, filepath: `/${folder}/` }
}

async function layClub(
  tx: Tx,
  club: DemoClub,
  own: DemoImage[],
  stored: Map<string, StoredImage>,
): Promise<void> {
  const imageId = (key: string | null) => (key ? (stored.get(key)?.id ?? null) : null)
  await tx.delete(clubs).where(eq(clubs.id, club.id))
  await tx.insert(clubs).values(clubRow(club))
  await insertAll(
    tx,
    images,
    own.map((image) => {
      const { id, filepath } = placeOf(image)
      const { filename, width, height, alt } = image
      return { clubId: club.id, id, filepath, filename, width, height, alt }
    }),
  )
  const ssoIcon = club.ssoIcon ? iconUrl(club.ssoIcon, own) : null
  await tx
    .update(clubs)
    .set({
      logoImageId: imageId(club.logo),
      layoutImageId: imageId(club.layout),
      sponsorsBackgroundImageId: imageId(club.sponsorsBackground),
      ssoIcon,
    })
    .where(eq(clubs.id, club.id))
  await insertAll(
    tx,
    clubDomains,
    club.domains.map((domain) => ({ domain, clubId: club.id })),
  )
  await insertAll(
    tx,
    articles,
    club.articles.map(({ image, ...article }) =>
      articleRow(club.id, { ...article, imageId: imageId(image) }),
    ),
  )
  await insertAll(
    tx,
    sponsors,
    club.sponsors.map(({ image, ...sponsor }) => ({ ...sponsor, clubId: club.id, imageId: imageId(image) })),
  )
  await insertAll(
    tx,
    menuItems,
    club.menu.map((item) => ({ ...item, clubId: club.id, id: randomUUID() })),
  )
}

function iconUrl(key: string, own: DemoImage[]): string | null {
  const image = own.find((each) => each.key === key)
  return image ? placeOf(image).filepath + image.filename : null
}

function clubRow(club: DemoClub): typeof clubs.$inferInsert {
  return {
    id: club.id,
    slug: club.slug,
    name: club.name,
    currency: club.currency,
    timeZone: club.timeZone,
    addressLine1: club.address.line1,
    addressCity: club.address.city,
    addressCounty: club.address.county,
    addressCountry: club.address.country,
    longitude: club.address.longitude,
    latitude: club.address.latitude,
    displayAddress: club.displayAddress,
    contactEmail: club.contactEmail,
    facebook: club.facebook,
    twitter: club.twitter,
    instagram: club.instagram,
    banner: club.banner,
    theme: club.theme,
    features: club.features,
    comortaisOrganisationId: club.comortais?.organisationId ?? null,
    comortaisClubId: club.comortais?.clubId ?? null,
    cometOrganizationId: club.comet?.organizationId ?? null,
    cometApiKey: club.comet?.apiKey ?? null,
    ssoMode: club.sso.sso,
    ssoButtonText: club.sso.sso_button_text,
    ssoHelpUrl: club.sso.help_url,
    ssoGoverningBodyId: club.sso.governing_body_id,
  }
}
