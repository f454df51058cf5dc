import { ListError } from '#parts/office/list/list-error.tsx'
import { TEMPLATES } from './messages.ts'

/** Stands where the templates, or one of them, should have stood. */
export const TemplatesError = () => <ListError path="/mail/templates" isFor={TEMPLATES.isFor} />
