import type { Mail } from '@clubhouse/domain/mails/mails'
import { outbox } from './tables.ts'
import { EffectFailed } from '../jobs/effect-failed.ts'
import { type EffectKind, type Effects, type EffectsDeps, openEffects } from '../jobs/effects.ts'
import type { Mailer } from '../providers/mail/port.ts'
import { type AutomaticMails, settleSwitchedOff } from './automatic.ts'
import type { BrandOf } from './brand.ts'
import { isListMail, noteNotSent, noteSent, settleHeldBack } from './list-mails.ts'
import { FORGOTTEN, MAIL_WAITS, mailOf, type MailRow } from './mail-rows.ts'
import { settleOptedOut, unsubscribeHeaders } from './opt-outs.ts'
import type { LoadTemplates } from './templates.ts'
import { usefulUntil } from './useful-until.ts'

/** Sent at the same time; more would be taken for a flood by the mail server. */
const AT_ONCE = 4
const SEND_WITHIN_MS = 30_000

/** They keep a mail from being answered by a machine, which another machine would answer. */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Somebody wrote it, so whoever is away may have that said. */
const isByHand = ({ template }: Mail): boolean => template === 'message-reply'

export interface LetterDeps {
  mailer: Mailer
  templates: LoadTemplates
  brandOf: BrandOf
  /** Writes the mail of a list, of which the outbox knows only whose it is; null where its letter is gone. */
  listLetter?: (row: MailRow) => Promise<Mail | null>
  /** Where a mail of a list is returned to; the deployment's own address where there is none for each. */
  returnTo?: (mail: { clubId: string; id: string }) => string
  /** What the club has said about those that it sends by themselves. */
  automatic?: AutomaticMails
}

export type OutboxDeps = LetterDeps & EffectsDeps

/** Sends what enqueueMail wrote (docs/decisions/012-outbox.md). */
export const openOutbox = (deps: OutboxDeps): Effects => openEffects(mailEffect(deps), deps)

export const mailEffect = ({
  mailer,
  templates,
  brandOf,
  listLetter,
  automatic,
  returnTo,
  now,
}: LetterDeps & Pick<EffectsDeps, 'now'>): EffectKind<MailRow> => ({
  name: 'mails',
  channel: 'outbox',
  table: outbox,
  settled: FORGOTTEN,
  atOnce: AT_ONCE,
  withinMs: SEND_WITHIN_MS,
  waits: MAIL_WAITS,
  usefulUntil: (row) => usefulUntil(mailOf(row), row.createdAt),
  crashPoints: { claimed: 'mail.claimed', acted: 'mail.sent' },
  stillWanted: async (tx, claimed, at) => {
    const sent = await settleSwitchedOff(tx, claimed, { automatic, now: at })
    return settleOptedOut(tx, await settleHeldBack(tx, sent, at), at)
  },
  async record(tx, row) {
    await noteSent(tx, row, now())
    await automatic?.noteSent(tx, row, now())
  },
  recordFailure: (tx, row, reason, error) => noteNotSent(tx, row, { reason, error, now: now() }),
  async act(row) {
    // First: whoever waits for the database while the process is held up has waited too long before it hears the answer.
    const render = await templates()
    const brand = await brandOf(row.clubId)
    const mail = isListMail(row) ? await listLetter?.(row) : mailOf(row)
    if (!mail) throw new EffectFailed('its letter is gone', { isFinal: true })
    await mailer.send({
      // The same at every attempt, so that a mail that went twice can be told from two mails.
      id: row.id,
      to: row.recipient,
      ...(row.replyTo !== null && { replyTo: row.replyTo }),
      ...(returnTo &&
        row.clubId !== null &&
        isListMail(row) && { bounce: returnTo({ clubId: row.clubId, id: row.id }) }),
      fromName: brand.name,
      headers: { ...(isByHand(mail) ? {} : HEADERS), ...unsubscribeHeaders(mail) },
      ...('follows' in mail.payload && { follows: mail.payload.follows }),
      ...(await render((await automatic?.inTheClubsWords(mail, row.clubId)) ?? mail, brand)),
    })
  },
})
