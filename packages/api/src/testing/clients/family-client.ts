import type { Order } from '@clubhouse/contract/money/orders'
import { CARDS, openCheckoutClient } from './checkout-client.ts'
import { type Asked, signIn } from '../sign-in.ts'
import type { TestApp } from '../test-app.ts'

/** What the table of refusals asks for: things that are Bríd's and her family's, by their names. */
export interface FamilyThings {
  user_id: string
  /** Bríd's children and partner. */
  member_id: string
  order: Order
  order_item_id: string
  payment_method_id: string
  membership_id: string
  plan_id: string
  /** A training of a team that people of hers are in. */
  event_id: string
  /** What the gateway calls the same card. */
  gateway_method: string
  /** A sign-in of hers, a passkey, and the code of a new e-mail that she has not confirmed. */
  session_id: string
  passkey_id: string
  email_code: string
}

export interface FamilyClient {
  things: FamilyThings
  /** Two that have nothing to do with Bríd, each on the site of accounts. */
  strangers: { who: string; asked: Asked }[]
  brid: Asked
  /** What the database holds that names anything of Bríd's, as one number for each table. */
  footprint: () => Promise<Record<string, string>>
}

/** Bríd's family with an order in instalments and a card that is kept, and strangers beside it. */
export async function openFamilyClient(app: TestApp): Promise<FamilyClient> {
  const desk = await openCheckoutClient(app)
  const cart = await desk.fill(await desk.plan('senior-player'))
  const [line] = cart.items
  const option = line?.payment_options[0]?.payment_option_id ?? null
  await desk.pay(cart.shopping_cart_id, line?.shopping_cart_item ?? '', option)
  const { body } = await desk.checkOut(cart.shopping_cart_id)
  await desk.confirm(body.payment_token, CARDS.good)
  const order = await desk.order(body.order_id)
  const on = async (email: string): Promise<Asked> => ({
    on: 'myaccount',
    as: (await signIn(app, email, 'myaccount')).access_token,
  })
  const [row] = await app.asOwner<Omit<FamilyThings, 'order' | 'order_item_id' | keyof Safety | 'event_id'>>(
    `select u.id as user_id, s.id as payment_method_id, s.method_id as gateway_method,
      (select r.id from related_people r where r.user_id = u.id and r.first_name = 'Fiadh') as member_id
      , m.id as membership_id, m.plan_id
     from users u join memberships m on m.user_id = u.id join saved_methods s on s.user_id = u.id where u.email = 'brid@home.example'`,
  )
  if (!row) throw new Error('Bríd keeps no card')
  const things = {
    ...row,
    ...(await safetyOf(app, row.user_id)),
    event_id: await layTraining(app, row.user_id),
    order,
    order_item_id: order.items[0]?.order_item_id ?? '',
  }
  return {
    things,
    brid: await on('brid@home.example'),
    strangers: [
      { who: 'of another family', asked: await on('kwame@home.example') },
      { who: 'of another club', asked: await on('hana@inishvarn.example') },
    ],
    footprint: () => footprint(app, [things.user_id, things.order.order_id, things.member_id]),
  }
}

async function layTraining(app: TestApp, userId: string): Promise<string> {
  const [event] = await app.asOwner<{ id: string }>(
    `with team as (insert into groups (club_id, id, name, created_at)
        select id, gen_random_uuid(), 'Fiadh’s team', now() from clubs where slug = 'dunvarra' returning club_id, id),
      player as (insert into group_members (club_id, group_id, member_id, added_at)
        select t.club_id, t.id, p.id, now() from team t join club_people p on p.club_id = t.club_id and p.user_id = $1)
      insert into team_events (club_id, id, group_id, kind, starts_at, created_at)
        select club_id, gen_random_uuid(), id, 'training', now() + interval '10 years', now() from team returning id`,
    [userId],
  )
  return event?.id ?? ''
}

type Safety = Pick<FamilyThings, 'session_id' | 'passkey_id' | 'email_code'>

async function safetyOf(app: TestApp, userId: string): Promise<Safety> {
  const safety = { passkey_id: 'a-passkey-of-brid', email_code: 'c'.repeat(43) }
  await app.asOwner(
    `insert into passkeys (id, user_id, public_key, counter, transports, scope, name, is_synced, created_at)
      values ($2, $1, '\\x00', 0, '{}', 'clubhouse.test', 'Phone', false, now())`,
    [userId, safety.passkey_id],
  )
  await app.asOwner(
    `insert into email_changes (id, user_id, old_email, new_email, confirm_hash, confirm_until, undo_hash, undo_until, created_at)
      values (gen_random_uuid(), $1, 'brid@home.example', 'brid.new@home.example', sha256($2::text::bytea),
        now() + interval '10 years', '\\x00', now(), now())`,
    [userId, safety.email_code],
  )
  await signIn(app, 'brid@home.example', 'myaccount')
  const [session] = await app.asOwner<{ id: string }>(
    'select id from sessions where user_id = $1 order by created_at desc limit 1',
    [userId],
  )
  return { ...safety, session_id: session?.id ?? '' }
}

/** Who was asked for leaves traces in these. */
const TRACES = ['sessions', 'tokens', 'audit_events', 'rate_counters']

/** All tables in one statement: it is asked for twice around each call. */
async function footprint(app: TestApp, ids: readonly string[]): Promise<Record<string, string>> {
  const tables = await app.asOwner<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1)`,
    [TRACES],
  )
  const marks = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as mark from "${name}" t where t::text like any ($1)`,
  )
  const rows = await app.asOwner<{ name: string; mark: string | null }>(marks.join(' union all '), [
    ids.map((id) => `%${id}%`),
  ])
  return Object.fromEntries(rows.flatMap(({ name, mark }) => (mark ? [[name, mark] as const] : [])))
}

/** A call by the endpoint's own path, with what its name has in the place of the braces. */
export function callOf(
  app: TestApp,
  { method, path }: { method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'; path: string },
  payload: object | undefined,
  asked: Asked,
) {
  const { on = 'myaccount', as } = asked
  return app.server.inject({
    method,
    url: `/api/v2${path}`,
    headers: { host: `${on}.clubhouse.test`, ...(as && { authorization: `Bearer ${as}` }) },
    ...(method !== 'GET' && { payload: payload ?? {} }),
  })
}
