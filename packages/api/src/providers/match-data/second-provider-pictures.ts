import type { OutgoingClient } from '#kernel/outgoing/client.ts'
import { failureOf, OutgoingFailure } from '#kernel/outgoing/failure.ts'
import { fieldsOf, idOf, listOf } from './wire.ts'

const DATA_PREFIX = /^data:image\/[a-z+.-]{1,20};base64,/
const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/

/**
 * API-86: the provider answers `[{ id, picture }]`, in which the picture is its bytes in base64, with or without a
 * `data:` prefix, or an address. An address is followed only on the provider's own origin: no other service that we
 * may call is for it to send us to.
 */
export async function readPicture(
  outgoing: OutgoingClient,
  url: URL,
  pictureId: string,
): Promise<Buffer | null> {
  const schema = listOf({ read: (row) => ({ id: idOf(row['id']), picture: pictureText(row['picture']) }) })
  const { rows } = await outgoing.getJson(url, { schema })
  const picture = rows.find(({ id }) => id === pictureId)?.picture
  if (!picture) return null
  if (/^https?:\/\//.test(picture)) return follow(outgoing, picture, url.origin)
  const bytes = picture.replace(DATA_PREFIX, '')
  return BASE64.test(bytes) ? Buffer.from(bytes, 'base64') : null
}

/** Where a provider nests its picture, the content is what counts. */
const pictureText = (value: unknown): string | null => {
  const text = typeof value === 'object' ? fieldsOf(value)['value'] : value
  return typeof text === 'string' ? text.trim() : null
}

async function follow(outgoing: OutgoingClient, address: string, origin: string): Promise<Buffer | null> {
  if (!URL.canParse(address) || new URL(address).origin !== origin) return null
  try {
    return await outgoing.getImage(new URL(address))
  } catch (error) {
    const failure = failureOf(error)
    // The picture is gone or was never one; anything else may pass.
    if (failure.kind === 'not-found' || failure.kind === 'garbage') return null
    throw new OutgoingFailure(failure.kind)
  }
}
