import type { IdentityMail } from './mails/identity.ts'
import type { MessagesMail } from './mails/messages.ts'
import type { MoneyMail } from './mails/money.ts'
import type { PeopleMail } from './mails/people.ts'
import type { PlatformMail } from './mails/platform.ts'
import type { SellingMail } from './mails/selling.ts'

/**
 * The mails that the product sends, by area. What colours and name they carry is the club's, looked up when they go, as is the `opening`
 * of an automatic one (../automatic-mails/kinds.ts).
 */
export type Mail = IdentityMail | PeopleMail | SellingMail | MoneyMail | MessagesMail | PlatformMail

export type MailTemplate = Mail['template']
