import { redirect } from 'react-router'
import { WAITING_LIMITS } from '@clubhouse/contract/selling/office/waiting-limits'
import {
  extendOffer,
  offerPlaceByHand,
  removeWaitingHousehold,
  withdrawOffer,
} from '@clubhouse/contract/selling/office/waiting-lists'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { linePath } from '../line/line-list.tsx'
import { HOUSEHOLD } from '../messages.ts'

/** What is done about one household, each by a form that needs no script. */
export const householdAction = officeAction(async ({ call, page, headers, request, params }) => {
  const { field, isTicked } = readFields(await readForm(request))
  const of = { headers, params: { waiting_id: params['household'] ?? '' } }
  const done = (said: string) => redirect(`${linePath(params['id'] ?? '')}?done=${said}`, 303)
  const [intent, reason] = [field('intent'), field('reason').trim()]
  try {
    switch (intent) {
      case 'offer': {
        const body = { makes_room: isTicked('makes_room'), ...(reason && { reason }) }
        await call(offerPlaceByHand, { ...of, body })
        return done('offered')
      }
      case 'extend': {
        const days = WAITING_LIMITS.days.find((each) => String(each) === field('days')) ?? 1
        await call(extendOffer, { ...of, body: { days, offered_until: field('offered_until') } })
        return done('extended')
      }
      case 'withdraw': {
        const body = { reason, keeps_place: isTicked('keeps_place') }
        if (reason === '') return answerWith({ errors: { why: HOUSEHOLD.whyMissing }, values: { intent } })
        await call(withdrawOffer, { ...of, body })
        return done('withdrawn')
      }
      case 'remove':
        await call(removeWaitingHousehold, of)
        return done('removed')
      default:
        return answerWith({ formError: HOUSEHOLD.notDone }, 400)
    }
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, HOUSEHOLD.notDone)
    const formError = Object.keys(errors).length > 0 ? null : message || HOUSEHOLD.notDone
    return answerWith({ formError, errors, values: { intent, reason } }, status)
  }
})
