import type { FormAnswer } from '#lib/form/form-answer.ts'
import { BODY_MESSAGE_LIMITS } from '@clubhouse/contract/platform/governing-body/limits'
import type { MessageClub, NewBodyMessage } from '@clubhouse/contract/platform/governing-body/messages'
import { isValidEmail } from '@clubhouse/domain/identity/email-rules'
import { type FormFields, readFields } from '#lib/form/form-fields.ts'
import { WRITE } from './messages.ts'

export interface LetterAnswer extends FormAnswer {
  preview?: Preview
}

export type LetterField = 'subject' | 'content' | 'reply_to' | 'to'

/** What is missing, in the browser and on the server alike. */
export function wrongIn({ field, isTicked }: FormFields): Partial<Record<LetterField, string>> {
  const [subject, content] = [field('subject').trim(), field('content').trim()]
  return {
    ...(subject === '' && { subject: WRITE.noSubject }),
    ...(subject.length > BODY_MESSAGE_LIMITS.subject && { subject: WRITE.tooLong }),
    ...(content === '' && { content: WRITE.noContent }),
    ...(content.length > BODY_MESSAGE_LIMITS.content && { content: WRITE.tooLong }),
    ...(!isValidEmail(field('reply_to').trim()) && { reply_to: WRITE.noReplyTo }),
    ...(field('to') === 'some' && !isTicked('on') && { to: WRITE.noClubs }),
  }
}

/** Who would get it, as it is said before it goes. */
export interface Preview {
  people: number
  clubs: number
  /** Clubs at which nobody would. */
  nobody: string[]
  subject: string
  content: string
  replyTo: string
  /** By which it is known whether what was looked at is what is sent. */
  seen: string
}

export function lettersOf(form: FormData) {
  const { field } = readFields(form)
  const on = form.getAll('on').filter((each) => typeof each === 'string')
  const isEvery = field('to') !== 'some'
  const message: NewBodyMessage = {
    message_id: field('message_id'),
    subject: field('subject').trim(),
    content: field('content').trim(),
    reply_to: field('reply_to').trim().toLowerCase(),
    account_ids: isEvery ? null : on,
  }
  const values = {
    message_id: message.message_id,
    subject: field('subject'),
    content: field('content'),
    reply_to: field('reply_to'),
    to: isEvery ? 'all' : 'some',
    on: on.join(' '),
  }
  return { message, values }
}

export function previewOf(message: NewBodyMessage, clubs: readonly MessageClub[]): Preview {
  const { account_ids: ids, subject, content, reply_to: replyTo } = message
  const chosen = clubs.filter((club) => ids === null || ids.includes(club.account_id))
  const reached = chosen.filter(({ people }) => people > 0)
  const people = reached.reduce((sum, club) => sum + club.people, 0)
  return {
    people,
    clubs: reached.length,
    subject,
    content,
    replyTo,
    nobody: chosen.filter((club) => club.people === 0).map(({ name }) => name),
    seen: [people, ...chosen.map((club) => club.account_id)].join(' '),
  }
}
