import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { pictureHash } from '@clubhouse/demo/pictures'
import { type DemoClub, type DemoImage, demoWorld } from '@clubhouse/demo/world/world'
import { saveArticle } from '../content/save-article.ts'
import type { Storage } from '../providers/storage/port.ts'
import type { Database, Tx } from '../db/database.ts'
import type { GatewayBefore } from '../providers/payments/port.ts'
import { layHistory } from './history/lay-history.ts'
import { layCatalogue } from './seed-catalogue.ts'
import { layAnswers, layForms } from './seed-forms.ts'
import { layGroups } from './seed-groups.ts'
import { layLotteries } from './seed-lotteries.ts'
import { layMailings } from './seed-mailings.ts'
import { layMessages } from './seed-messages.ts'
import { layPeople, removePeople } from './seed-people.ts'
import { layPromotions, layShop } from './seed-shop.ts'
import { clubDomains, clubs, images, menuItems, sponsors } from '../clubs/tables.ts'

export interface SeedDeps {
  db: Database
  storage: Storage
  now: Date
  /** Of the deployment: secrets of draws are locked with it. */
  secret: string
  /** The bytes of a demo picture; null leaves the files out. */
  drawImage: ((image: DemoImage) => Promise<Buffer>) | null
  /** The gateway that the months before were paid at; null begins with clubs that have sold nothing yet. */
  history: GatewayBefore | null
}

/** Lays the demo world, or lays it anew: its people and clubs are removed first, with everything they own. */
export async function seedDemo({ db, storage, now, secret, drawImage, history }: SeedDeps): Promise<void> {
  const world = demoWorld(now)
  const stored = new Map<string, StoredImage>(world.images.map((image) => [image.key, placeOf(image)]))
  if (drawImage) {
    for (const image of world.images) {
      const { key } = placeOf(image)
      if (!(await storage.read(key))) await storage.write(key, await drawImage(image))
    }
  }
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
  for (const image of own) {
    const { id, filepath } = placeOf(image)
    const { filename, width, height, alt } = image
    await tx.insert(images).values({ clubId: club.id, id, filepath, filename, width, height, alt })
  }
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
  for (const domain of club.domains) await tx.insert(clubDomains).values({ domain, clubId: club.id })
  for (const { image, status, publishedAt, createdAt, ...article } of club.articles) {
    await saveArticle(tx, club.id, { ...article, imageId: imageId(image), status, publishedAt, createdAt })
  }
  for (const { image, ...sponsor } of club.sponsors) {
    await tx.insert(sponsors).values({ ...sponsor, clubId: club.id, imageId: imageId(image) })
  }
  for (const item of club.menu) {
    await tx.insert(menuItems).values({ ...item, clubId: club.id, id: sql`gen_random_uuid()` })
  }
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
