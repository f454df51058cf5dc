import type { LoaderFunctionArgs } from 'react-router'
import type { User } from '@clubhouse/contract/people/people'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { answerWith, refusedBy } from '../form/refused.ts'
import { asRouteError } from './api.ts'
import { askedAddress, pageContext } from './page-context.ts'
import { requireUser } from './require-user.ts'

/** What the handler of a loader or an action is given: what the router says, and the server's side of the page. */
export interface Asked extends LoaderFunctionArgs {
  page: PageContext
  call: PageContext['call']
  /** The query of the page's own address. */
  search: URLSearchParams
}

export interface MemberAsked extends Asked {
  user: User
}

export type Handler<Given, Reply> = (asked: Given) => Reply | Promise<Reply>
export type Admit<Given> = (asked: Asked) => Given | Promise<Given>
export type Handle<Reply> = (args: LoaderFunctionArgs) => Promise<Reply>
export type Refused = ReturnType<typeof answerWith>

/**
 * A loader for those whom `admit` lets in. An answer that is thrown, such as a redirect, stays as it is; a refusal keeps its
 * status and a fault is reported, for the error boundary to say.
 */
export function loaderFor<Given, Reply>(admit: Admit<Given>, handler: Handler<Given, Reply>): Handle<Reply> {
  return handling(admit, handler, (error, page) => {
    throw asRouteError(error, page)
  })
}

/** An action alike. With `failed` a refusal is said above the form that was sent, in these words where it has none. */
export function actionFor<Given, Reply>(
  admit: Admit<Given>,
  handler: Handler<Given, Reply>,
  failed: string | undefined,
): Handle<Reply | Refused> {
  return handling<Given, Reply | Refused>(admit, handler, (error, page) => {
    if (failed === undefined) throw asRouteError(error, page)
    const { status, message } = refusedBy(error, page, failed)
    return answerWith({ formError: message }, status)
  })
}

function handling<Given, Reply>(
  admit: Admit<Given>,
  handler: Handler<Given, Reply>,
  otherwise: (error: unknown, page: PageContext) => Reply,
): Handle<Reply> {
  return async (args) => {
    const page = args.context.get(pageContext)
    const search = askedAddress(args.request).searchParams
    const given = await admit({ ...args, page, call: page.call, search })
    try {
      return await handler(given)
    } catch (error) {
      if (error instanceof Response) throw error
      return otherwise(error, page)
    }
  }
}

const everybody: Admit<Asked> = (asked) => asked

const members: Admit<MemberAsked> = async (asked) => ({
  ...asked,
  user: await requireUser(asked.page, asked.request),
})

// Where a file of loaders also has something for browsers, `/* @__PURE__ */` before the call lets the build leave the loader out.

/** For pages that anybody may open. */
export function publicLoader<Reply>(handler: Handler<Asked, Reply>): Handle<Reply> {
  return loaderFor(everybody, handler)
}

export function publicAction<Reply>(handler: Handler<Asked, Reply>): Handle<Reply>
export function publicAction<Reply>(handler: Handler<Asked, Reply>, failed: string): Handle<Reply | Refused>
export function publicAction<Reply>(handler: Handler<Asked, Reply>, failed?: string) {
  return actionFor(everybody, handler, failed)
}

/** For somebody's own pages: a stranger signs in first and comes back. */
export function memberLoader<Reply>(handler: Handler<MemberAsked, Reply>): Handle<Reply> {
  return loaderFor(members, handler)
}

export function memberAction<Reply>(handler: Handler<MemberAsked, Reply>): Handle<Reply>
export function memberAction<Reply>(
  handler: Handler<MemberAsked, Reply>,
  failed: string,
): Handle<Reply | Refused>
export function memberAction<Reply>(handler: Handler<MemberAsked, Reply>, failed?: string) {
  return actionFor(members, handler, failed)
}
