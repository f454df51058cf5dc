import { type ActionFunctionArgs, redirect } from 'react-router'
import { createToken } from '@clubhouse/contract/identity/sign-in'
import { NOT_PERMITTED } from '@clubhouse/domain/identity/roles'
import { Refusal } from '@clubhouse/contract/refusal'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { offerChallenge, readPasskey } from '#parts/identity/passkey/passkey-ticket.ts'
import { doneAddress } from '../frame.ts'
import { PASSKEY } from '../messages.ts'
import { goSignedIn, readPosted } from '../step-action.ts'

/** There is nothing to read here: a script posts here what a passkey said. */
export function loader(): never {
  throw redirect('/authentication/check-email')
}

/** Hands out a challenge, or takes what a passkey said to it and signs its owner in. */
export async function action(args: ActionFunctionArgs) {
  const { page, frame, field } = await readPosted(args)
  try {
    if (field('intent') === 'challenge') return await offerChallenge(page)
    const answer = readPasskey(page, args.request, field('assertion'))
    if (!answer) return answerWith({ formError: PASSKEY.failed })
    const tokens = await page.call(createToken, {
      body: {
        grant_type: 'passkey',
        client_id: page.client.id,
        ...(page.client.secret !== null && { client_secret: page.client.secret }),
        ...answer,
      },
    })
    page.session.begin(tokens, { remember: false })
    // HOSTS-10: signed in, and yet not here.
    if ((await page.user()) === null) throw new Refusal(403, 'forbidden', NOT_PERMITTED)
    return goSignedIn(page, doneAddress(frame, 'signed-in'))
  } catch (error) {
    const { status, message } = refusedBy(error, page, PASSKEY.failed)
    return answerWith({ formError: message }, status)
  }
}
