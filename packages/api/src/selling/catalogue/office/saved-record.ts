import { randomUUID } from 'node:crypto'
import type { DraftChange } from '@clubhouse/contract/site/office/drafts'
import { changedMeanwhile, notFound, Refusal } from '@clubhouse/contract/refusal'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import { versionOf } from '#kernel/db/version-of.ts'
import { inWords, type Writing } from '#site/drafts/port.ts'
import type { AuditKind } from '#kernel/security/audit.ts'

export interface OfRecord {
  clubId: string
  id: string
}

/** One kind of thing that a club sells by: how it is read, checked and kept. What is common to all of them stands below. */
export interface SavedRecord<Fields extends object, Item extends Fields> {
  /** "The plan" */
  what: string
  kinds: Record<'added' | 'changed' | 'deleted', AuditKind>
  /** As the audit log calls it. */
  idName: string
  name: (fields: Fields) => string
  find: (tx: Tx, of: OfRecord, now: Date) => Promise<Item | null>
  /** In one order: the version is made of it. */
  fieldsOf: (item: Item) => Fields
  tidy: (fields: Fields) => Fields
  /** By field, in words; what is there already where it is changed. */
  errors: (tx: Tx, clubId: string, fields: Fields, item: Item | null) => Promise<Record<string, string>>
  changes: (before: Fields, after: Fields) => DraftChange[]
  insert: (tx: Tx, of: OfRecord, fields: Fields) => Promise<void>
  update: (tx: Tx, of: OfRecord, fields: Fields, before: Item, writing: Writing) => Promise<void>
  /** Where not every field is written on top of what was read. */
  version?: (item: Item) => string
  isCurrent?: (version: string, item: Item, given: Fields) => boolean
  /** Whether it asks for more than its fields say. */
  hasMore?: (given: Fields) => boolean
  /** Why it has to stay, in words. */
  inUse: (item: Item) => string | null
  remove: (tx: Tx, of: OfRecord) => Promise<void>
}

export const withVersion = <Fields extends object, Item extends Fields>(
  { fieldsOf, version }: Pick<SavedRecord<Fields, Item>, 'fieldsOf' | 'version'>,
  item: Item,
): Item & { version: string } => ({ ...item, version: version?.(item) ?? versionOf(fieldsOf(item)) })

/** Answers its id, or why not. */
export async function addRecord<Fields extends object, Item extends Fields>(
  tx: Tx,
  thing: SavedRecord<Fields, Item>,
  clubId: string,
  given: Fields,
  writing: Writing,
): Promise<string | Refusal> {
  await oneAtATime(tx, 'catalogue', clubId)
  const fields = thing.tidy(given)
  const refused = invalid(await thing.errors(tx, clubId, fields, null))
  if (refused) return refused
  const id = randomUUID()
  await thing.insert(tx, { clubId, id }, fields)
  await note(tx, thing, 'added', { clubId, id }, fields, [], writing)
  return id
}

/** On top of what was edited, or not at all. What was bought before keeps its copy: orders and memberships are never touched. */
export async function changeRecord<Fields extends object, Item extends Fields>(
  tx: Tx,
  thing: SavedRecord<Fields, Item>,
  of: OfRecord,
  { version, ...given }: Fields & { version: string },
  writing: Writing,
): Promise<Refusal | null> {
  // The rest of what came is the fields.
  const fields = thing.tidy(given as unknown as Fields)
  await oneAtATime(tx, 'catalogue', of.clubId)
  const item = await thing.find(tx, of, writing.now)
  if (!item) return notFound(thing.what)
  const isCurrent = thing.isCurrent?.(version, item, fields) ?? withVersion(thing, item).version === version
  if (!isCurrent) return changedMeanwhile()
  const refused = invalid(await thing.errors(tx, of.clubId, fields, item))
  if (refused) return refused
  const before = thing.fieldsOf(item)
  // A hash of both, since not every field has words of its own.
  const isSame = JSON.stringify(before) === JSON.stringify(thing.fieldsOf({ ...item, ...fields }))
  if (isSame && !thing.hasMore?.(fields)) return null
  await thing.update(tx, of, fields, item, writing)
  await note(tx, thing, 'changed', of, fields, thing.changes(before, fields), writing)
  return null
}

/** Only what nobody ever used. */
export async function deleteRecord<Fields extends object, Item extends Fields>(
  tx: Tx,
  thing: SavedRecord<Fields, Item>,
  of: OfRecord,
  writing: Writing,
): Promise<Refusal | null> {
  await oneAtATime(tx, 'catalogue', of.clubId)
  const item = await thing.find(tx, of, writing.now)
  if (!item) return notFound(thing.what)
  const why = thing.inUse(item)
  if (why !== null) return new Refusal(409, 'in_use', why)
  await thing.remove(tx, of)
  await note(tx, thing, 'deleted', of, item, [], writing)
  return null
}

async function note<Fields extends object, Item extends Fields>(
  tx: Tx,
  { kinds, idName, name }: SavedRecord<Fields, Item>,
  done: 'added' | 'changed' | 'deleted',
  { clubId, id }: OfRecord,
  fields: Fields,
  changes: DraftChange[],
  { audit, caller, userId }: Writing,
): Promise<void> {
  const detail = { [idName]: id, name: name(fields), ...inWords(changes) }
  await audit.record(tx, caller, { kind: kinds[done], clubId, actorId: userId, detail })
}

function invalid(errors: Record<string, string>): Refusal | null {
  const [first] = Object.values(errors)
  return first === undefined ? null : new Refusal(422, 'invalid_data', first, { errors })
}
