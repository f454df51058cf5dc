import { type ActionFunctionArgs, redirect } from 'react-router'
import { addDomain, changeDomain, checkDomain, removeDomain } from '@clubhouse/contract/site/office/domains'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { DOMAINS } from './messages.ts'

const HERE = '/settings/domains'

export async function domainsAction({ request, context }: ActionFunctionArgs) {
  const { field } = await readFormFields(request)
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const domain = field('domain')
  const asked = { headers, params: { domain } }
  try {
    switch (field('intent')) {
      case 'add':
        await page.call(addDomain, { headers, body: { domain } })
        break
      case 'check':
        await page.call(checkDomain, { ...asked, body: {} })
        break
      case 'use':
        await page.call(changeDomain, { ...asked, body: { is_primary: field('is_primary') === 'true' } })
        break
      case 'remove':
        if (field('sure') !== 'yes') return redirect(`${HERE}?remove=${encodeURIComponent(domain)}`, 303)
        await page.call(removeDomain, asked)
        break
    }
    return redirect(HERE, 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, DOMAINS.notDone)
    const formError = errors['domain'] ? null : message || DOMAINS.notDone
    return answerWith({ errors, formError, values: { domain } }, status)
  }
}
