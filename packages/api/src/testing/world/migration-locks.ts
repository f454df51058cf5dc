/**
 * What would keep a club's visitors waiting while a migration runs, or break the release that still runs beside it: in words, for whoever
 * wrote it. A table that the same migration makes has no visitors yet. What is meant all the same says why in a comment
 * `-- on purpose: …` of its statement.
 */
export function troubleIn(migration: string): string[] {
  const statements = migration.split('--> statement-breakpoint').map((text) => text.trim())
  const made = new Set(statements.flatMap((text) => nameAfter(/create table (?:if not exists )?/i, text)))
  const isConcurrent = statements.some((text) => CONCURRENTLY.test(text))
  return statements.flatMap((statement) => {
    if (/-- on purpose: \S/.test(statement)) return []
    const text = statement.replaceAll(/--.*$/gm, '').trim()
    const [table = ''] = nameAfter(/(?:alter table (?:only )?|\bon |^update |^delete from )/i, text)
    if (text === '' || made.has(table)) return []
    const found = RULES.filter(({ when, unless }) => when.test(text) && !unless?.test(text)).map(
      ({ say }) => say,
    )
    // It runs outside a transaction, so what came before a failure stays: such a migration must be able to run again.
    if (isConcurrent && !AGAIN.test(text))
      found.push('stands beside an index that is made concurrently: a file of its own')
    return found.map((say) => `${text.slice(0, 60).replaceAll(/\s+/g, ' ')}: ${say}`)
  })
}

const nameAfter = (what: RegExp, text: string): string[] => {
  const [, name] = new RegExp(String.raw`${what.source}"?(?:public"?\."?)?(\w+)`, 'i').exec(text) ?? []
  return name ? [name] : []
}

const CONCURRENTLY = /\bindex concurrently\b/i
const AGAIN = /^(?:drop index concurrently if exists|create (?:unique )?index concurrently)\b/i

const RULES: { when: RegExp; unless?: RegExp; say: string }[] = [
  {
    when: /^create (?:unique )?index\b/i,
    unless: CONCURRENTLY,
    say: 'nobody can write meanwhile: create index concurrently, after drop index concurrently if exists',
  },
  {
    when: /\badd constraint\b|\badd (?:check|foreign key|unique|primary key)\b/i,
    unless: /\bnot valid\b|\busing index\b/i,
    say: 'every row is looked at under the lock: not valid, and validated by a migration after it',
  },
  {
    when: /\balter column \S+ (?:set data )?type\b/i,
    say: 'the table may be written anew: a new column, filled by long work',
  },
  {
    when: /\balter column \S+ set not null\b/i,
    say: 'every row is looked at: a check that is not valid, validated, then this',
  },
  {
    when: /\badd column\b.*\b(?:not null)\b/is,
    unless: /\bdefault\b/i,
    say: 'the release before does not fill it: a default, or no “not null” yet',
  },
  {
    when: /\badd column\b.*\b(?:generated|serial|identity|default (?:gen_random_uuid|random|clock_timestamp|nextval))/is,
    say: 'the table is written anew: without it, then filled by long work',
  },
  {
    when: /\bdrop column\b|^drop table\b|\brename\b/i,
    say: 'the release before still asks for it: a release later',
  },
  { when: /^(?:update|delete|insert)\b/i, say: 'rows are moved by long work, not under a migration’s locks' },
]
