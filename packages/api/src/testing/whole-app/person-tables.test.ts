import { afterAll, beforeAll, expect, test } from 'vitest'
import { RETENTION_KINDS } from '@clubhouse/contract/people/retention-kinds'
import type { PersonTable } from '#kernel/person/person-table.ts'
import { openTestApp, type TestApp } from '../test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** Columns that lead to somebody and need no line of their owner's, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'sandbox_customers.member_id': 'the sandbox stands for the gateway, which keeps books of its own',
}

/** Columns without a foreign key of tables for which nothing is done when somebody goes, each with its reason. */
const GO_WITH_OTHERS: Readonly<Record<string, string>> = {
  'cart_items.member_id': 'goes with its cart',
  'club_erasures.person_id': 'the request itself: the program that carries it out takes it away',
  'club_people.id': 'the list is counted from memberships, and called by the programs when all else is done',
  'membership_numbers.member_id': 'a number is never given twice',
  'person_accesses.person_id': 'who looked at whom stays until its time is over',
  'related_people.id': 'goes with the account that it belongs to',
}

interface Leading {
  table: string
  column: string
  /** What its foreign key does when they go; null for one that has none, and is known by its name. */
  onDelete: 'cascade' | 'set null' | 'nothing' | null
}

/** Every column that leads to an account, to a family or to a club's list: by its foreign key, or by what it is called. */
const leading = () =>
  app.asOwner<Leading>(`
    select c.conrelid::regclass::text as table, a.attname as column,
      case c.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'nothing' end as "onDelete"
    from pg_constraint c
    join unnest(c.conkey) with ordinality k (attnum, place) on k.place = cardinality(c.conkey)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
    where c.contype = 'f' and c.confrelid in ('users'::regclass, 'club_people'::regclass, 'related_people'::regclass)
    union
    select table_name, column_name, null from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'member_id', 'person_id')
      and not exists (select from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
        where c.contype = 'f' and c.conrelid::regclass::text = table_name and a.attname = column_name
          and c.confrelid in ('users'::regclass, 'club_people'::regclass, 'related_people'::regclass))
    order by 1, 2`)

/** Who of those who run a club or the platform did something: the deed stays, and loses them with their account. */
const isDoer = ({ column, onDelete }: Leading) => column.endsWith('_by') && onDelete === 'set null'

/** Nothing is done to it when an account goes. */
const goesByItself = ({ onErase, onLeave, onEraseAccount }: PersonTable) =>
  !onErase && !onLeave && !onEraseAccount

const nameOf = ({ table, column }: Pick<Leading, 'table' | 'column'>) => `${table}.${column}`

async function undeclared(declared: readonly PersonTable[]): Promise<string[]> {
  const known = new Set(
    declared.flatMap(({ table, person }) => person.map((column) => nameOf({ table, column }))),
  )
  return (await leading())
    .filter((each) => !isDoer(each))
    .map(nameOf)
    .filter((name) => !known.has(name) && !(name in EXCEPTIONS))
}

test('every column that leads to a person is declared beside its table, or named with its reason', async () => {
  expect(await undeclared(app.parts.personTables)).toEqual([])
})

test('a table that nobody has declared is found: by its foreign key, and by what its column is called', async () => {
  await app.asOwner(`create table boot_bags (club_id uuid, owner uuid references users, member_id uuid)`)
  try {
    expect(await undeclared(app.parts.personTables)).toEqual(['boot_bags.member_id', 'boot_bags.owner'])
    const declared = [...app.parts.personTables, { table: 'boot_bags', person: ['owner', 'member_id'] }]
    expect(await undeclared(declared)).toEqual([])
  } finally {
    await app.asOwner(`drop table boot_bags`)
  }
})

test('what is declared is there, once, and what has no rule goes by its foreign key', async () => {
  const { personTables } = app.parts
  const columns = await app.asOwner<Pick<Leading, 'table' | 'column'>>(
    `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`,
  )
  const there = new Set(columns.flatMap((each) => [each.table, nameOf(each)]))
  const named = personTables.flatMap(({ table, person }) => [
    table,
    ...person.map((column) => nameOf({ table, column })),
  ])
  expect(named.filter((name) => !there.has(name))).toEqual([])
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([])
  const held = (await leading()).filter(({ onDelete }) => onDelete === 'nothing').map(nameOf)
  const stuck = personTables
    .filter(goesByItself)
    .flatMap(({ table, person }) => person.map((column) => nameOf({ table, column })))
  expect(stuck.filter((name) => held.includes(name))).toEqual([])
  // Without a foreign key nothing takes it along.
  const loose = new Set((await leading()).filter(({ onDelete }) => onDelete !== null).map(nameOf))
  expect(stuck.filter((name) => !loose.has(name)).toSorted()).toEqual(Object.keys(GO_WITH_OTHERS).toSorted())
})

test('of each kind that is forgotten with time one table says how, but for those that are more than a table', () => {
  const kinds = app.parts.personTables.flatMap(({ onForget }) => onForget?.kind ?? [])
  const ofPrograms = new Set(['medical', 'people'])
  expect(kinds.toSorted()).toEqual(RETENTION_KINDS.filter((kind) => !ofPrograms.has(kind)).toSorted())
})
