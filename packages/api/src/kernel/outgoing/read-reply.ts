import type http from 'node:http'
import type { z } from 'zod'
import { OutgoingFailure } from './failure.ts'

/** A longer reply is refused. */
const MAX_BYTES = 1024 * 1024

export type Take<T> = (response: http.IncomingMessage) => Promise<T>

function refuseStatus(response: http.IncomingMessage): void {
  const { statusCode: status = 0 } = response
  if (status === 200 && !response.headers['content-encoding']) return
  response.destroy()
  if (status === 200) throw new OutgoingFailure('garbage')
  if (status === 401) throw new OutgoingFailure('unauthorised')
  if (status === 403) throw new OutgoingFailure('forbidden')
  if (status >= 300 && status < 400) throw new OutgoingFailure('moved')
  if (status === 404 || status === 410) throw new OutgoingFailure('not-found')
  throw new OutgoingFailure(isAboutQuestion(status) ? 'refused' : 'troubled')
}

/** Of what a service lays at the asker's door, "too slow" and "too often" say that it is in trouble itself. */
const isAboutQuestion = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429

/** The whole of an answer that is a yes. */
export const whole =
  <T>(read: (bytes: Buffer, type: string) => T): Take<T> =>
  async (response) => {
    refuseStatus(response)
    return read(await readAll(response), response.headers['content-type'] ?? '')
  }

const BEGINNING = 400

/** Of text that nobody packed; the status was the answer, so whatever becomes of the rest is no failure. */
export async function readBeginning(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      if (chunks.reduce((size, each) => size + each.length, 0) >= BEGINNING) break
    }
  } catch {
    // What came until then is what there is.
  }
  const bytes = Buffer.concat(chunks).subarray(0, BEGINNING)
  return response.headers['content-encoding'] ? '' : bytes.toString('utf8')
}

async function readAll(response: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    // Leaving the loop destroys the connection.
    if (size > MAX_BYTES) throw new OutgoingFailure('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export function parsedBy<T extends z.ZodType>(schema: T, bytes: Buffer): z.output<T> {
  const parsed = schema.safeParse(parseJson(bytes))
  if (!parsed.success) throw new OutgoingFailure('garbage')
  return parsed.data
}

function parseJson(bytes: Buffer): unknown {
  try {
    // Some services begin with a byte order mark.
    return JSON.parse(bytes.toString('utf8').replace(/^\u{feff}/u, ''))
  } catch {
    throw new OutgoingFailure('garbage')
  }
}
