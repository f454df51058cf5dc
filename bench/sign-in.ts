import { ask } from './latency.ts'

/** Everybody's in the demo. */
const PASSWORD = 'Harbour7Lamp'

/** The bearer of somebody of the demo; good for the site that the headers name, or for none in particular. */
export async function signIn(
  origin: string,
  username: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const body = { grant_type: 'password', client_id: 'web', username, password: PASSWORD }
  const { status, text } = await ask({ url: `${origin}/api/oauth/token`, method: 'POST', headers, body })
  if (status !== 200) throw new Error(`Signing in answered ${status}`)
  return (JSON.parse(text) as { access_token: string }).access_token
}
