import type { FastifyInstance } from 'fastify'
import { Refusal } from '@clubhouse/contract/refusal'
import { BODY_LIMITS } from './body-limits.ts'

/** More than a form with one file and a word beside it needs; each part costs, however small it is. */
const MOST_PARTS = 8

const unreadable = () =>
  new Refusal(400, 'bad_request', 'The form could not be read. Send one file, as multipart/form-data.')

/** The routes of this scope take a form with one file; whoever may call is asked before its body is read. */
export function acceptFiles(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    /^multipart\/form-data/i,
    { parseAs: 'buffer', bodyLimit: BODY_LIMITS.file },
    async ({ headers }: { headers: { 'content-type'?: string | undefined } }, body: string | Buffer) =>
      readFileForm(Buffer.from(body), headers['content-type'] ?? ''),
  )
}

/**
 * API-87: the field's name is the client's to choose, so the one file is the picture, or the list, whatever it is called in the form;
 * what else is sent comes under its own name.
 */
export async function readFileForm(body: Buffer, contentType: string): Promise<Record<string, unknown>> {
  if (hasTooManyParts(body, contentType)) throw unreadable()
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw unreadable()
    })
  const entries = [...form.entries()]
  const files = entries.flatMap(([, value]) => (typeof value === 'string' ? [] : [value]))
  if (files.length > 1) throw unreadable()
  const texts = Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
  const [file] = files
  if (!file) return texts
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { ...texts, image: bytes, file: bytes, filename: file.name.slice(-300) }
}

function hasTooManyParts(body: Buffer, contentType: string): boolean {
  const boundary = /boundary=(?:"([^"]{1,70})"|([^;\s]{1,70}))/i.exec(contentType)
  const mark = `--${boundary?.[1] ?? boundary?.[2] ?? ''}`
  if (mark === '--') return true
  let at = -1
  for (let found = 0; found <= MOST_PARTS + 1; found += 1) {
    at = body.indexOf(mark, at + 1, 'latin1')
    if (at < 0) return false
  }
  return true
}
