import { setTimeout as wait } from 'node:timers/promises'
import { type CrashAt, neverCrash } from '../crash-point.ts'
import type { Database } from '../db/database.ts'
import { errorKind } from '../jobs/error-kind.ts'
import { type Mailer, MailNotSent } from '../providers/mail/port.ts'
import { within } from '../within.ts'
import { usefulUntil } from './back-off.ts'
import type { BrandOf } from './brand.ts'
import { claimDue, type ClaimedMail, nextDue } from './claim-mails.ts'
import { settleOptedOut, unsubscribeHeaders } from './opt-outs.ts'
import { giveUp, markSent, noteFailure } from './settle-mails.ts'
import type { RenderMail } from './templates.ts'

/** Sent at the same time; more would be taken for a flood by the mail server. */
const AT_ONCE = 4
/** Below the first wait of the back-off, after which another process would take the mail. */
const SEND_WITHIN_MS = 30_000

/** How long to wait before marking again; with the sending still below the first wait of the back-off. */
const INSIST_AFTER_MS = [200, 1_000, 3_000]

/** They keep a mail from being answered by a machine, which another machine would answer. */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

export type MailOutcome = 'sent' | 'retried' | 'failed' | 'opted-out'

export interface OutboxDeps {
  db: Database
  mailer: Mailer
  render: RenderMail
  brandOf: BrandOf
  now: () => Date
  /** Told without names, addresses or contents. */
  onTrouble: (error: Error) => void
  onOutcome?: (outcome: MailOutcome) => void
  crashAt?: CrashAt
  /** Shortens the waits between two attempts, in tests. */
  pace?: number
  claim?: typeof claimDue
}

export interface Outbox {
  /** Sends everything that is due now, or as much as the time allows. */
  drain(isOver?: () => boolean): Promise<void>
  /** When the next mail comes due; null when none waits. */
  nextDue(): Promise<Date | null>
  /** Finishes what is being sent and sends nothing more. */
  stop(): Promise<void>
}

/** Sends what enqueueMail wrote: claim, commit, send, mark (docs/decisions/012-outbox.md, 017-jobs.md). */
export function openOutbox(deps: OutboxDeps): Outbox {
  const { db, mailer, render, brandOf, now, onTrouble, onOutcome, claim = claimDue } = deps
  const { crashAt = neverCrash, pace = 1 } = deps
  const stopping = new AbortController()
  /** One round after the other: whoever waits for a round waits for those before it too. */
  let rounds = Promise.resolve()

  const drain = (isOver = () => false): Promise<void> => {
    const round = rounds.then(() => sendAllDue(isOver))
    rounds = round.catch(() => undefined)
    return round
  }

  async function sendAllDue(isOver: () => boolean): Promise<void> {
    while (!stopping.signal.aborted && !isOver()) {
      const { claimed, wanted } = await takeDue()
      if (claimed === 0) return
      crashAt('mail.claimed')
      // All of them are waited for, also when one could not be marked: stop() promises that.
      const settled = await Promise.allSettled(wanted.map(sendOne))
      for (const each of settled) if (each.status === 'rejected') throw each.reason
    }
  }

  async function takeDue(): Promise<{ claimed: number; wanted: ClaimedMail[] }> {
    const taken = await db.withPlatform(async (tx) => {
      const mails = await claim(tx, { now: now(), limit: AT_ONCE, pace })
      return { claimed: mails.length, wanted: await settleOptedOut(tx, mails, now()) }
    })
    for (let each = taken.wanted.length; each < taken.claimed; each += 1) onOutcome?.('opted-out')
    return taken
  }

  async function sendOne(mail: ClaimedMail): Promise<void> {
    const outcome = await attempt(mail)
    onOutcome?.(outcome)
  }

  async function attempt({
    id,
    clubId,
    recipient,
    replyTo,
    mail,
    dueAt,
    createdAt,
  }: ClaimedMail): Promise<MailOutcome> {
    const lastMoment = usefulUntil(mail, createdAt)
    try {
      if (now() > lastMoment) throw new MailNotSent('too late to be of use', { isFinal: true })
      const brand = await brandOf(clubId)
      const rendered = await render(mail, brand)
      const message = {
        id,
        to: recipient,
        ...(replyTo !== null && { replyTo }),
        fromName: brand.name,
        headers: { ...HEADERS, ...unsubscribeHeaders(mail) },
        ...rendered,
      }
      // A server that neither takes nor refuses a mail must not hold the others.
      const isTaken = await within(
        SEND_WITHIN_MS,
        mailer.send(message).then(() => true),
      )
      if (!isTaken) throw new MailNotSent('took too long', { isFinal: false })
    } catch (error) {
      const reason = reasonOf(error)
      const isOver = (error instanceof MailNotSent && error.isFinal) || dueAt > lastMoment
      await db.withPlatform((tx) => (isOver ? giveUp(tx, id, reason, now()) : noteFailure(tx, id, reason)))
      onTrouble(new Error(`${id} ${isOver ? 'failed' : 'waits for another attempt'}: ${reason}`))
      return isOver ? 'failed' : 'retried'
    }
    crashAt('mail.sent')
    await insist(() => db.withPlatform((tx) => markSent(tx, id, now())))
    return 'sent'
  }

  return {
    drain,
    nextDue: () => db.withPlatform(nextDue),
    async stop() {
      stopping.abort()
      await rounds
    },
  }
}

/** A mail that has gone and is not marked goes again, so a database that is away for a moment is waited for. */
async function insist(work: () => Promise<void>): Promise<void> {
  for (const waitMs of INSIST_AFTER_MS) {
    try {
      await work()
      return
    } catch {
      await wait(waitMs)
    }
  }
  await work()
}

const reasonOf = (error: unknown): string => (error instanceof MailNotSent ? error.reason : errorKind(error))
