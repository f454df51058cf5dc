import type { MetaArgs } from 'react-router'
import { siteIn } from '#lib/page/page-meta.ts'
import { doneAddress, frameOf } from '../frame.ts'
import { stepLoader } from '../load-step.ts'
import { ssoOffer } from '#parts/identity/sign-in/sso-offer.ts'
import type { StepData } from '../step-data.ts'
import { stepMeta } from '../step-meta.ts'

export { AuthenticationPage as default } from '../authentication-page.tsx'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = stepLoader('sso')

/** Without a script the browser goes on by itself too. */
export function meta({ matches, loaderData, location }: MetaArgs<typeof loader>) {
  const tags = stepMeta('sso')({ matches })
  const data: StepData | undefined = loaderData
  const site = siteIn(matches)
  const offer = data && ssoOffer({ ...data, site }, doneAddress(frameOf(location), 'signed-in'))
  return offer ? [...tags, { httpEquiv: 'refresh', content: `2;url=${offer.href}` }] : tags
}
