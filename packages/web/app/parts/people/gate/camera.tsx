import { useEffect, useRef } from 'react'
import styles from './gate.module.css'
import { SCANNING } from './messages.ts'

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
type DetectorMaker = new (options: { formats: string[] }) => Detector

const makerIn = (scope: object): DetectorMaker | null =>
  'BarcodeDetector' in scope ? (scope.BarcodeDetector as DetectorMaker) : null

export const canScan = (): boolean => makerIn(globalThis) !== null && Boolean(navigator.mediaDevices)

const LOOK_EVERY_MS = 250

/** The camera of the phone, until it has read a code. */
export function Camera({ onCode, onFailed }: { onCode: (code: string) => void; onFailed: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const Maker = makerIn(globalThis)
    let stream: MediaStream | null = null
    let timer = 0
    let isOver = false
    async function look(detector: Detector) {
      if (isOver || !video.current) return
      const [found] = await detector.detect(video.current).catch(() => [])
      if (isOver) return
      if (found) return onCode(found.rawValue)
      timer = window.setTimeout(() => void look(detector), LOOK_EVERY_MS)
    }
    async function start() {
      if (!Maker) throw new Error('no detector')
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isOver || !video.current) return stop()
      video.current.srcObject = stream
      await video.current.play()
      await look(new Maker({ formats: ['qr_code'] }))
    }
    function stop() {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    start().catch(onFailed)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
    // Started once for as long as it is drawn: whoever draws it anew scans anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return <video ref={video} className={styles.video} muted playsInline aria-label={SCANNING} />
}
