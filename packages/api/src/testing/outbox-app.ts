import type { Mail } from '@clubhouse/domain/messages/mail/mails'
import { enqueueMail } from '#messages/mail/outbox.ts'
import type { Effects } from '#kernel/jobs/effects.ts'
import { openOutbox, type OutboxDeps } from '#messages/mail/send-mails.ts'
import type { Mailer, MailMessage } from '../providers/mail/port.ts'
import { plainLetters } from './plain-letters.ts'
import { openTestApp, type TestApp } from './test-app.ts'
import { TEST_NOW } from './test-database.ts'

export const BRID = 'brid@home.example'
export const LINK = 'https://dunvarra.clubhouse.test/authentication'
export const VERIFY: Mail = { template: 'verify-email', payload: { first_name: 'Bríd', link: LINK } }

/** A mail in the outbox, as the table has it. */
export interface OutboxRow {
  effect_key: string
  attempts: number
  payload: unknown
  done_at: Date | null
  failed_at: Date | null
  due_at: Date
  last_error: string | null
}

/** The server with its outbox in a test's hands: what is put into it, who sends it, and what became of it. */
export interface OutboxApp {
  app: TestApp
  clubId: string
  put: (effectKey: string, mail?: Mail) => Promise<void>
  moveOn: (ms: number) => void
  rows: () => Promise<OutboxRow[]>
  /** The only one. */
  row: () => Promise<OutboxRow>
  /** A worker beside the app's own, with a mailer that a test can watch. */
  worker: (mailer: Mailer, more?: Partial<OutboxDeps>) => Effects
  /** Stops the other workers and begins again with nothing. */
  clear: () => Promise<void>
}

export async function openOutboxApp(): Promise<OutboxApp> {
  const app = await openTestApp()
  const { db, clock, registry, mailbox } = app.parts
  const clubId = registry.idOf('dunvarra') ?? ''
  const others: Effects[] = []
  const rows = () => app.asOwner<OutboxRow>('select * from outbox order by effect_key')
  return {
    app,
    clubId,
    put: async (effectKey, mail = VERIFY) => {
      await db.withPlatform((tx) => enqueueMail(tx, { clubId, effectKey, to: BRID, mail }, clock.now()))
    },
    moveOn: (ms) => app.setClock(new Date(clock.now().getTime() + ms)),
    rows,
    row: async () => {
      const [row] = await rows()
      if (!row) throw new Error('The outbox is empty')
      return row
    },
    worker: (mailer, more = {}) => {
      const now = clock.now
      const outbox = openOutbox({ db, mailer, ...plainLetters, now, onTrouble: () => undefined, ...more })
      others.push(outbox)
      return outbox
    },
    clear: async () => {
      for (const outbox of others.splice(0)) await outbox.stop()
      await app.asOwner('delete from outbox')
      await mailbox?.clear()
      app.setClock(TEST_NOW)
    },
  }
}

/** A mailer that remembers what it was given. */
export function notebook() {
  const sent: MailMessage[] = []
  return { sent, send: async (message: MailMessage) => void sent.push(message) }
}
