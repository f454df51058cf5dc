import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import type {
  EmailTemplate,
  EmailTemplateSummary,
} from '@clubhouse/contract/messages/office/distribution-lists'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { LIST_TEMPLATES, type ListTemplate } from '@clubhouse/domain/messages/mailings/list-templates'
import { letterFault } from '@clubhouse/domain/messages/mailings/placeholders'
import { sanitiseContent } from '#site/content/port.ts'
import type { Tx } from '#kernel/db/database.ts'
import { emailTemplates } from '../../mail/tables.ts'
import { note, type Writing } from './writing.ts'

/** API-67: those of the platform first, then the club's own. */
export async function listTemplates(tx: Tx, clubId: string): Promise<EmailTemplateSummary[]> {
  const own = await tx
    .select()
    .from(emailTemplates)
    .where(eq(emailTemplates.clubId, clubId))
    .orderBy(asc(emailTemplates.name), asc(emailTemplates.id))
  return [...LIST_TEMPLATES.map(shown('platform')), ...own.map(shown('club'))].map(
    ({ content: _content, ...summary }) => summary,
  )
}

/** API-68 */
export async function readTemplate(tx: Tx, clubId: string, id: string): Promise<EmailTemplate | null> {
  const ours = LIST_TEMPLATES.find((template) => template.id === id)
  if (ours) return shown('platform')(ours)
  const [own] = await tx.select().from(emailTemplates).where(isTemplate(clubId, id))
  return own ? shown('club')(own) : null
}

const shown =
  (from: EmailTemplate['from']) =>
  ({ id, name, subject, content }: ListTemplate): EmailTemplate => ({
    template_id: id,
    name,
    from,
    subject,
    content,
  })

const isTemplate = (clubId: string, id: string) =>
  and(eq(emailTemplates.clubId, clubId), eq(emailTemplates.id, id))

type Written = Pick<ListTemplate, 'name' | 'subject' | 'content'>
type Given = { [Field in keyof Written]?: string | undefined }

/** Made, or with an id changed; those of the platform are nobody's to change. */
export async function saveTemplate(
  tx: Tx,
  id: string | null,
  given: Given,
  writing: Writing,
): Promise<EmailTemplate | Refusal> {
  const { who, now } = writing
  const [row] = id === null ? [] : await tx.select().from(emailTemplates).where(isTemplate(who.clubId, id))
  if (id !== null && !row) return notFound('The template')
  const before = row ?? { name: '', subject: '', content: '' }
  const { name, subject, content }: Written = { ...before, ...defined(given) }
  for (const [field, text] of [
    ['subject', subject],
    ['content', content],
  ] as const) {
    const fault = letterFault(text, field)
    if (fault) return new Refusal(422, 'invalid_data', fault, { errors: { [field]: fault } })
  }
  const kept = { name, subject, content: sanitiseContent(content, { pictures: 'ours' }), updatedAt: now }
  const templateId = id ?? randomUUID()
  if (row) await tx.update(emailTemplates).set(kept).where(isTemplate(who.clubId, templateId))
  else await tx.insert(emailTemplates).values({ ...kept, clubId: who.clubId, id: templateId, createdAt: now })
  await note(tx, row ? 'template-edited' : 'template-created', { template_id: templateId, name }, writing)
  return shown('club')({ ...kept, id: templateId })
}

const defined = (given: Given): Partial<Written> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))

/** Lists that began with it keep what they say. */
export async function deleteTemplate(tx: Tx, id: string, writing: Writing): Promise<Refusal | null> {
  const [gone] = await tx
    .delete(emailTemplates)
    .where(isTemplate(writing.who.clubId, id))
    .returning({ name: emailTemplates.name })
  if (!gone) return notFound('The template')
  await note(tx, 'template-deleted', { template_id: id, name: gone.name }, writing)
  return null
}
