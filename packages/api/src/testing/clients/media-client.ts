import type { UploadedImage } from '@clubhouse/contract/site/office/images'
import { ask, type Asked, hostOf, signIn } from '../sign-in.ts'
import type { TestApp } from '../test-app.ts'

interface Sending {
  type?: string
  filename?: string
  /** What the client calls the field. */
  field?: string
}

/** The pictures of a club, as one of those who run it uploads and looks after them. */
export async function openMediaClient(
  app: TestApp,
  { who = 'tadhg@dunvarra.example', club = 'dunvarra' } = {},
) {
  const { access_token: as } = await signIn(app, who, 'backoffice')
  const headers = { 'x-account-id': app.parts.registry.idOf(club) ?? '' }
  const by = { host: hostOf('backoffice'), authorization: `Bearer ${as}`, ...headers }
  const upload = async (bytes: Buffer, { type, filename = 'pitch.jpg', field = 'image' }: Sending = {}) => {
    const form = new FormData()
    form.set(field, new File([new Uint8Array(bytes)], filename))
    if (type) form.set('type', type)
    const { headers: own, payload } = await asSent(form)
    const reply = await app.server.inject({
      method: 'POST',
      url: '/api/v2/backoffice/images',
      headers: { ...by, ...own },
      payload,
    })
    return { status: reply.statusCode, body: reply.json() }
  }
  return {
    headers: by,
    upload,
    uploaded: async (bytes: Buffer, more: Sending = {}): Promise<UploadedImage> => {
      const { status, body } = await upload(bytes, more)
      if (status !== 200) throw new Error(`Not uploaded: ${JSON.stringify(body)}`)
      return body
    },
    ask: (path: string, payload?: object, method?: Asked['method']) =>
      ask(app, `/v2/backoffice/images${path}`, payload, {
        on: 'backoffice',
        as,
        headers,
        ...(method && { method }),
      }),
  }
}

/** As a browser writes it. */
export async function asSent(form: FormData) {
  const request = new Request('http://club.test/', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  return { headers: { 'content-type': type }, payload: Buffer.from(await request.arrayBuffer()) }
}
