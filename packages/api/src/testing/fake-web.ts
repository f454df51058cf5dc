import { KEEP_HEADER, type PageContext } from '@clubhouse/domain/web/page-context'
import type { Web } from '#kernel/http/pages/web.ts'

type Answer = (request: Request, context: PageContext) => Response | Promise<Response>

/** Stands where the built pages stand and remembers what it was asked to render. */
export class FakeWeb implements Web {
  readonly requests: Request[] = []
  answer: Answer

  constructor(answer: Answer = (request) => cachedPage(`page ${this.renders} of ${request.url}`)) {
    this.answer = answer
  }

  get renders(): number {
    return this.requests.length
  }

  /** As the built pages name an article's. */
  routeOf(path: string): string | null {
    return path.startsWith('/news/') ? '/news/:slug' : null
  }

  async handle(request: Request, context: PageContext): Promise<Response> {
    this.requests.push(request)
    return this.answer(request, context)
  }
}

const HTML = { 'content-type': 'text/html; charset=utf-8' }

/** A page that is the same for everybody. */
export const cachedPage = (body: string): Response =>
  new Response(body, { headers: { ...HTML, [KEEP_HEADER]: '60' } })

/** A page for one visitor, or of another status. */
export const ownPage = (body: string, status = 200): Response => new Response(body, { status, headers: HTML })
