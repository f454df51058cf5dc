import type { TestDatabase } from './test-database.ts'

/** Whose these rows are, where they need somebody: nobody whom a test calls as. */
const SOMEBODY = 'rory@every-table.example'

/**
 * What a column holds where its type and its checks do not say it, as SQL in which $1 is the club. A new table is named here only if its
 * checks ask for something of their own: the database says so.
 */
const SPELT: Record<string, Record<string, string>> = {
  api_keys: { prefix: `'ch_' || $1`, scopes: `'{orders:read}'` },
  audit_events: { kind: `'sign-in'`, site: `'club'` },
  automatic_mail_occasions: { kind: `'welcome'` },
  automatic_mails: { kind: `'welcome'` },
  automatic_mails_sent: { kind: `'welcome'` },
  bank_lines: { day: `'2026-03-02'` },
  body_accesses: { state: `'asked'` },
  bundles: { is_dynamic_pricing: 'true' },
  club_offices: { office: `'coach'` },
  contact_messages: { sender_email: `'a@home.example'` },
  discount_codes: { code: `'A'`, type: `'fixed'` },
  disputes: { status: `'open'`, reason: `'fraudulent'` },
  domain_claims: { domain: `'www.one.example'` },
  drafts: { content: `'{}'`, kind: `'article'` },
  draws: { number: '99', status: `'open'` },
  form_answers: { answers: `'{}'` },
  guests: { email: `'guest@home.example'` },
  hook_deliveries: { body: `'{}'`, event: `'order.completed'` },
  hook_endpoints: { url: `'https://accounts.example/'` },
  job_runs: { state: `'queued'`, kind: `'mailing'`, effect_key: '$1', about: `'{}'` },
  ledger_entries: { amount: '0' },
  ledger_transactions: { kind: `'charge'`, currency: `'EUR'` },
  lotteries: {
    kind: `'Lotto'`,
    pick_type: `'None'`,
    prices: `'[{"title": "One", "count": 1, "price": 200}]'`,
    weekday: '4',
    time: `'21:00'`,
  },
  mail_opt_outs: { kind: `'lotto-friend'` },
  mailing_recipients: { address: `'a@home.example'` },
  memberships: { kind: `'juvenile'`, status: `'active'`, starts_on: `'2026-08-01'` },
  message_mails: { source: `repeat('a', 64)` },
  office_invitations: { email: `'una@away.example'`, role: `'admin'`, offices: `'{coach}'` },
  order_items: { type: `'Plan'` },
  orders: {
    currency: `'EUR'`,
    email: `'a@home.example'`,
    discount: '0',
    today_discount: '0',
    later_total: '0',
    discounts: `'{"multiproduct_discounts": [], "discount_codes": [], "shop_item_discounts": []}'`,
  },
  outbox: { effect_key: '$1', template: `'verify-email'`, recipient: `'a@home.example'`, payload: `'{}'` },
  payment_effects: { kind: `'cancel'` },
  payments: { kind: `'checkout'`, gateway: `'sandbox'`, currency: `'eur'`, status: `'open'` },
  payout_parts: { kind: `'charge'` },
  payouts: {
    gross: '100',
    refunded: '0',
    fees: '10',
    other: '0',
    net: '90',
    currency: `'EUR'`,
    status: `'paid'`,
    arrives_on: `'2026-03-04'`,
  },
  people_import_lines: { cells: `'["A"]'`, state: `'problem'` },
  people_imports: { headings: `'["First name"]'`, mapping: `'["first_name"]'` },
  people_told_apart: {
    one_id: `'11111111-1111-4111-8111-111111111111'`,
    other_id: `'22222222-2222-4222-8222-222222222222'`,
  },
  plan_discounts: { type: `'fixed'` },
  platform_entries: { expires_at: `now() + interval '1 minute'` },
  platform_settlements: { paid_on: `'2026-07-01'` },
  provider_failures: { kind: `'too-slow'` },
  refund_requests: {
    status: `'asked'`,
    lines: `jsonb_build_array(jsonb_build_object('order_item_id', gen_random_uuid(), 'amount', 1))`,
  },
  refunds: { status: `'requested'` },
  reservations: { holder: `'order'`, state: `'held'` },
  retention_runs: { counts: `'{}'` },
  retention_times: { kind: `'messages'` },
  revisions: { kind: `'article'`, content: `'{}'` },
  saved_views: { room: `'news'` },
  scheduled_payments: { due_on: `'2027-01-01'`, status: `'planned'` },
  set_aside_addresses: { address: `'gone@home.example'` },
  shop_variants: { options: `'{}'` },
  slug_redirects: { slug: `'an-old-address'` },
  sso_tests: { outcome: `'ok'` },
  statement_lines: { kind: `'charge'`, state: `'open'`, finding: `'unknown'` },
  statements: { day: `'2026-03-01'` },
  tax_registrations: { since: `'2026-01-01'` },
  team_events: { kind: `'training'` },
  transfers: { status: `'wanted'` },
  waiting_places: { status: `'waiting'` },
  write_offs: { status: `'asked'` },
}

interface Table {
  name: string
  /** What has to be filled: no default, and never null. Of what a check allows, the first. */
  columns: { name: string; type: string; allowed: string | null }[]
  keys: { table: string; own: string[]; foreign: string[]; isOfClub: boolean }[]
}

/** The columns of a key, in its order. */
const columnsOf = (side: 'con' | 'conf') => `(select json_agg(a.attname order by n)
  from unnest(k.${side}key) with ordinality u (num, n) join pg_attribute a on a.attrelid = k.${side}relid and a.attnum = num)`

/** The tables of clubs, from the catalogue: a new one is among them. */
const TABLES = `
  select c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null), 'allowed', (
        select substring(pg_get_constraintdef(k.oid) from '\\m' || a.attname || ' = ANY \\(ARRAY\\[''([^'']+)''') as one
        from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' order by one limit 1)) order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and (a.attname = 'club_id' or a.attnotnull and not a.atthasdef and a.attidentity = '')) as columns,
    (select coalesce(json_agg(json_build_object('table', k.confrelid::regclass::text,
        'own', ${columnsOf('con')}, 'foreign', ${columnsOf('conf')},
        'isOfClub', exists (select from pg_attribute a where a.attrelid = k.confrelid and a.attname = 'club_id'))), '[]')
      from pg_constraint k where k.conrelid = c.oid and k.contype = 'f') as keys
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'club_id' and not a.attisdropped)
    -- A link of the audit's chain is written with its event.
    and c.relname <> 'audit_links'
  order by c.relname`

const BY_TYPE: Record<string, string> = {
  bigint: '1',
  boolean: 'false',
  bytea: 'sha256($1::text::bytea)',
  date: 'current_date',
  integer: '1',
  jsonb: `'[]'`,
  smallint: '1',
  text: `'a word'`,
  'timestamp with time zone': 'now()',
  uuid: 'gen_random_uuid()',
}

/** One row of the club in each table that the demo leaves empty: without rows of both clubs, nothing is proved. */
export async function layRowsOfEveryTable(
  { asOwner }: Pick<TestDatabase, 'asOwner'>,
  club: string,
): Promise<void> {
  await asOwner(
    `insert into users (id, email, first_name, last_name) select gen_random_uuid(), $1, 'Rory', 'Rowe'
      where not exists (select from users where email = $1)`,
    [SOMEBODY],
  )
  // What a governing body wrote is of no club until it is sent to one.
  await asOwner(
    `insert into body_messages (governing_body_id, id, body, subject, content, reply_to, sent_at, sent_by_name)
      select id, gen_random_uuid(), name, 'Fixtures', 'Hello', 'a@body.example', now(), 'Somebody' from governing_bodies`,
  )
  const tables = await asOwner<Table>(TABLES)
  const rows = inOrder(tables).map((table) => laidOnce(table).replaceAll('$1', `'${club}'`))
  await asOwner(`do $rows$ declare wrong text := ''; begin ${rows.join(' ')}
    if wrong <> '' then raise exception 'Say in SPELT of rows-of-every-table.ts what a row holds: %', wrong; end if; end $rows$`)
}

/** A row where the club has none, also none that a trigger laid with a row of another table. */
const laidOnce = (table: Table) => `
  if not exists (select from ${table.name} where club_id = $1) then
    begin
      ${rowOf(table)};
      if not found then raise exception 'there is no row that it could point to'; end if;
    exception when others then wrong := wrong || E'\n${table.name}: ' || sqlerrm;
    end;
  end if;`

/** Those to which others point come first. */
function inOrder(tables: readonly Table[]): Table[] {
  const ordered = new Set<Table>()
  const visit = (table: Table, above: readonly Table[]) => {
    for (const { table: name } of table.keys) {
      const next = tables.find((each) => each.name === name)
      if (next && !above.includes(next)) visit(next, [...above, next])
    }
    ordered.add(table)
  }
  for (const table of tables) visit(table, [table])
  return [...ordered]
}

function rowOf({ name, columns, keys }: Table): string {
  const spelt = SPELT[name] ?? {}
  const filled = [...new Set([...columns.map((column) => column.name), ...Object.keys(spelt)])]
  const used = keys.filter(({ own }) => own.some((column) => column !== 'club_id' && filled.includes(column)))
  const valueOf = (column: string): string => {
    if (column === 'club_id') return '$1'
    const at = used.findIndex(({ own }) => own.includes(column))
    const key = used[at]
    if (spelt[column] !== undefined) return spelt[column]
    if (key) return `key_${at}.${key.foreign[key.own.indexOf(column)]}`
    const { type = '', allowed = null } = columns.find((each) => each.name === column) ?? {}
    return allowed === null ? (BY_TYPE[type] ?? `'{}'`) : `'${allowed}'`
  }
  const from = used.map(({ table, isOfClub }, at) => {
    const where = isOfClub ? ' where club_id = $1' : table === 'users' ? ` where email = '${SOMEBODY}'` : ''
    return `(select * from ${table}${where} limit 1) key_${at}`
  })
  return `insert into ${name} (${filled.join(', ')}) select ${filled.map(valueOf).join(', ')}${from.length > 0 ? ` from ${from.join(', ')}` : ''}`
}
