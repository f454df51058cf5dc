import { ListError } from '#parts/office/list/list-error.tsx'
import { LISTS } from './messages.ts'

/** Stands where a list, a sending or who gets it should have stood. */
export const MailError = () => <ListError path="/mail/lists" isFor={LISTS.isFor} />
