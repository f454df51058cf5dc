import { countRecipients, getEmailTemplate } from '@clubhouse/contract/messages/office/distribution-lists'
import { rephraseText } from '@clubhouse/contract/office/rephrase'
import { readJson } from '#lib/form/read-form.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { chosenClub } from '#parts/office/require-club.ts'
import { publicAction } from '#lib/page/handlers.ts'
import type { ServerQuestion } from './ask-office.ts'

/** No page, only an answer: one of our addresses and not the API's, because here a sign-in that ran out is renewed on the way. */
export const action = publicAction(async ({ call, page, request }): Promise<Response> => {
  const user = await page.user()
  const club = user && chosenClub(page, user, request)
  if (!club) return Response.json(null, { status: 401 })
  const headers = { 'x-account-id': club.account_id }
  // The gate reads each body by the contract, whatever was sent.
  const question = (await readJson(request)) as ServerQuestion
  try {
    return Response.json(await answered())
  } catch (error) {
    return Response.json(null, { status: refusedBy(error, page, '').status })
  }

  async function answered(): Promise<unknown> {
    switch (question.do) {
      case 'count':
        return call(countRecipients, { headers, body: { filters: question.filters } })
      case 'template':
        return call(getEmailTemplate, { headers, params: { template_id: question.template_id } })
      case 'rephrase': {
        const { text, tone, language } = question
        const body = { text, tone, language, module: 'email' }
        return (await call(rephraseText, { headers, body: body as never })).data.rephrased
      }
      default:
        return null
    }
  }
})
