import { redirect } from 'react-router'
import { returnPath } from '@clubhouse/domain/web/redirects'
import { readForm } from '#lib/form/read-form.ts'
import { APPEARANCE_COOKIE, isAppearance } from '#lib/page/appearance.ts'
import { setCookie } from '#lib/page/set-cookie.ts'
import { publicAction } from '#lib/page/handlers.ts'

/** Light, dark or as the device is, for whoever has no script: a script writes the same cookie by itself. */
export const action = publicAction(async ({ page, request }) => {
  const form = await readForm(request)
  const chosen = form.get('appearance')
  const from = form.get('from')
  const back = returnPath(typeof from === 'string' ? from : null)
  if (!isAppearance(chosen)) return redirect(back, 303)
  const { name, maxAge } = APPEARANCE_COOKIE
  const cookie = setCookie(page, name, chosen, { maxAge })
  return redirect(back, { status: 303, headers: { 'set-cookie': cookie } })
})

export const loader = () => redirect('/')
