import { randomUUID } from 'node:crypto'
import { Feature } from '@clubhouse/contract/site/club'
import type { MadeClub, NewClub } from '@clubhouse/contract/platform/new-club'
import { Refusal } from '@clubhouse/contract/refusal'
import { CLUB_COUNTRIES } from '@clubhouse/domain/site/clubs/club-countries'
import { newClubErrors, newClubTheme } from '@clubhouse/domain/site/clubs/new-club'
import { newSlugError, SLUG_TAKEN } from '@clubhouse/domain/site/clubs/new-slug'
import { sampleMenu, samplePages } from '@clubhouse/domain/site/clubs/sample-site'
import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { clubs } from '#site/clubs/tables.ts'
import { layMenu } from '#site/club-site/port.ts'
import { saveArticle } from '#site/content/port.ts'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { layTemplateForms } from '#people/forms/port.ts'
import { writeInvitation } from '#identity/office-users/port.ts'
import { fullName, type PlatformDeps, type Superuser } from './deps.ts'

/**
 * A club with everything that a website needs, in one transaction: all of it is there or nothing is. The request's id is the
 * club's, so the same request twice makes one; of two that want one address, the database lets one have it.
 */
export async function createClub(
  deps: PlatformDeps,
  caller: Superuser,
  wanted: NewClub,
): Promise<MadeClub | Refusal> {
  const errors = newClubErrors(wanted)
  if (Object.keys(errors).length > 0)
    return new Refusal(422, 'invalid_data', 'Please check the fields and try again.', { errors })
  const made = await deps.db.withPlatform(async (tx) => {
    const { user } = caller.member
    const clubId = wanted.request_id
    if (!(await asClub(tx, clubId, (own) => layClub(own, wanted, deps.now()))))
      return whoseItIs(deps, tx, wanted)
    await deps.audit.record(tx, caller, {
      kind: 'club-created',
      clubId,
      actorId: user.user_id,
      detail: { name: wanted.name, address: wanted.slug },
    })
    const by = mailName(fullName(caller.member)) || null
    const asked = {
      email: wanted.owner_email,
      held: { role: 'owner' as const, offices: [] },
      takesFrom: null,
    }
    await writeInvitation(deps, tx, { caller, clubId, actorId: user.user_id, by }, asked)
    return madeClub(deps, wanted, wanted.owner_email)
  })
  // Other processes are told by the database; whoever made it may go there with the next click.
  if (!(made instanceof Refusal)) await deps.registry.reload()
  return made
}

/** False where the address or the request was taken: whoever asks at the same moment waits here for the other to be done. */
async function layClub(tx: Tx, wanted: NewClub, at: Date): Promise<boolean> {
  const { request_id: clubId, slug, name, country, currency, time_zone: timeZone } = wanted
  const features = Feature.options.filter((each) => wanted.features.includes(each))
  const look = { theme: newClubTheme(wanted.colours), features, addressCountry: CLUB_COUNTRIES[country].name }
  const laid = await tx
    .insert(clubs)
    .values({ id: clubId, slug, name, currency, timeZone, ...look, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: clubs.id })
  if (laid.length === 0) return false
  const written = { imageId: null, status: 'published', publishedAt: at, createdAt: at } as const
  for (const page of samplePages(name))
    await saveArticle(tx, clubId, { id: randomUUID(), ...page, ...written })
  await layMenu(tx, clubId, sampleMenu(features))
  await layTemplateForms(tx, clubId, at)
  return true
}

const SAME = {
  name: 'club_of_request',
  text: `
    select c.slug, c.name, (
      select i.email from office_invitations i where i.club_id = c.id and i.role = 'owner' and i.withdrawn_at is null
      order by i.invited_at limit 1) as invited
    from clubs c where c.id = $1`,
}

/** Answered again to whoever asked for it before; to anybody else the address is taken. */
async function whoseItIs(deps: PlatformDeps, tx: Tx, wanted: NewClub): Promise<MadeClub | Refusal> {
  const [before] = await readIn(tx)<{ slug: string; name: string; invited: string | null }>(SAME, [
    wanted.request_id,
  ])
  if (before?.slug === wanted.slug) return madeClub(deps, { ...wanted, name: before.name }, before.invited)
  if (before)
    return new Refusal(409, 'request_used', `This form has made ${before.name} already. Begin a new one.`)
  return new Refusal(409, 'slug_taken', SLUG_TAKEN, { errors: { slug: SLUG_TAKEN } })
}

const madeClub = (
  { config }: PlatformDeps,
  { request_id, slug, name }: NewClub,
  invited: string | null,
): MadeClub => ({ account_id: request_id, slug, name, site_url: siteOf(config, slug), invited })

const siteOf = (config: PlatformDeps['config'], slug: string) =>
  siteOrigin({ type: 'club', club: slug }, config)

/** Whether an address is free, for whoever is still typing it: the list of clubs is at hand. */
export function checkSlug({ config, registry }: PlatformDeps, typed: string) {
  const slug = typed.trim().toLowerCase()
  const problem = newSlugError(slug) ?? (registry.idOf(slug) === null ? null : SLUG_TAKEN)
  return { slug, problem, site_url: siteOf(config, slug) }
}
