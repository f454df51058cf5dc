import { READER_ROLE } from '#kernel/db/database.ts'
import type { TestApp } from '../test-app.ts'
import { CLUB, FAMILY, type Side, SIDES } from './two-clubs.ts'

/**
 * Names of which another table knows the rows than the one that they name (`{plan_id}` is a row of `plans`): `table.column` of a club's
 * rows, or a statement with $1 the club and $2 the e-mail of the family.
 */
const SPELT: Record<string, string> = {
  access_id: 'body_accesses.id',
  account_id: 'select $1::uuid as id where $2::text is not null',
  code_id: 'discount_codes.id',
  delivery_id: 'hook_deliveries.id',
  discount_id: 'plan_discounts.id',
  domain: 'domain_claims.domain',
  email_distribution_list_id: 'distribution_lists.id',
  event_id: 'team_events.id',
  family_id: `select u.id from users u join club_roles r on r.user_id = u.id where r.club_id = $1 and u.email = $2`,
  id: 'lotto_friends.id',
  import_id: 'people_imports.id',
  invitation_id: 'office_invitations.id',
  'item/item_id': 'cart_items.id',
  'shop-items/item_id': 'shop_items.id',
  job_id: 'job_runs.id',
  key_id: 'api_keys.id',
  line_id: 'bank_lines.id',
  link_id: 'pay_links.id',
  list_id:
    'select id from body_lists where filename = (select slug from clubs where id = $1) and $2::text is not null',
  mail_id: 'outbox.id',
  member_id: 'memberships.member_id',
  merge_id: 'person_merges.id',
  message_id: 'contact_messages.id',
  passkey_id: `select p.id from passkeys p join users u on u.id = p.user_id where $1::uuid is not null and u.email = $2`,
  payment_method_id: `select m.id from saved_methods m join users u on u.id = m.user_id where $1::uuid is not null and u.email = $2`,
  person_id: 'arrears_cases.person_id',
  'lottery/product_id': 'lotteries.id',
  'shop-items/product_id': 'shop_items.id',
  product_id: 'plans.id',
  settlement_id: 'platform_settlements.id',
  request_id: 'refund_requests.id',
  sale_id: 'paper_sales.id',
  session_id: `select s.id from sessions s join users u on u.id = s.user_id where $1::uuid is not null and u.email = $2`,
  set_aside_id: 'set_aside_addresses.id',
  template_id: 'email_templates.id',
  ticket_id: 'lottery_tickets.id',
  user_id: `select u.id from users u join club_roles r on r.user_id = u.id where r.club_id = $1 and u.email = $2`,
  view_id: 'saved_views.id',
  waiting_id: 'waiting_places.id',
  webhook_id: 'hook_endpoints.id',
}

/** Parts of addresses that name nothing of a club: the same whoever asks. */
const WORDS: Record<string, string> = {
  club: CLUB.ours,
  competition_id: '1',
  key: 'nobody-was-given-this-key',
  kind: 'welcome',
  number: '1',
  question_id: 'first_name',
  slug: 'a-word-of-an-address',
  token: 'nobody-was-given-this',
  version: '1',
}

/** `plans` has the rows that `{plan_id}` names. */
const NAMES = `select regexp_replace(regexp_replace(c.relname, 'ies$', 'ys'), 's$', '_id') as name, c.relname || '.id' as from
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and (select count(*) from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
      and (a.attname = 'club_id' or (a.attname = 'id' and a.atttypid = 'uuid'::regtype))) = 2`

/** What visitors read: whoever knows such an id knows nothing. */
const PUBLIC_TABLES = `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
  and c.relkind in ('r', 'p') and has_any_column_privilege('${READER_ROLE}', c.oid, 'SELECT')`

const MISSING = (name: string) =>
  `{${name}} is new in an address, and no table is called so: say in testing/leaks/ids.ts from which the id of a row of a club comes, or that it is a word.`

/** `segment/{name}` where the same name means two things. */
const PARTS = /(?<=([\w-]+|\})\/)\{(\w+)\}/g

export interface Ids {
  /** An address with one side's ids in it. */
  addressOf: (path: string, side: Side) => string
  /** Whether an address names a row of a club at all; one that not everybody may read, if so asked. */
  namesRow: (path: string, isPrivate?: boolean) => boolean
  /** The id of that side's row that a field of this name would hold; undefined for a name that is no id. */
  named: (name: string, side: Side) => string | undefined
}

/** Real ids of both clubs, for each name that a part of an address has. */
export async function readIds({ asOwner }: TestApp, clubs: Record<Side, string>): Promise<Ids> {
  const names = await asOwner<{ name: string; from: string }>(NAMES)
  const rows = { ...Object.fromEntries(names.map(({ name, from }) => [name, from])), ...SPELT }
  const found: Record<Side, Record<string, string>> = { ours: {}, theirs: {} }
  for (const side of SIDES)
    for (const [name, from] of Object.entries(rows)) {
      const [table = '', column = ''] = from.split('.')
      const statement = from.startsWith('select')
        ? from
        : `select ${column} as id from ${table} where club_id = $1 and $2::text is not null limit 1`
      const [row] = await asOwner<{ id: string }>(statement, [clubs[side], FAMILY[side]])
      if (!row)
        throw new Error(`${CLUB[side]} has no row for {${name}}: lay one (testing/leaks/two-clubs.ts).`)
      found[side][name] = row.id
    }
  const publicTables = (await asOwner<{ name: string }>(PUBLIC_TABLES)).map(({ name }) => name)
  const publicNames = new Set(
    Object.entries(rows).flatMap(([name, from]) =>
      publicTables.includes(from.split('.')[0] ?? '') ? [name] : [],
    ),
  )
  const keyOf = (segment: string, name: string) =>
    `${segment}/${name}` in rows ? `${segment}/${name}` : name
  return {
    addressOf: (path, side) =>
      path.replaceAll(PARTS, (_, segment: string, name: string) => {
        const value = found[side][keyOf(segment, name)] ?? WORDS[name]
        if (value === undefined) throw new Error(MISSING(name))
        return encodeURIComponent(value)
      }),
    namesRow: (path, isPrivate = false) =>
      [...path.matchAll(PARTS)].some(([, segment = '', name = '']) => {
        const key = keyOf(segment, name)
        return key in rows && !(isPrivate && publicNames.has(key))
      }),
    named: (name, side) => found[side][name],
  }
}
