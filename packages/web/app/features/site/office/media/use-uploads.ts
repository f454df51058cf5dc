import { useReducer, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { IMAGE_LIMITS, MEDIA_LIMITS } from '@clubhouse/contract/site/office/article-limits'
import { UPLOAD } from './messages.ts'
import { sendPicture } from './send-picture.ts'

export interface UploadOf {
  key: number
  name: string
  state: 'waiting' | 'sending' | 'done' | 'refused'
  percent: number
  /** Why not. */
  message: string | null
}

type Change = Partial<Omit<UploadOf, 'key'>> & { key: number }

/** One after the other, each with how far it is; what is refused says why and is in nobody's way. */
export function useUploads() {
  const { revalidate } = useRevalidator()
  const [uploads, change] = useReducer(changed, [])
  const queue = useRef<{ key: number; file: File }[]>([])
  const made = useRef(0)
  const isRunning = useRef(false)

  async function run() {
    if (isRunning.current) return
    isRunning.current = true
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { key, file } = next
      const problem = problemOf(file)
      if (!problem) change({ key, state: 'sending' })
      const sent = problem
        ? { ok: false as const, message: problem }
        : await sendPicture(file, (percent) => change({ key, percent }))
      change({
        key,
        state: sent.ok ? 'done' : 'refused',
        message: sent.ok ? null : (sent.message ?? UPLOAD.failed),
      })
      if (sent.ok) void revalidate()
    }
    isRunning.current = false
  }

  return {
    uploads,
    add: (files: readonly File[]) => {
      for (const file of files) {
        const key = (made.current += 1)
        change({ key, name: file.name, state: 'waiting', percent: 0, message: null })
        queue.current.push({ key, file })
      }
      void run()
    },
    clear: () => change({ key: 0 }),
  }
}

/** What is plain before anything is sent; the server looks again, by what is in the file. */
export function problemOf({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  // A camera's HEIC is answered by the server, which knows what to do about it.
  const isPicture =
    type === '' || (IMAGE_LIMITS.types as readonly string[]).includes(type) || /hei[cf]/.test(type)
  if (!isPicture) return UPLOAD.wrongType
  return size > MEDIA_LIMITS.bytes ? UPLOAD.tooHeavy : null
}

function changed(all: readonly UploadOf[], change: Change): readonly UploadOf[] {
  if (change.key === 0) return all.filter(({ state }) => state === 'waiting' || state === 'sending')
  const known = all.some(({ key }) => key === change.key)
  if (known) return all.map((each) => (each.key === change.key ? { ...each, ...change } : each))
  return [...all, { name: '', state: 'waiting', percent: 0, message: null, ...change }]
}
