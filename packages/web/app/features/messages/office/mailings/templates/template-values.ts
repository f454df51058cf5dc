import type { EmailTemplate } from '@clubhouse/contract/messages/office/distribution-lists'
import { letterFault } from '@clubhouse/domain/messages/mailings/placeholders'
import type { FormFields } from '#lib/form/form-fields.ts'
import { TEMPLATE } from './messages.ts'

export type TemplateValues = Record<'name' | 'subject' | 'content', string>

/** As the contract has it; its schemas stay out of the browser. */
export const TEMPLATE_LIMITS = { name: 60, subject: 150 }

export const valuesOf = (template: EmailTemplate | null): TemplateValues => ({
  name: template?.name ?? '',
  subject: template?.subject ?? '',
  content: template?.content ?? '',
})

export const typedValues = ({ field }: FormFields): TemplateValues => ({
  name: field('name').trim(),
  subject: field('subject').trim(),
  content: field('content'),
})

/** Looked at as it is typed, and again on the server. */
export function errorsIn(fields: FormFields): Partial<TemplateValues> {
  const { name, subject, content } = typedValues(fields)
  const wrong = {
    name:
      (name === '' && TEMPLATE.nameMissing) ||
      (name.length > TEMPLATE_LIMITS.name && TEMPLATE.nameTooLong(TEMPLATE_LIMITS.name)),
    subject: letterFault(subject, 'subject'),
    content: letterFault(content, 'content'),
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, words]) => words))
}
