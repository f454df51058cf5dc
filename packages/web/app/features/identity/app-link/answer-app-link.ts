import { type ActionFunctionArgs, redirect } from 'react-router'
import { CONTINUE_AS, embedTarget, readStart } from '@clubhouse/domain/web/embed'
import { returnPath } from '@clubhouse/domain/web/redirects'
import type { Room } from '@clubhouse/domain/web/rooms'
import { readForm } from '#lib/form/read-form.ts'
import { pageContext } from '#lib/page/page-context.ts'

/** The server has asked already whether the form comes from a page of this very site. */
export async function answerAppLink({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { appLink, rooms } = context.get(pageContext)
  const url = new URL(request.url)
  const token = url.searchParams.get('token') ?? ''
  if ((await readForm(request)).get('answer') !== 'continue') {
    await appLink.decline(token)
    return redirect(withoutToken(askedFor(url)), 303)
  }
  const isSignedIn = await appLink.accept(token)
  // Too late, or pressed twice: the page says so.
  return redirect(isSignedIn ? targetOf(url, rooms) : `${CONTINUE_AS}?${url.searchParams}`, 303)
}

/** SHELL-41 to SHELL-43: where the stored product would lead; also where nothing can be stored or run. */
function targetOf(url: URL, rooms: ReadonlySet<Room>): string {
  const { product = null, lottoUrl = null } = readStart(url).embed ?? {}
  return embedTarget({ hasSession: true, hideNavbar: true, product, lottoUrl }, rooms).path ?? askedFor(url)
}

const askedFor = (url: URL): string => returnPath(url.searchParams.get('to'))

function withoutToken(path: string): string {
  const url = new URL(path, 'https://site.invalid')
  url.searchParams.delete('token')
  return url.pathname + url.search
}
