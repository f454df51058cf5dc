import type { CapturedMail } from '../providers/mail/port.ts'
import type { TestApp } from './test-app.ts'

/** Sends what is due, and answers what somebody has got so far, newest first. */
export async function mailsTo({ parts }: Pick<TestApp, 'parts'>, email: string): Promise<CapturedMail[]> {
  await parts.outbox.drain()
  if (!parts.mailbox) throw new Error('only the demo keeps its mails')
  return parts.mailbox.list(email)
}
