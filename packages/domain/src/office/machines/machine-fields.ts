import type { ApiKeyFields } from '@clubhouse/contract/office/api-keys'
import type { WebhookFields } from '@clubhouse/contract/office/webhooks'
import { publicAddress } from '../../people/forms/check/options-url.ts'

type Errors = Record<string, string>

/** What is wrong with a key that is to be made; `today` is the club's. */
export function keyErrors({ name, scopes, expires_on: expires }: ApiKeyFields, today: string): Errors {
  return {
    ...(name === '' && { name: 'Give it a name, such as the software that will use it.' }),
    ...(scopes.length === 0 && { scopes: 'Choose what the key may read.' }),
    ...(expires !== null && expires < today && { expires_on: 'Choose today or a later day.' }),
  }
}

/** What is wrong with a webhook as it is written; where its name leads is looked at besides. */
export function hookErrors({ url, events }: Pick<WebhookFields, 'url' | 'events'>): Errors {
  return {
    ...(url === ''
      ? { url: 'Enter the address that we should tell.' }
      : publicAddress(url) === null && { url: HOOK_ADDRESS }),
    ...(events.length === 0 && { events: 'Choose what we should tell it about.' }),
  }
}

export const HOOK_ADDRESS =
  'Enter a public address that begins with https://, by its name and without a port or password.'
