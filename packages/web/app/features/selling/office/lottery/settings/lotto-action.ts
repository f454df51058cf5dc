import { redirect } from 'react-router'
import { changeLotto, createLotto } from '@clubhouse/contract/selling/office/lottos'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { savedAddress } from '#parts/office/settings/use-settings-form.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { DRAW } from '../messages.ts'
import { lottoBody } from './lotto-body.ts'

/** A new lotto, or a change to one. */
export const lottoAction = officeAction(async ({ call, page, headers, request, params: { id } }) => {
  const fields = await readFormFields(request)
  const { body, isActive, picked, errors, values } = lottoBody(fields)
  const own = id === undefined ? picked() : null
  if (Object.keys(errors).length > 0) return answerWith({ errors, values })
  const requestId = fields.field('request_id')
  try {
    if (own) {
      const made = await call(createLotto, {
        headers,
        body: { ...body, ...own, ...(requestId && { request_id: requestId }) },
      })
      return redirect(`/lotto/settings?made=${made.lottery_id}`, 303)
    }
    const change = { ...body, is_active: isActive, version: fields.field('version') }
    await call(changeLotto, { headers, params: { lottery_id: id ?? '' }, body: change })
    return redirect(savedAddress(`/lotto/settings/${id}`, page.now()), 303)
  } catch (error) {
    const refused = refusedBy(error, page, DRAW.notDone)
    const { prices, ...said } = refused.errors
    const beside = { ...said, ...(prices && { count_0: prices }) }
    return answerWith({ errors: beside, formError: refused.message, values }, refused.status)
  }
})
