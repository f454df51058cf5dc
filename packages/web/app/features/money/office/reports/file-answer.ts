import { privateHeaders } from '#lib/page/keep.ts'

/** A file for whoever asked, kept by nobody. */
export const fileAnswer = (filename: string, type: string, body: string | Uint8Array): Response =>
  new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      ...privateHeaders(),
      'content-type': type,
      'content-disposition': `attachment; filename="${filename.replaceAll(/[^\w.-]+/g, '-')}"`,
    },
  })
