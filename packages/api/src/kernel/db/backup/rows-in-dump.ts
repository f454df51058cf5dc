const END_OF_LINE = 10
const END_OF_ROWS = String.raw`\.`
/** Longer than the line with which the rows of any table begin; of what is longer, a row, only the beginning is kept. */
const KEPT_BYTES = 64 * 1024
const ROWS_OF = /^COPY (.+?) {1,2}(?:\(.*\) )?FROM stdin;$/

/**
 * Tables of a dump with their rows, out of what pg_restore makes of it: a line is a row, since PostgreSQL writes what is in one without
 * ends of lines. What reads like this to its end can be restored.
 */
export async function rowsInDump(script: AsyncIterable<Uint8Array>): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  let table: string | null = null
  let rows = 0
  const read = (line: string) => {
    if (table === null) {
      // Which names need quotes is not the same for each version of the tools.
      table = ROWS_OF.exec(line)?.[1]?.replaceAll('"', '') ?? null
      rows = 0
    } else if (line === END_OF_ROWS) {
      found.set(table, rows)
      table = null
    } else rows += 1
  }
  let begun = Buffer.alloc(0)
  for await (const bytes of script) {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    let from = 0
    for (let end = chunk.indexOf(END_OF_LINE); end !== -1; end = chunk.indexOf(END_OF_LINE, from)) {
      const line = chunk.subarray(from, end)
      // Of a row nothing is read but whether it is one.
      const length = table === null ? KEPT_BYTES : END_OF_ROWS.length + 1
      read(begun.length > 0 ? joined(begun, line, length) : line.toString('utf8', 0, length))
      begun = Buffer.alloc(0)
      from = end + 1
    }
    if (begun.length < KEPT_BYTES) begun = Buffer.concat([begun, chunk.subarray(from, from + KEPT_BYTES)])
  }
  return found
}

const joined = (begun: Buffer, line: Buffer, length: number): string =>
  Buffer.concat([begun, line.subarray(0, length)]).toString('utf8', 0, length)
