import { type LoaderFunctionArgs, redirect } from 'react-router'
import { askedAddress } from '#lib/page/page-context.ts'
import { frameOf, stepAddress } from './frame.ts'
import { stepOf } from './steps.ts'

/** AUTH-02 to AUTH-04: `/authentication` itself, and whatever below it is no step. */
export function loader({ request, params }: LoaderFunctionArgs): never {
  const url = askedAddress(request)
  const more = Object.fromEntries([...url.searchParams].filter(([name]) => name === 'email'))
  throw redirect(stepAddress(frameOf(url), stepOf(params['*'] ?? ''), more))
}
