import type { ActionFunctionArgs } from 'react-router'
import { getStore } from '@clubhouse/contract/account'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import type { FormFields } from '../../lib/form/form-fields.ts'
import { readFormFields } from '../../lib/form/read-form.ts'
import { askedAddress, pageContext } from '../../lib/page/page-context.ts'
import { type Frame, frameOf } from './frame.ts'

export interface Posted extends FormFields {
  page: PageContext
  frame: Frame
}

/** What every action of a step begins with. */
export async function readPosted({ request, context }: ActionFunctionArgs): Promise<Posted> {
  return {
    page: context.get(pageContext),
    frame: frameOf(askedAddress(request)),
    ...(await readFormFields(request)),
  }
}

/** OPEN-028: on a club's site the calls name the club. */
export async function accountIdOf({ host, call }: PageContext): Promise<string | null> {
  if (host.type !== 'club') return null
  const { account_id } = await call(getStore, { params: { club: host.club } })
  return account_id
}
