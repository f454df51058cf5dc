import { afterEach, expect, test, vi } from 'vitest'
import { clearUpload, isUploading } from '#lib/visit/upload-flag.ts'
import { uploadImage } from './upload-image.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  clearUpload()
})

test.each([
  { how: 'it has arrived', answer: () => Response.json({ image_id: 'i', file_path: '/p' }), ok: true },
  { how: 'it was refused', answer: () => Response.json({ message: 'Too big' }, { status: 422 }), ok: false },
  { how: 'the line was lost', answer: () => Promise.reject(new TypeError('fetch failed')), ok: false },
])('API-87 OPEN-036 a picture is on its way until $how', async ({ answer, ok }) => {
  const during: boolean[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: FormData }) => {
    during.push(isUploading(), body.get('image') instanceof File)
    return answer()
  })
  expect((await uploadImage(new File(['x'], 'x.png'))).ok).toBe(ok)
  expect([...during, isUploading()]).toEqual([true, true, false])
})
