import { useState, useSyncExternalStore } from 'react'
import type { CameraTrouble } from './camera.tsx'

const never = () => () => undefined
/** Not where a page isn't secure, nor in browsers without any camera. */
const hasCameras = () => 'mediaDevices' in navigator

/** Whether a page may look for a camera, is looking through it now, and what came between. */
export function useScanner(onCode: (code: string) => void) {
  const canScan = useSyncExternalStore(never, hasCameras, () => false)
  const [isOn, setOn] = useState(false)
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null)
  return {
    canScan,
    isOn,
    trouble,
    /** A card was checked without it. */
    settle: () => setTrouble(null),
    toggle: () => {
      setTrouble(null)
      setOn(!isOn)
    },
    camera: {
      onCode: (code: string) => {
        setOn(false)
        onCode(code)
      },
      onTrouble: (came: CameraTrouble) => {
        setOn(false)
        setTrouble(came)
      },
    },
  }
}
