import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CodeReader, codeReader } from './code-reader.ts'
import styles from './gate.module.css'
import { CAMERA } from './messages.ts'

export type CameraTrouble = keyof typeof CAMERA.troubles

const LOOK_EVERY_MS = 250
/** As long as somebody holds a card before they ask themselves what is wrong. */
const SLOW_AFTER_MS = 8000

interface Props {
  onCode: (code: string) => void
  onTrouble: (trouble: CameraTrouble) => void
}

/** What the phone's camera sees, until a code was read. */
export function Camera({ onCode, onTrouble }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [stage, setStage] = useState<'starting' | 'looking' | 'slow'>('starting')
  const told = useEffectEvent(onCode)
  const failed = useEffectEvent(onTrouble)

  useEffect(() => {
    const element = video.current
    let stream: MediaStream | null = null
    let next = 0
    let isOver = false
    async function look(reader: CodeReader, since: number) {
      if (isOver || !element) return
      const code = await reader(element).catch(() => null)
      if (isOver) return
      if (code !== null) return told(code)
      if (Date.now() - since > SLOW_AFTER_MS) setStage('slow')
      next = window.setTimeout(() => void look(reader, since), LOOK_EVERY_MS)
    }
    async function start() {
      const [reader, coming] = await Promise.all([
        codeReader().catch((): never => {
          throw new DOMException('the reader did not come', NO_READER)
        }),
        openCamera().then((opened) => (isOver ? close(opened) : (stream = opened))),
      ])
      if (isOver || !element || !coming) return
      for (const track of coming.getTracks())
        track.addEventListener('ended', () => isOver || failed('stopped'))
      element.srcObject = coming
      await element.play()
      if (isOver) return
      setStage('looking')
      await look(reader, Date.now())
    }
    start().catch((error: unknown) => isOver || failed(troubleOf(error)))
    return () => {
      isOver = true
      clearTimeout(next)
      close(stream)
    }
  }, [])

  return (
    <>
      <video ref={video} className={styles.video} muted playsInline aria-label={CAMERA.label} />
      <p className={styles.says}>{CAMERA[stage]}</p>
    </>
  )
}

const openCamera = () =>
  navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })

function close(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

const NO_READER = 'NoReaderError'

const TROUBLES: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
  [NO_READER]: 'notLoaded',
}

const troubleOf = (error: unknown): CameraTrouble =>
  (error instanceof Error || error instanceof DOMException ? TROUBLES[error.name] : undefined) ?? 'failed'
