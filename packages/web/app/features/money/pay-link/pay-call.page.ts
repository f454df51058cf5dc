import { payByLink, settlePayLink } from '@clubhouse/contract/money/pay-links'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { privateHeaders } from '#lib/page/keep.ts'
import { publicAction } from '#lib/page/handlers.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { PAY_LINK } from './messages.ts'
import type { Said } from './pay-calls.ts'

/** What the browser asks while it pays: a token for the gateway, and afterwards what became of it. No page, only answers. */
export const action = publicAction(
  async ({ call, page, request, params: { link = '', key = '' } }): Promise<Response> => {
    const { field } = readFields(await readForm(request))
    const params = { club: clubOf(page), link_id: link, key }
    try {
      if (field('intent') === 'settle') {
        await call(settlePayLink, { params })
        return answered({ kind: 'settled' })
      }
      const token = field('confirmation_token')
      const body = { amount: Number(field('amount')), ...(token && { confirmation_token: token }) }
      const { payment_token } = await call(payByLink, { params, body })
      return answered({ kind: 'begun', payment_token })
    } catch (error) {
      const { status, message } = refusedBy(error, page, PAY_LINK.failed)
      return answered({ kind: 'refused', message }, status)
    }
  },
)

const answered = (said: Said, status = 200) => Response.json(said, { status, headers: privateHeaders() })
