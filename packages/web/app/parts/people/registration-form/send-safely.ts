import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router'
import { sayingIfLost } from '#lib/post/keep-page.ts'
import { REGISTRATION } from './messages.ts'
import type { Refused } from './take-answers.ts'

/**
 * For `clientAction`: an answer that does not come is no reason to take the form away. What was typed stands there to
 * be sent again. A page must name this in one statement with its form, or the router fetches it when it is needed.
 */
export async function sendSafely({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await sayingIfLost(() => serverAction<Refused>())
  } catch (error) {
    // A redirect, or the server's own word: that is an answer.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
    return data<Refused>({ errors: [], formError: REGISTRATION.notSent, again: null }, { status: 503 })
  }
}
