import type { ShouldRevalidateFunctionArgs } from 'react-router'

type Asked = Pick<ShouldRevalidateFunctionArgs, 'formMethod' | 'actionStatus'>

/** A form of ours has been sent, and the page to which it leads is on its way. */
let isFollowing = false

/** Whether a form was sent that may have changed something. One that did not arrive has not, and asking would fail too. */
export function mayHaveChanged({ formMethod, actionStatus = 200 }: Asked): boolean {
  if (isFollowing) return true
  return formMethod !== undefined && formMethod !== 'GET' && actionStatus < 500
}

/** For a form that was not sent by the router, which therefore does not know that its answer leads on. */
export async function followingPost(go: () => unknown): Promise<void> {
  isFollowing = true
  try {
    await go()
  } finally {
    isFollowing = false
  }
}

/** For `shouldRevalidate` of a page that may be refused for what changed meanwhile: it comes as it is now, with what was typed. */
export function comesAnew(
  asked: Pick<ShouldRevalidateFunctionArgs, 'actionStatus' | 'defaultShouldRevalidate'>,
): boolean {
  return asked.actionStatus === 409 || asked.defaultShouldRevalidate
}
