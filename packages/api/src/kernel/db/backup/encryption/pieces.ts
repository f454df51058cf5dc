/** A stream in the pieces that its reader asks for, and never more of it in memory than one of them. */
export interface Pieces {
  /** So many bytes; fewer at the end only. */
  upTo: (bytes: number) => Promise<Buffer>
  /** Up to the next end of a line, without it; null where none comes within so many bytes. */
  line: (within: number) => Promise<string | null>
}

const END_OF_LINE = 10

export function inPieces(source: AsyncIterable<Uint8Array>): Pieces {
  const chunks = source[Symbol.asyncIterator]()
  let held: Buffer[] = []
  let length = 0

  async function hold(bytes: number): Promise<void> {
    while (length < bytes) {
      const { done, value } = await chunks.next()
      if (done) return
      held.push(Buffer.from(value.buffer, value.byteOffset, value.byteLength))
      length += value.byteLength
    }
  }

  function take(bytes: number): Buffer {
    const all = Buffer.concat(held)
    held = bytes < all.length ? [all.subarray(bytes)] : []
    length = Math.max(0, all.length - bytes)
    return all.subarray(0, bytes)
  }

  return {
    async upTo(bytes) {
      await hold(bytes)
      return take(bytes)
    },
    async line(within) {
      await hold(within)
      const end = Buffer.concat(held).subarray(0, within).indexOf(END_OF_LINE)
      return end === -1 ? null : take(end + 1).toString('latin1', 0, end)
    },
  }
}
