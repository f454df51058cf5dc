import { UPLOAD_PATH } from '#parts/office/upload-image.ts'

export type Sent = { ok: true } | { ok: false; message: string | null }

/** With how much has gone; that `fetch` does not tell. Never throws: what did not arrive is said. */
export function sendPicture(file: File, onProgress: (percent: number) => void): Promise<Sent> {
  const form = new FormData()
  form.set('image', file)
  form.set('type', 'media')
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', UPLOAD_PATH)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.round((100 * loaded) / Math.max(1, total))),
    )
    request.addEventListener('loadend', () => resolve(answerOf(request)))
    request.send(form)
  })
}

function answerOf({ status, response }: XMLHttpRequest): Sent {
  if (status === 200) return { ok: true }
  // A proxy in between may answer with something else.
  const said: unknown =
    response && typeof response === 'object' && 'message' in response ? response.message : null
  return { ok: false, message: typeof said === 'string' && said ? said : null }
}
