import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { RouterContextProvider } from 'react-router'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import type { FormAnswer } from '../form/form-answer.ts'
import { pageContext } from '../page/page-context.ts'

const ORIGIN = 'https://testford.clubs.example'

/** For tests of actions: a form as a browser posts it. */
export function posting(page: PageContext, path: string, fields: Record<string, string>): ActionFunctionArgs {
  return argumentsFor(page, new Request(ORIGIN + path, { method: 'POST', body: new URLSearchParams(fields) }))
}

/** For tests of loaders: a page as a browser asks for it. */
export function asking(page: PageContext, path: string): LoaderFunctionArgs {
  return argumentsFor(page, new Request(ORIGIN + path))
}

function argumentsFor(page: PageContext, request: Request): ActionFunctionArgs {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const url = new URL(request.url)
  return { request, context, params: {}, url, pattern: url.pathname }
}

/** Where a redirect leads, and nothing for what is no redirect. */
export function locationOf(answer: unknown): string | null {
  return answer instanceof Response ? answer.headers.get('location') : null
}

/** What an action sent back to the form. */
export function dataOf(answer: unknown): FormAnswer {
  if (typeof answer !== 'object' || answer === null) throw new Error('There was no answer')
  return ('data' in answer ? answer.data : answer) as FormAnswer
}
