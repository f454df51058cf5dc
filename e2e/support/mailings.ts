import { type APIRequestContext, expect } from '@playwright/test'
import { ask } from './ask.ts'
import { switchDemo } from './people.ts'
import { type Club, clubUrl } from './sites.ts'

export const RECURRING = '/recurring-email-status'
export const FRIEND = '/unsubscribe-lotto-friend-email'

/** The specification's sentences. */
export const SAVED =
  'Your response has been saved successfully. You will no longer receive emails from this automated mail.'
export const UNSUBSCRIBED = 'You have been successfully unsubscribed from all lotto emails.'
export const FAILED = 'Some error occurred while saving your response please try again!'

/** Of the demo's own mailing: clubs write to the same people in other journeys, from lists that they may have left. */
const SAMPLE = 'Training on Thursday'

interface Mail {
  subject: string
  links: string[]
  headers: Record<string, string>
}

/**
 * A mailing that somebody got. The demo sends one where there is none yet, and only then: whoever has opted out in
 * another journey gets no other.
 */
export async function mailingTo(
  request: APIRequestContext,
  email: string,
  { page = RECURRING, club = 'dunvarra' }: { page?: string; club?: Club } = {},
): Promise<{ link: string; oneClick: string }> {
  const find = async () => {
    const url = clubUrl(club, `/dev/mail?to=${encodeURIComponent(email)}`)
    const mails = (await (
      await ask(request, url, { headers: { accept: 'application/json' } })
    ).json()) as Mail[]
    for (const { subject, links, headers } of mails) {
      if (page === RECURRING && !subject.includes(SAMPLE)) continue
      const link = links.find((each) => each.includes(page))
      const oneClick = /<(.+)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1]
      if (link && oneClick) return { link, oneClick }
    }
    return null
  }
  const earlier = await find()
  if (earlier) return earlier
  await switchDemo(request, '/dev/mailing', { club, kind: page === FRIEND ? 'lotto-friend' : 'recurring' })
  let found: Awaited<ReturnType<typeof find>> = null
  await expect(async () => {
    found = await find()
    expect(found, `a mailing to ${email}`).not.toBeNull()
  }).toPass()
  return found as never
}
