import { randomUUID } from 'node:crypto'
import type {
  createDistributionList,
  updateDistributionList,
} from '@clubhouse/contract/messages/office/distribution-lists'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { letterFault } from '@clubhouse/domain/messages/mailings/placeholders'
import { sanitiseContent } from '#site/content/port.ts'
import type { Tx } from '#kernel/db/database.ts'
import { distributionLists } from '../../mail/tables.ts'
import { faultOf, guardedRefusal, isGuarded } from '../recipients/check-filters.ts'
import { knownChoices } from '../recipients/known-questions.ts'
import { countWhoGetsIt } from '../recipients/recipients.queries.ts'
import { isList, type ListRow, lockList } from './list-rows.ts'
import { clubDay } from '#site/clubs/reads.ts'
import type { Registrar } from './open-list.ts'
import { readTemplate } from './templates.ts'
import { note, type Writing } from './writing.ts'

type NewList = ParsedOf<typeof createDistributionList>['body']
type Given = { [Field in keyof NewList]?: NewList[Field] | undefined }
type Changes = Omit<ParsedOf<typeof updateDistributionList>['body'], 'email_distribution_list_id'>

/** API-63. Answers the new list's id, or why there is none. */
export async function createList(tx: Tx, given: NewList, writing: Writing): Promise<string | Refusal> {
  const { who, now } = writing
  const written = await checked(tx, given, writing)
  if (written instanceof Refusal) return written
  const id = randomUUID()
  await tx.insert(distributionLists).values({
    clubId: who.clubId,
    id,
    name: given.name,
    filters: given.filters,
    ...written,
    revision: 1,
    createdAt: now,
    updatedAt: now,
    updatedBy: who.userId,
  })
  await recount(tx, who, id, now)
  await note(tx, 'list-created', { list_id: id, name: given.name }, writing)
  return id
}

/** API-64. What is left out stays as it is. */
export async function updateList(
  tx: Tx,
  listId: string,
  { base_revision: base, ...changes }: Changes,
  writing: Writing,
): Promise<Refusal | null> {
  const { who, now } = writing
  const id = { clubId: who.clubId, listId }
  const row = await lockList(tx, id)
  if (!row) return notFound('The list')
  if (row.isGuarded && !who.mayAskGuarded) return guardedRefusal()
  if (base !== undefined && base !== row.revision) return changedMeanwhile()
  const written = await checked(tx, changes, writing)
  if (written instanceof Refusal) return written
  await tx
    .update(distributionLists)
    .set({ ...written, revision: row.revision + 1, updatedAt: now, updatedBy: who.userId })
    .where(isList(id))
  if (changes.filters !== undefined) await recount(tx, who, listId, now)
  const what = Object.keys(changes)
    .filter((key) => changes[key as keyof typeof changes] !== undefined)
    .join(', ')
  const named = changes.name !== undefined &&
    changes.name !== row.name && { before: row.name, after: changes.name }
  await note(tx, 'list-edited', { list_id: listId, name: row.name, changed: what, ...named }, writing)
  return null
}

/** API-65, DIST-04. Said twice, nothing more happens. */
export async function changeStatus(
  tx: Tx,
  listId: string,
  status: ListRow['status'],
  writing: Writing,
): Promise<Refusal | null> {
  const { who, now } = writing
  const id = { clubId: who.clubId, listId }
  const row = await lockList(tx, id)
  if (!row) return notFound('The list')
  if (row.status === status) return null
  await tx.update(distributionLists).set({ status, updatedAt: now, updatedBy: who.userId }).where(isList(id))
  await note(
    tx,
    'list-status-changed',
    { list_id: listId, name: row.name, before: row.status, after: status },
    writing,
  )
  return null
}

/** What was written, as it may be kept; or what is wrong with it, by field. */
async function checked(tx: Tx, given: Given, { who, now }: Writing) {
  const { name, subject, content, filters, template_id: templateId, scheduled_for: plannedFor } = given
  const fault =
    wrong('subject', subject === undefined ? null : letterFault(subject, 'subject')) ??
    wrong('content', content === undefined ? null : letterFault(content, 'content'))
  if (fault) return fault
  if (templateId && !(await readTemplate(tx, who.clubId, templateId)))
    return wrong('template_id', 'This template is gone. Choose another.') ?? notFound('The template')
  if (plannedFor && new Date(plannedFor) <= now)
    return wrong('scheduled_for', 'Choose a time that is still to come') ?? notFound('The time')
  let guarded: boolean | undefined
  if (filters !== undefined) {
    const known = await knownChoices(tx, who.clubId)
    guarded = isGuarded(filters, known)
    if (guarded && !who.mayAskGuarded) return guardedRefusal()
    const refused = faultOf(filters, known)
    if (refused) return refused
  }
  return {
    ...(name !== undefined && { name }),
    ...(subject !== undefined && { subject }),
    ...(content !== undefined && { content: sanitiseContent(content, { pictures: 'ours' }) }),
    ...(filters !== undefined && { filters, isGuarded: guarded ?? false }),
    ...(templateId !== undefined && { templateId }),
    ...(plannedFor !== undefined && { plannedFor: plannedFor === null ? null : new Date(plannedFor) }),
  }
}

const wrong = (field: string, words: string | null): Refusal | null =>
  words === null ? null : new Refusal(422, 'invalid_data', words, { errors: { [field]: words } })

/** The list of lists shows how many; it does not ask everybody again for each row. */
export async function recount(tx: Tx, { clubId }: Registrar, listId: string, now: Date): Promise<void> {
  const id = { clubId, listId }
  const row = await lockList(tx, id)
  if (!row) return
  const today = await clubDay(tx, clubId, now)
  const { sum } = await countWhoGetsIt(tx, { clubId, listId, filters: row.filters }, today, 1)
  await tx.update(distributionLists).set({ recipients: sum.mails }).where(isList(id))
}

const changedMeanwhile = () =>
  new Refusal(409, 'list_changed', 'Someone changed this list. Your changes aren’t saved yet.')
