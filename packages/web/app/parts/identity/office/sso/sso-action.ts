import { type ActionFunctionArgs, redirect } from 'react-router'
import { SSO_MODES } from '@clubhouse/contract/identity/office/sso-limits'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { savedAddress } from '#parts/office/settings/use-settings-form.ts'
import type { OpenSsoCalls } from './sso-calls.ts'
import { SSO } from './messages.ts'

const HERE = '/settings/sso'

/** The mode and its words, or that the provider is to be forgotten. */
export const ssoAction = (open: OpenSsoCalls) => async (args: ActionFunctionArgs) => {
  const { request, context } = args
  const page = context.get(pageContext)
  const desk = await open(args)
  const { field } = await readFormFields(request)
  const names = ['mode', 'button_text', 'help_url', 'trusts_email']
  const values = Object.fromEntries(names.map((name) => [name, field(name)]))
  try {
    if (field('intent') === 'remove') {
      await desk.remove()
      return redirect(HERE, 303)
    }
    // A governing body decides for its own provider: that box is not shown, so nobody has unticked it.
    const { provider, trusts_email: trusted } = await desk.read()
    const body = {
      mode: SSO_MODES.find((each) => each === field('mode')) ?? 'off',
      button_text: field('button_text').trim() || null,
      help_url: field('help_url').trim() || null,
      trusts_email: provider?.is_own ? field('trusts_email') !== '' : trusted,
      version: field('version'),
    }
    await desk.save(body)
    return redirect(savedAddress(HERE, page.now()), 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, SSO.notDone)
    return answerWith({ errors, formError: Object.keys(errors).length > 0 ? null : message, values }, status)
  }
}
