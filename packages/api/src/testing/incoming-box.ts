import type { IncomingMail, MailOutcome } from '../providers/incoming-mail/port.ts'

/** A mailbox in memory, which marks what was handled as a real one does. */
export class IncomingBox implements IncomingMail {
  readonly mails: { source: string; outcome: MailOutcome | null }[] = []
  /** Ends the reading after a mail was handled and before it is marked, as a kill would. */
  dies = false

  put(...sources: string[]): void {
    this.mails.push(...sources.map((source) => ({ source: source.replaceAll('\n', '\r\n'), outcome: null })))
  }

  get outcomes(): (MailOutcome | null)[] {
    return this.mails.map(({ outcome }) => outcome)
  }

  readNew: IncomingMail['readNew'] = async ({ most, isOver }, handle) => {
    const unseen = [...this.mails.entries()].filter(([, { outcome }]) => outcome === null).slice(0, most)
    for (const [at, mail] of unseen) {
      if (isOver()) return
      const outcome = await handle({ key: `1.${at}`, source: Buffer.from(mail.source) })
      if (this.dies) throw new Error('killed')
      if (outcome !== 'later') mail.outcome = outcome
    }
  }
}

export const INBOUND = {
  INBOUND_IMAP_URL: 'imaps://never:opened@mail.invalid',
  INBOUND_ADDRESS: 'post@mail.example',
}

export interface WrittenMail {
  to: string
  from?: string
  id?: string
  headers?: string[]
  text?: string
}

/** A mail as a person's programme writes it. */
export const aMail = ({
  to,
  from = 'Síle <sile@home.example>',
  id = crypto.randomUUID(),
  headers = [],
  text = 'Thanks!',
}: WrittenMail): string =>
  [
    'Return-Path: <sile@home.example>',
    ...headers,
    `From: ${from}`,
    `To: Dunvarra Rovers FC <${to}>`,
    'Subject: Re: Website contact form',
    `Message-ID: <${id}@home.example>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text,
    '',
  ].join('\n')

export interface WrittenReport {
  to: string
  status?: string
  action?: string
  /** The Message-ID of the mail that comes back. */
  of?: string
  diagnostic?: string
}

/** A report as Postfix writes it. */
export const aReport = ({
  to,
  status = '5.1.1',
  action = 'failed',
  of = 'x@other.example',
  diagnostic = `smtp; 550 ${status} refused`,
}: WrittenReport): string =>
  `Return-Path: <>
Delivered-To: ${to}
From: MAILER-DAEMON@mx.example (Mail Delivery System)
To: ${to}
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
Message-ID: <${crypto.randomUUID()}@mx.example>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="4F00C2A.1763/mx.example"

This is a MIME-encapsulated message.

--4F00C2A.1763/mx.example
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--4F00C2A.1763/mx.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
X-Postfix-Queue-ID: 4F00C2A

Final-Recipient: rfc822; somebody@else.example
Action: ${action}
Status: ${status}
Diagnostic-Code: ${diagnostic}

--4F00C2A.1763/mx.example
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

From: Dunvarra Rovers FC <no-reply@clubs.example>
Message-ID: <${of}>
Subject: Training

--4F00C2A.1763/mx.example--
`
