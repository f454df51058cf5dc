import { ListError } from '#parts/office/list/list-error.tsx'
import { MAILS } from './messages.ts'

/** Stands where the automatic mails, or one of them, should have stood. */
export const MailsError = () => <ListError path="/mail/automatic" isFor={MAILS.isFor} />
