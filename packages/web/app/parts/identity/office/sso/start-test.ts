import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { OpenSsoCalls } from './sso-calls.ts'

/** On the way to the provider. A link and no form: a form may not lead to another site. */
export const startTest = (open: OpenSsoCalls) => async (args: LoaderFunctionArgs) => {
  const desk = await open(args)
  try {
    const { url } = await desk.startTest()
    return redirect(url, 303)
  } catch {
    return redirect('/settings/sso?refused=yes', 303)
  }
}
