import { automaticKindOf } from '@clubhouse/domain/messages/automatic-mails/kinds'
import type { MailBrand } from '@clubhouse/domain/messages/mail/mail-brand'
import type { Mail } from '@clubhouse/domain/messages/mail/mails'
import { outbox } from './tables.ts'
import { EffectFailed } from '#kernel/jobs/effect-failed.ts'
import { type EffectKind, type Effects, type EffectsDeps, openEffects } from '#kernel/jobs/effects.ts'
import { traced } from '#kernel/tracing/tracing.ts'
import type { Mailer } from '#providers/mail/port.ts'
import { type AutomaticMails, settleSwitchedOff } from './automatic.ts'
import type { BrandOf } from './brand.ts'
import { isListMail, noteNotSent, noteSent, settleHeldBack } from './list-mails.ts'
import { FORGOTTEN, MAIL_WAITS, mailOf, type MailRow } from './mail-rows.ts'
import { type BodyMessages, isBodyMessage } from './body-messages.ts'
import { settleOptedOut, unsubscribeHeaders } from './opt-outs.ts'
import type { LoadTemplates } from './templates.ts'
import { usefulUntil } from './useful-until.ts'

/** Sent at the same time; more would be taken for a flood by the mail server. */
const AT_ONCE = 4
const SEND_WITHIN_MS = 30_000
/** Above what a mail server may take for its last answer (providers/mail/smtp.ts): the outbox does not begin anew while it may still say yes. */
export const SENDING_MAY_TAKE_MS = 660_000

/** They keep a mail from being answered by a machine, which another machine would answer. */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Somebody wrote it, so whoever is away may have that said. */
const isByHand = ({ template }: Mail): boolean => template === 'message-reply' || template === 'body-message'

export interface LetterDeps {
  mailer: Mailer
  templates: LoadTemplates
  brandOf: BrandOf
  /** Writes the mail of a list, of which the outbox knows only whose it is; null where its letter is gone. */
  listLetter?: (row: MailRow) => Promise<Mail | null>
  /** What governing bodies write to those who run their clubs. */
  bodyMessages?: BodyMessages
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
  bodyMessages,
  automatic,
  returnTo,
  now,
}: LetterDeps & Pick<EffectsDeps, 'now'>): EffectKind<MailRow> => {
  const letterOf = (row: MailRow) =>
    isListMail(row) ? listLetter?.(row) : isBodyMessage(row) ? bodyMessages?.letter(row) : mailOf(row)
  /** A body writes in its own name: it is no club, and has no colours of its own. */
  const lookFor = async ({ clubId }: MailRow, { template, payload }: Mail): Promise<MailBrand> =>
    template === 'body-message' ? { ...(await brandOf(null)), name: payload.body } : brandOf(clubId)
  return {
    name: 'mails',
    channel: 'outbox',
    table: outbox,
    settled: FORGOTTEN,
    atOnce: AT_ONCE,
    withinMs: SEND_WITHIN_MS,
    patienceMs: SENDING_MAY_TAKE_MS,
    waits: MAIL_WAITS,
    usefulUntil: (row) => usefulUntil(mailOf(row), row.createdAt),
    crashPoints: { claimed: 'mail.claimed', acted: 'mail.sent' },
    stillWanted: async (tx, claimed, at) => {
      const sent = await settleSwitchedOff(tx, claimed, { automatic, now: at })
      return settleOptedOut(tx, await settleHeldBack(tx, sent, at), at)
    },
    hasRecord: (row) => isListMail(row) || isBodyMessage(row) || automaticKindOf(row.template) !== null,
    async record(tx, row) {
      await noteSent(tx, row, now())
      await automatic?.noteSent(tx, row, now())
      if (isBodyMessage(row)) await bodyMessages?.note(tx, row, 'sent')
    },
    async recordFailure(tx, row, reason, error) {
      await noteNotSent(tx, row, { reason, error, now: now() })
      if (isBodyMessage(row)) await bodyMessages?.note(tx, row, 'failed')
    },
    async act(row) {
      // First: whoever waits for the database while the process is held up has waited too long before it hears the answer.
      const render = await templates()
      const mail = await letterOf(row)
      if (!mail) throw new EffectFailed('its letter is gone', { isFinal: true })
      const brand = await lookFor(row, mail)
      const letter = {
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
      }
      const attributes = { 'clubhouse.mail': mail.template }
      await traced({ name: 'send mail', kind: 'client', attributes }, () => mailer.send(letter))
    },
  }
}
