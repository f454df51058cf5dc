import http from 'node:http'

export interface WireAnswer {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
}

/** A request with exactly these headers, and the answer as it came: nothing unpacked. */
export function wireGet(options: http.RequestOptions): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', ...options }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
      })
    })
    request.on('error', reject)
    request.end()
  })
}
