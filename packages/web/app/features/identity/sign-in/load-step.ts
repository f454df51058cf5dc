import { type LoaderFunctionArgs, redirect } from 'react-router'
import { emailError, tidyEmail } from '@clubhouse/domain/identity/email-rules'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { isEmailFirst, readSsoSettings, showsPassword } from '@clubhouse/domain/identity/sign-in-rules'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { doneAddress, frameOf, stepAddress } from './frame.ts'
import type { StepData } from './step-data.ts'
import { recoveryOf, type Step } from './steps.ts'

type Facts = Pick<StepData, 'email' | 'check' | 'settings'> & {
  site: PageContext['host']['type']
  isKnown: boolean
}

/** For the loader of a step's own page. */
export const stepLoader =
  (step: Step) =>
  ({ request, context }: LoaderFunctionArgs): Promise<StepData> =>
    loadStep(step, context.get(pageContext), askedAddress(request))

/** What a step shows, or the step that must come before it; the same for a page and for the dialog. */
export async function loadStep(step: Step, page: PageContext, url: URL): Promise<StepData> {
  const frame = frameOf(url)
  const { email = null, check = null } = page.flow.read()
  const settings = readSsoSettings(url.searchParams.get('ssoSettings'))
  const isKnown = NEEDS_USER.test(step) && (await page.user()) !== null
  const before = stepBefore(step, { email, check, settings, site: page.host.type, isKnown })
  if (before === 'done') throw redirect(doneAddress(frame))
  if (before !== null) throw redirect(stepAddress(frame, before))
  return {
    step,
    email: NEEDS_CODE.test(step) ? (email ?? invited(url)) : await emailFor(step, page, email),
    check,
    settings,
    maySetPassword: maySetPassword(url, check?.pwd_set_allowed ?? true),
    code: frame.kind === 'page' ? url.searchParams.get('c') : null,
  }
}

const NEEDS_USER = /^(check-email|sign-up|sign-in|sso)$|update-password$/
const NEEDS_CODE = /validate-token$/

/** AUTH-08, AUTH-15, AUTH-49, AUTH-50: the step to show instead, `done` for whoever is signed in, or null. */
export function stepBefore(
  step: Step,
  { email, check, settings, site, isKnown }: Facts,
): Step | 'done' | null {
  switch (step) {
    case 'check-email':
      if (isKnown) return 'done'
      return isEmailFirst(site) ? null : 'sign-in'
    case 'sign-up':
      if (isKnown) return 'done'
      return email !== null && site === 'club' ? null : 'check-email'
    case 'sign-in': {
      if (isKnown) return 'done'
      const isMandatory = (settings?.sso ?? check?.sso) === 'mandatory'
      return showsPassword(check, site) || (isMandatory && email !== null) ? null : 'check-email'
    }
    case 'sso':
      if (isKnown) return 'done'
      return check === null || check.sso === 'off' ? 'check-email' : null
    case 'forgot-password/update-password':
    case 'set-password/update-password':
      return isKnown ? null : firstOf(step)
    case 'email-confirmed':
    case 'forgot-password':
    case 'forgot-password/validate-token':
    case 'set-password/validate-token':
    case 'sign-out':
      return null
  }
}

function firstOf(step: Step): Step {
  return recoveryOf(step) === 'set-password' ? 'set-password/validate-token' : 'forgot-password'
}

/** A new password is for whoever the code has signed in. */
async function emailFor(step: Step, page: PageContext, email: string | null): Promise<string | null> {
  if (!step.endsWith('update-password')) return email
  return (await page.user())?.email ?? email
}

/** OPEN-014: an invitation names its e-mail in the link. */
function invited(url: URL): string | null {
  const email = tidyEmail(url.searchParams.get('email') ?? '')
  return emailError(email) === null ? email : null
}

/** AUTH-16: the address may say so; otherwise the e-mail check has said it. */
function maySetPassword(url: URL, otherwise: boolean): boolean {
  const said = url.searchParams.get('pwd_set_allowed')
  return said === null ? otherwise : said === 'true'
}
