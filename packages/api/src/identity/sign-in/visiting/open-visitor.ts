import type { OpenVisitor } from '#kernel/http/visitor.ts'
import { appLinkOf } from '../codes/app-link.ts'
import { signInSteps } from '../sign-in-steps.ts'
import { arrive } from './arrive.ts'
import { Visitor, type VisitorDeps } from './visitor.ts'

/** Who is behind a request for a page, for the pages that need not know how people are known. */
export const visitorsBy =
  (deps: VisitorDeps): OpenVisitor =>
  (request, site) => {
    const visitor = new Visitor(request, site, deps)
    const { cookies, identify, user, session } = visitor
    const appLink = appLinkOf(request, visitor, site, deps)
    const steps = { cookieHeader: request.headers.cookie, cookies, now: deps.now }
    return {
      cookies,
      identify,
      user,
      session,
      flow: signInSteps(deps.config, steps),
      appLink,
      arrive: () => arrive(request, visitor, appLink),
    }
  }
