import { type FormFields, readFields } from './form-fields.ts'

const POSTED = /^application\/x-www-form-urlencoded\s*(?:;|$)/i
const WITH_FILE = /^multipart\/form-data\s*;/i

/** The only way in which an action reads a form: what no form of ours sends is refused, and is no fault of ours. */
export async function readForm(request: Request): Promise<FormData> {
  if (!POSTED.test(request.headers.get('content-type') ?? '')) throw unreadable(415)
  return bodyOf(() => request.formData())
}

/** For the few that are sent with a file in them. */
export async function readFormWithFile(request: Request): Promise<FormData> {
  if (!WITH_FILE.test(request.headers.get('content-type') ?? '')) throw unreadable(415)
  return bodyOf(() => request.formData())
}

export async function readFormFields(request: Request): Promise<FormFields> {
  return readFields(await readForm(request))
}

/** What a script of ours sends instead of a form. */
export async function readJson(request: Request): Promise<unknown> {
  return bodyOf(() => request.json())
}

async function bodyOf<Body>(read: () => Promise<Body>): Promise<Body> {
  try {
    return await read()
  } catch {
    throw unreadable(400)
  }
}

function unreadable(status: 400 | 415): Response {
  const message = 'We couldn’t read that. Please go back and send it again.'
  return Response.json({ error_code: 'unreadable', message }, { status })
}
