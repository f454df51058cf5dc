import { redirect } from 'react-router'
import { bringBackSponsor, orderSponsors, removeSponsor } from '@clubhouse/contract/site/office/sponsors'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { SPONSORS } from '../messages.ts'

const INTENTS = ['order', 'remove', 'back'] as const
export type Intent = (typeof INTENTS)[number]

/** What can be done from the list; each button is a form that needs no script. */
export const sponsorsAction = officeAction(async ({ call, page, headers, request }) => {
  const { field } = await readFormFields(request)
  const id = field('sponsor_id')
  const params = { sponsor_id: id }
  try {
    switch (INTENTS.find((each) => each === field('intent'))) {
      case 'order':
        await call(orderSponsors, { headers, body: { sponsor_ids: field('ids').split(',') } })
        return redirect(`/sponsors?moved=${encodeURIComponent(id)}`, 303)
      case 'remove':
        await call(removeSponsor, { headers, params })
        return redirect(`/sponsors?removed=${encodeURIComponent(id)}`, 303)
      case 'back':
        await call(bringBackSponsor, { headers, params })
        return redirect('/sponsors', 303)
      case undefined:
        return redirect('/sponsors', 303)
    }
  } catch (error) {
    const { status, message } = refusedBy(error, page, SPONSORS.notDone)
    return answerWith({ formError: message || SPONSORS.notDone, notice: message || SPONSORS.notDone }, status)
  }
})
