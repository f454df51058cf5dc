import type { Scope } from '#kernel/http/guard.ts'
import { openMachineClient } from '../clients/machine-client.ts'
import { ask, hostOf, signIn } from '../sign-in.ts'
import type { TestApp } from '../test-app.ts'
import { BODY_STAFF, FAMILY, type Side } from './two-clubs.ts'

/** Whose rows of a kind somebody may reach. */
type Reach = Partial<Record<Scope, readonly Side[]>>

/** Somebody who calls: how they say who they are, and whose rows are theirs to reach. */
export interface Kind {
  name: string
  headers: Record<string, string>
  /** To which of the clubs they belong, or would like to. */
  isFrom: Side
  reach: Reach
  /** Whose private rows may be in what they are answered, besides what they reach in person. */
  sees: readonly Side[]
  /** The club that they belong to is switched off: they change nothing, not even what is theirs. */
  isSwitchedOff?: true
}

const NOBODYS: Reach = {}

/** The kinds of caller that matter: each is somebody whom a missing check would let into what is another's. */
export async function openCallers(app: TestApp, clubs: Record<Side, string>): Promise<Kind[]> {
  const all = await openAll(app, clubs)
  return all.map((kind) => ({ isFrom: FROM_THERE.has(kind.name) ? 'theirs' : 'ours', ...kind }))
}

const FROM_THERE = new Set([
  'member of another club',
  'owner of another club',
  'key of another club',
  'another body',
  'superuser',
])

async function openAll(app: TestApp, clubs: Record<Side, string>): Promise<Omit<Kind, 'isFrom'>[]> {
  const bearer = (token: string, on: string, account = clubs.ours) => ({
    host: hostOf(on),
    authorization: `Bearer ${token}`,
    'x-account-id': account,
  })
  const person = async (email: string, on: string, account = clubs.ours) =>
    bearer((await signIn(app, email, on)).access_token, on, account)
  /** Somebody new who runs a club, with this office in it. */
  const officer = async (name: string, role: string, offices: string[], club = clubs.ours) => {
    const email = `${name.replaceAll(' ', '-')}@office.example`
    await app.asOwner(
      `with made as (insert into users (id, email, email_verified_at, first_name, last_name)
          values (gen_random_uuid(), $1, now(), 'Una', 'Office') returning id),
        given as (insert into club_roles (club_id, user_id, role) select $2, id, $3 from made)
      insert into club_offices (club_id, user_id, office, given_at) select $2, id, unnest($4::text[]), now() from made`,
      [email, club, role, offices],
    )
    return { email, headers: await person(email, 'backoffice', club) }
  }
  const office = async (name: string, role: string, offices: string[]): Promise<Omit<Kind, 'isFrom'>> => ({
    name,
    headers: (await officer(name, role, offices)).headers,
    reach: { club: ['ours'] },
    sees: ['ours'],
  })

  const guest = await ask(app, '/v2/member/guest', {
    grant_type: 'guest',
    scope: 'guest',
    first_name: 'Una',
    last_name: 'Quay',
    email: 'una@away.example',
  })
  const former = await officer('former member', 'member', [])
  await app.asOwner(`delete from club_roles where user_id = (select id from users where email = $1)`, [
    former.email,
  ])
  const removed = await officer('out of office', 'owner', [])
  await app.asOwner(
    `update club_roles set role = 'member' where user_id = (select id from users where email = $1)`,
    [removed.email],
  )
  const ownKey = (await (await openMachineClient(app)).makeKey({ scopes: ['orders:read'] })).body.secret
  const ownerElsewhere = await officer('owner of another club', 'owner', [], clubs.theirs)
  const elsewhere = await openMachineClient(app, ownerElsewhere.email, 'inishvarn')
  const theirKey = (await elsewhere.makeKey({ scopes: ['orders:read'] })).body.secret
  const entering = await person('sam@platform.example', 'su')
  const reason = { reason: 'To put something right' }
  await ask(app, `/v2/platform/clubs/${clubs.ours}/entries`, reason, { on: 'su', headers: entering })
  const [from] = await app.asOwner<{ id: string }>(
    'select session_id as id from platform_entries where person like $1',
    ['Sam %'],
  )
  const walked = await signIn(app, 'sam@platform.example', 'backoffice', { cameFrom: from?.id ?? null })
  await app.asOwner(
    `with made as (insert into users (id, email, email_verified_at, first_name, last_name)
        values (gen_random_uuid(), 'sue@platform.example', now(), 'Sue', 'Ondry') returning id)
      insert into platform_roles (user_id, role) select id, 'super-user' from made`,
  )

  const owner = await office('owner', 'owner', [])
  return [
    {
      name: 'guest',
      headers: { ...bearer(guest.body.oauth.access_token, 'dunvarra'), 'x-guest-auth': 'true' },
      reach: NOBODYS,
      sees: [],
    },
    { name: 'guardian', headers: await person(FAMILY.ours, 'dunvarra'), reach: { own: ['ours'] }, sees: [] },
    {
      name: 'another family',
      headers: await person('kwame@home.example', 'dunvarra'),
      reach: NOBODYS,
      sees: [],
    },
    {
      name: 'former member',
      headers: { ...former.headers, host: hostOf('dunvarra') },
      reach: NOBODYS,
      sees: [],
    },
    {
      name: 'member of another club',
      headers: await person(FAMILY.theirs, 'inishvarn', clubs.theirs),
      reach: { own: ['theirs'] },
      sees: [],
    },
    await office('treasurer', 'admin', ['treasurer']),
    await office('registrar', 'admin', ['registrar']),
    await office('coach', 'admin', ['coach']),
    await office('editor', 'admin', ['editor']),
    await office('lotto officer', 'admin', ['lotto-officer']),
    owner,
    {
      name: 'owner who asks for another club',
      reach: NOBODYS,
      sees: ['ours'],
      headers: { ...owner.headers, 'x-account-id': clubs.theirs },
    },
    {
      name: 'owner of another club',
      headers: ownerElsewhere.headers,
      reach: { club: ['theirs'] },
      sees: ['theirs'],
    },
    { name: 'out of office', headers: removed.headers, reach: NOBODYS, sees: [] },
    { name: 'key', headers: bearer(ownKey, 'dunvarra'), reach: { key: ['ours'] }, sees: ['ours'] },
    {
      name: 'key of another club',
      headers: bearer(theirKey, 'inishvarn', clubs.theirs),
      reach: { key: ['theirs'] },
      sees: ['theirs'],
    },
    {
      name: 'body',
      headers: await person(BODY_STAFF.ours, 'xgb'),
      reach: { clubs: ['ours'] },
      sees: ['ours'],
    },
    {
      name: 'another body',
      headers: await person(BODY_STAFF.theirs, 'xgb'),
      reach: { clubs: ['theirs'] },
      sees: ['theirs'],
    },
    {
      name: 'superuser',
      headers: await person('sue@platform.example', 'su'),
      reach: { clubs: ['ours', 'theirs'] },
      sees: ['ours', 'theirs'],
    },
    {
      name: 'superuser who entered',
      headers: bearer(walked.access_token, 'backoffice'),
      reach: { club: ['ours'] },
      sees: ['ours'],
    },
    { ...owner, name: 'owner, switched off', isSwitchedOff: true },
    {
      name: 'key, switched off',
      headers: bearer(ownKey, 'backoffice'),
      reach: NOBODYS,
      sees: [],
      isSwitchedOff: true,
    },
  ]
}
