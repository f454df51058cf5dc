import { redirect } from 'react-router'
import { CONTINUE_AS, embedTarget, readStart } from '@clubhouse/domain/web/embed'
import { returnPath } from '@clubhouse/domain/web/redirects'
import type { Room } from '@clubhouse/domain/web/rooms'
import { readForm } from '#lib/form/read-form.ts'
import { publicAction } from '#lib/page/handlers.ts'

/** The server has asked already whether the form comes from a page of this very site. */
export const answerAppLink = publicAction(async ({ page, request }): Promise<Response> => {
  const { appLink, rooms } = page
  const url = new URL(request.url)
  const token = url.searchParams.get('token') ?? ''
  if ((await readForm(request)).get('answer') !== 'continue') {
    await appLink.decline(token)
    return redirect(withoutToken(askedFor(url)), 303)
  }
  const isSignedIn = await appLink.accept(token)
  // Too late, or pressed twice: the page says so.
  return redirect(isSignedIn ? targetOf(url, rooms) : `${CONTINUE_AS}?${url.searchParams}`, 303)
})

/** SHELL-41 to SHELL-43: where the stored product would lead; also where nothing can be stored or run. */
function targetOf(url: URL, rooms: ReadonlySet<Room>): string {
  const { product = null, lottoUrl = null } = readStart(url).embed ?? {}
  const { path } = embedTarget({ hasSession: true, hideNavbar: true, product, lottoUrl }, rooms)
  if (path === null) return askedFor(url)
  return lottoUrl !== null && path.endsWith(lottoUrl) ? `${path}?${forAgeGate(url)}` : path
}

/** LOTTO-05, OPEN-044: both stay in the address until the next navigation; the code is spent by now and opens nothing. */
const forAgeGate = ({ searchParams }: URL) =>
  new URLSearchParams({ token: searchParams.get('token') ?? '', lotto: searchParams.get('lotto') ?? '' })

const askedFor = (url: URL): string => returnPath(url.searchParams.get('to'))

function withoutToken(path: string): string {
  const url = new URL(path, 'https://site.invalid')
  url.searchParams.delete('token')
  return url.pathname + url.search
}
