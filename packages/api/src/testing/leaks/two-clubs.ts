import { layAnotherBody } from '../clients/body-client.ts'
import { userIdOf } from '../world/people.ts'
import { layRowsOfEveryTable } from '../rows-of-every-table.ts'
import type { TestApp } from '../test-app.ts'

/** Whose a thing is: of Bríd's family at Dunvarra, or of Hana's at Inishvarn. */
export const SIDES = ['ours', 'theirs'] as const
export type Side = (typeof SIDES)[number]

export const CLUB: Record<Side, string> = { ours: 'dunvarra', theirs: 'inishvarn' }
export const FAMILY: Record<Side, string> = { ours: 'brid@home.example', theirs: 'hana@inishvarn.example' }

/** Who oversees each: the demo's body, and another one. */
const BODY: Record<Side, string> = { ours: 'fourcoasts', theirs: 'other' }
export const BODY_STAFF: Record<Side, string> = {
  ours: 'ruth@fourcoasts.example',
  theirs: 'wyn@other.example',
}

/** What of a club's rows is somebody's own. */
const PERSONAL = ['orders', 'lottery_tickets', 'carts', 'waiting_places', 'memberships']

/** A row of every table in both clubs; what can be somebody's is one family's in each. */
export async function layTwoClubs(app: TestApp): Promise<Record<Side, string>> {
  const ids = { ours: '', theirs: '' }
  await layAnotherBody(app, { email: BODY_STAFF.theirs, over: CLUB.theirs })
  for (const side of SIDES) {
    const club = app.parts.registry.idOf(CLUB[side])
    if (!club) throw new Error(`There is no club ${CLUB[side]}`)
    ids[side] = club
    await layRowsOfEveryTable(app, club)
    await giveToFamily(app, club, FAMILY[side])
    await giveToBody(app, club, BODY[side])
  }
  return ids
}

async function giveToFamily(app: TestApp, club: string, email: string): Promise<void> {
  const { asOwner } = app
  const user = await userIdOf(app, email)
  for (const table of PERSONAL)
    await asOwner(`update ${table} set user_id = $2 where club_id = $1`, [club, user])
  await asOwner(
    `update domain_claims set domain = (select slug || '.example' from clubs where id = $1) where club_id = $1`,
    [club],
  )
  await asOwner(
    `insert into gateway_customers (user_id, gateway, customer_id) values ($1, 'sandbox', 'scus_' || $1::uuid)`,
    [user],
  )
  await asOwner(
    `insert into saved_methods (user_id, id, gateway, method_id, card, is_default, created_at)
      values ($1, gen_random_uuid(), 'sandbox', 'spm_' || $1::uuid,
        '{"brand": "visa", "lastFour": "4242", "expMonth": 12, "expYear": 2034, "funding": "credit"}', true, now())`,
    [user],
  )
  await asOwner(
    `insert into passkeys (id, user_id, public_key, counter, transports, scope, name, is_synced, created_at)
      values ('passkey-of-' || $1::uuid, $1, 'x', 0, '{}', 'clubhouse.test', 'A phone', false, now())`,
    [user],
  )
  // Somebody whom the family joined for; the club knows them by this membership.
  await asOwner(
    `insert into related_people (user_id, id, first_name, last_name, kind, relation)
      select $2, member_id, first_name, last_name, 'juvenile', 'child' from memberships where club_id = $1
      on conflict do nothing`,
    [club, user],
  )
}

/** One body over each club, with a list of those whom it registered. */
async function giveToBody({ asOwner }: TestApp, club: string, slug: string): Promise<void> {
  await asOwner(
    `delete from club_affiliations a using governing_bodies b
      where b.id = a.governing_body_id and a.club_id = $1 and b.slug <> $2`,
    [club, slug],
  )
  await asOwner(
    `insert into body_lists (governing_body_id, id, filename, headings, created_at, created_by_name)
      select b.id, gen_random_uuid(), c.slug, '[]', now(), 'Somebody' from governing_bodies b, clubs c where c.id = $1 and b.slug = $2`,
    [club, slug],
  )
}

/** What a club's rows are, table by table. */
export async function digestOf({ asOwner }: TestApp, club: string): Promise<Record<string, string | null>> {
  const tables = await asOwner<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'club_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  )
  const digests = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(t::text, ',' order by t::text)) as digest from ${name} t where club_id = $1`,
  )
  const rows = await asOwner<{ name: string; digest: string | null }>(digests.join(' union all '), [club])
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
