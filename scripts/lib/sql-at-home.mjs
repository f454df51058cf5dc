import { readFileSync } from 'node:fs'
import path from 'node:path'
import { capability } from './boundary-rules.mjs'
import { isTest, sourceFiles } from './source-files.mjs'
import { root } from './places.mjs'

/**
 * Statements may write only tables of their own capability: the import rules do not see SQL text. What still writes abroad is listed,
 * as `writer > table`; the list may only get shorter (docs/decisions/054-areas.md).
 *
 * @typedef {{ file: string, writer: string, owner: string, table: string }} ForeignWrite
 */

/** Who still writes which tables of others. @type {Record<string, string>} */
export const WRITES_ABROAD = {
  'identity/sign-in': 'calendar_feeds',
  'messages/mailings': 'mailing_recipients mailings outbox',
  'money/orders': 'bank_lines cart_items carts discount_codes memberships shop_hand_outs',
  'people/family': 'club_roles form_answers membership_numbers memberships related_people',
  'people/import': 'club_roles memberships related_people users',
  'people/privacy':
    'arrears_cases bank_lines carts club_people club_roles contact_messages distribution_list_members form_answers group_members imported_people lottery_tickets lotto_friends mail_opt_outs mailing_recipients memberships order_items orders outbox own_sign_ins payments people_import_lines person_merges refund_requests set_aside_addresses waiting_places write_offs',
  'people/records': 'form_answers memberships order_items outbox',
  'people/retention':
    'carts club_people club_roles form_answers group_members imported_people memberships person_accesses',
  'platform/governing-body': 'outbox',
  'selling/cart': 'form_answers orders',
  'selling/catalogue': 'carts stock',
  'selling/lottery': 'lotto_friends',
  'selling/shop': 'stock',
  'selling/waiting-list': 'stock',
}

const NOT_THE_PRODUCT = /^packages\/api\/src\/(testing|dev|demo-world)\/|\/(testing|migrations)\//
const WRITES = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?([a-z_]+)"?/gi

/** @param {string} base @returns {ForeignWrite[]} */
export function foreignWrites(base = root) {
  const files = sourceFiles('packages/api/src', base).filter((file) => !NOT_THE_PRODUCT.test(file))
  const read = (/** @type {string} */ file) => readFileSync(path.join(base, file), 'utf8')
  /** @type {Map<string, string>} */
  const owners = new Map()
  for (const file of files.filter((each) => each.endsWith('/tables.ts')))
    for (const [, table = ''] of read(file).matchAll(/\bpgTable\(\s*'([a-z_]+)'/g))
      owners.set(table, capability(file))
  return files
    .filter((file) => file.endsWith('.ts') && !isTest(file))
    .flatMap((file) =>
      writesIn(read(file)).flatMap((table) => {
        const owner = owners.get(table)
        const writer = capability(file)
        return owner === undefined || owner === writer ? [] : [{ file, writer, owner, table }]
      }),
    )
}

/** The tables that the SQL of a source writes to. @param {string} text */
export function writesIn(text) {
  const literals = text.match(/`[^`]*`|'[^'\n]*'/g) ?? []
  return literals.flatMap((literal) =>
    [...literal.matchAll(WRITES)].map(([, table = '']) => table.toLowerCase()),
  )
}

/**
 * Writes that are not on the list, and lines of the list that nothing needs any more.
 *
 * @param {ForeignWrite[]} found
 * @param {Record<string, string>} listed
 * @returns {import('./boundaries.mjs').Finding[]}
 */
export function judgeWrites(found, listed = WRITES_ABROAD) {
  const known = new Set(
    Object.entries(listed).flatMap(([writer, tables]) =>
      tables.split(' ').map((table) => `${writer} > ${table}`),
    ),
  )
  const seen = new Set(found.map(({ writer, table }) => `${writer} > ${table}`))
  const rule = 'sql-stays-at-home'
  return [
    ...found
      .filter(({ writer, table }) => !known.has(`${writer} > ${table}`))
      .map(({ file, owner, table }) => ({ file, rule, message: `writes ${table}, a table of ${owner}` })),
    ...[...known]
      .filter((pair) => !seen.has(pair))
      .map((pair) => ({
        file: 'scripts/lib/sql-at-home.mjs',
        rule,
        message: `${pair} is over: take it off the list`,
      })),
  ]
}
