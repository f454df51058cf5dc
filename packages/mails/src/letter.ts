import type { ReactNode } from 'react'
import type { MailBrand } from '@clubhouse/domain/messages/mail/mail-brand'
import type { Mail, MailTemplate } from '@clubhouse/domain/messages/mail/mails'

/** What a template writes; the layout puts the club around it. */
export interface Letter {
  subject: string
  /** What an inbox shows beside the subject. Never a code: it appears on locked screens. */
  preview: string
  title: string
  body: ReactNode
  /** The same for whoever reads plain text, a paragraph each. */
  text: string[]
  /** Why it came, at its foot. */
  why: string
  /** Of a mailing: how to get no more of them, beside the reason for it. */
  leave?: { label: string; link: string }
}

export type Template<Name extends MailTemplate> = (
  payload: Extract<Mail, { template: Name }>['payload'],
  look: MailBrand,
) => Letter
