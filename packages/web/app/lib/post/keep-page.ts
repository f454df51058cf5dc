import { foreseeNotices } from '../../ui/notifications/load-stack.ts'
import { reportFailure } from '../../ui/notifications/report-failure.ts'

/** What we ask of the router: what is being sent, and to stay where it is. */
export interface SendingRouter {
  state: {
    location: { pathname: string; search: string; hash: string }
    navigation: { formAction?: string | undefined }
    fetchers: ReadonlyMap<string, { formAction?: string | undefined }>
  }
  navigate: (
    to: string,
    options: { replace: true; preventScrollReset: true; defaultShouldRevalidate: false },
  ) => unknown
}

/** Said by our pages and by nothing in between. */
const OURS = 'x-remix-response'

/** An action that answered nothing, as the router reads it (a turbo-stream of `{ data: undefined }`). */
const NOTHING = '[{"_1":-7},"data"]\n'

/** How many forms are on their way whose page says itself that they were lost. */
let saidByTheirPage = 0

/** For a page that says beside its button that nothing was sent: no notice is needed, and the failure is its own. */
export async function sayingIfLost<T>(send: () => Promise<T>): Promise<T> {
  saidByTheirPage += 1
  try {
    return await send()
  } finally {
    saidByTheirPage -= 1
  }
}

/**
 * ERR-54, ERR-57: every form that the router sends itself. Where the line is lost, or something in between answers, the router would
 * put an error page in the place of the form and of all that was typed. Here the page stays, and one notice says what happened;
 * sending again works. Forms of `usePost` are not the router's and look after themselves.
 */
export function keepPageOfLostPosts(
  window: Window & typeof globalThis,
  routerOf: () => SendingRouter | undefined,
) {
  const send = window.fetch.bind(window)
  // Without a signal what draws the notice could not be fetched.
  window.document.addEventListener('change', foreseeNotices, { once: true })
  window.fetch = async (input, init) => {
    const router = init?.method === 'POST' && saidByTheirPage === 0 ? routerOf() : undefined
    if (!router || !(input instanceof URL) || !isSending(router, input)) return send(input, init)
    const call = await attempt(() => send(input, init))
    if (call instanceof Response) return call
    // Whoever has gone on meanwhile wants to hear nothing of it.
    if (init?.signal?.aborted) throw new DOMException('The form was left', 'AbortError')
    reportFailure(call)
    stay(router, input)
    return new Response(NOTHING, { status: 503, headers: { [OURS]: 'yes' } })
  }
}

async function attempt(send: () => Promise<Response>) {
  try {
    const response = await send()
    if (response.ok || response.headers.has(OURS)) return response
    const said: unknown = await response.json().catch(() => null)
    const isSaid =
      typeof said === 'object' && said !== null && 'message' in said && typeof said.message === 'string'
    return { status: response.status, problem: isSaid ? { message: String(said.message) } : null }
  } catch {
    return { status: 0 }
  }
}

const isSending = ({ state }: SendingRouter, sent: URL): boolean =>
  [state.navigation, ...state.fetchers.values()].some(({ formAction }) => isSame(formAction, sent))

/** A form that would lead to another page does not: what that one shows could not be fetched either. */
function stay({ state, navigate }: SendingRouter, sent: URL): void {
  if (!isSame(state.navigation.formAction, sent)) return
  const { pathname, search, hash } = state.location
  navigate(pathname + search + hash, {
    replace: true,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
  })
}

/** `/payments` is sent to `/payments.data`, and the first page to `/_.data`. */
function isSame(formAction: string | undefined, sent: URL): boolean {
  if (formAction === undefined) return false
  const { pathname } = new URL(formAction, sent)
  return (
    sent.pathname === `${pathname.replace(/\/$/, '')}.data` ||
    sent.pathname === `${pathname.replace(/\/$/, '')}/_.data`
  )
}
