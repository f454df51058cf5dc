import { TransformStream } from 'node:stream/web'
import { vi } from 'vitest'
import type { FormAnswer } from '../form/form-answer.ts'
import { NEEDS_SIGN_IN } from '../post/send-form.ts'

/** For tests of forms in a browser: what the next post to a page is answered, one after the other. */
export type PageAnswer =
  | { refuses: Partial<FormAnswer>; status?: number }
  | { leadsTo: string; needsSignIn?: boolean }
  | { stranger: number; body?: string }
  | 'no connection'

export interface SentForm {
  address: string
  fields: Record<string, string>
}

/** Puts itself in the place of the network; undone by `vi.unstubAllGlobals()`. Answers what was sent. */
export function answeringPosts(...answers: PageAnswer[]): SentForm[] {
  const sent: SentForm[] = []
  // What the test's document has under this name is something else.
  vi.stubGlobal('TransformStream', TransformStream)
  vi.stubGlobal('fetch', async (url: URL, { body }: { body: URLSearchParams }) => {
    sent.push({ address: url.pathname + url.search, fields: Object.fromEntries(body) })
    const answer = answers.shift() ?? 'no connection'
    if (answer === 'no connection') throw new TypeError('Failed to fetch')
    if ('stranger' in answer)
      return new Response(answer.body ?? '<h1>Bad gateway</h1>', { status: answer.stranger })
    if ('leadsTo' in answer) {
      const signIn: Record<string, string> = answer.needsSignIn ? { [NEEDS_SIGN_IN]: 'yes' } : {}
      return ofPage(
        { redirect: answer.leadsTo, status: 303, revalidate: false, reload: false, replace: false },
        202,
        signIn,
      )
    }
    const whole: FormAnswer = { errors: {}, formError: null, notice: null, values: {}, ...answer.refuses }
    return ofPage({ data: whole }, answer.status ?? 422)
  })
  return sent
}

function ofPage(value: unknown, status: number, headers: Record<string, string> = {}): Response {
  return new Response(`${JSON.stringify(flattened(value))}\n`, {
    status,
    headers: { 'x-remix-response': 'yes', ...headers },
  })
}

const NULL = -5

/** As the router's own encoding has it: each value once, and its parts by their place. */
function flattened(value: unknown): unknown[] {
  const flat: unknown[] = []
  const place = (each: unknown): number => {
    if (each === null) return NULL
    const at = flat.push(each) - 1
    if (Array.isArray(each)) flat[at] = each.map(place)
    else if (typeof each === 'object') {
      flat[at] = Object.fromEntries(
        Object.entries(each).map(([key, part]) => [`_${place(key)}`, place(part)]),
      )
    }
    return at
  }
  place(value)
  return flat
}
