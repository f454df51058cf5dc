import type { MetaArgs } from 'react-router'
import type { HostType } from '@clubhouse/domain/web/hosts'
import { pageMeta, siteIn } from '#lib/page/page-meta.ts'
import { type Step, stepPath } from './steps.ts'

/** No step belongs into a search engine. */
export const stepMeta =
  (step: Step) =>
  ({ matches }: Pick<MetaArgs, 'matches'>) =>
    pageMeta(matches, {
      title: titleOf(step, siteIn(matches)?.site ?? 'club'),
      path: stepPath(step),
      isHidden: true,
    })

const TITLES = {
  'check-email': 'Enter your e-mail',
  'sign-up': 'Create account',
  'sign-in': 'Sign in',
  xgbSignIn: 'XGB Sign in',
  sso: 'One moment',
  'email-confirmed': 'Your email',
  'forgot-password': 'Password reset',
  'forgot-password/validate-token': 'Verification',
  'forgot-password/update-password': 'New password',
  'set-password/validate-token': 'Verification',
  'set-password/update-password': 'New password',
  'sign-out': 'Sign out',
} as const

/** AUTH-46 and the titles of the other steps. */
export function titleOf(step: Step, site: HostType): string {
  return step === 'sign-in' && site === 'xgb' ? TITLES.xgbSignIn : TITLES[step]
}

/** What became of an e-mail is the heading of its page (AUTH-69 to AUTH-71). */
export const hasOwnHeading = (step: Step): boolean => step === 'email-confirmed'
