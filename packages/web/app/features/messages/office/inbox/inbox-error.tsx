import { ListError } from '#parts/office/list/list-error.tsx'
import { INBOX } from './messages.ts'

/** Stands where the inbox or a message should have stood. */
export const InboxError = () => <ListError path="/messages" isFor={INBOX.isFor} />
