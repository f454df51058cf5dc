import { data, redirect } from 'react-router'
import {
  changeAutomaticMail,
  getAutomaticMail,
  testAutomaticMail,
} from '@clubhouse/contract/messages/office/automatic-mails'
import { automaticMail } from '@clubhouse/domain/messages/automatic-mails/kinds'
import { DONE } from '#lib/form/form-answer.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { SETTINGS } from '#parts/office/settings/messages.ts'
import { answerBoth, type SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { savedAddress } from '#parts/office/settings/use-settings-form.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { MAIL } from '../messages.ts'
import { errorsIn, kindIn } from './mail-values.ts'

export interface MailAnswer extends SettingsAnswer {
  /** Where a test of what stands in the field went. */
  tested?: string
}

/** Keeps the words, or sends them to whoever wrote them and keeps nothing. */
export const saveMail = officeAction(async ({ call, page, headers, request, params }) => {
  const fields = await readFormFields(request)
  const kind = kindIn(params['kind'])
  if (!kind) return redirect('/mail/automatic', 303)
  const values = { opening: fields.field('opening') }
  const errors = errorsIn(kind, fields)
  if (Object.keys(errors).length > 0) return answerWith({ errors, values })
  const opening = values.opening.trim() || null
  const isTest = fields.field('intent') === 'test'
  const of = { headers, params: { kind } }
  try {
    if (isTest) {
      const { sent_to: tested } = await call(testAutomaticMail, { ...of, body: { opening } })
      return data<MailAnswer>({ ...DONE, values, tested })
    }
    await call(changeAutomaticMail, { ...of, body: { opening, version: fields.field('version') } })
    return redirect(savedAddress(`/mail/automatic/${kind}`, page.now()), 303)
  } catch (error) {
    const refused = refusedBy(error, page, isTest ? MAIL.notSent : SETTINGS.notSaved)
    if (refused.status !== 409)
      return answerWith({ errors: refused.errors, formError: refused.message, values }, refused.status)
    const { version, opening: theirs } = await call(getAutomaticMail, of)
    const shown = { opening: theirs ?? automaticMail(kind).opening }
    return answerBoth({ values, theirs: shown, version, message: SETTINGS.bothShown })
  }
})
