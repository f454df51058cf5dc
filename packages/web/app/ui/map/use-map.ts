import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { MAP_ZOOM, type Place } from '@clubhouse/domain/places/map-rules'
import type { Gesture } from './gentle-gestures.ts'
import type { OpenMap } from './leaflet-map.ts'
import { useInView } from './use-in-view.ts'

export type MapState =
  | { step: 'waiting' }
  | { step: 'failed' }
  | { step: 'open'; map: OpenMap; zoom: number; isSketch: boolean }

interface Wanted {
  centre: Place
  hasMarker: boolean
  tilesUrl: string | null
  onMove: ((place: Place) => void) | null
  onMissed: (gesture: Gesture) => void
}

/** Opens a map in the element once it comes into view, and closes it when it goes. */
export function useMap(element: RefObject<HTMLDivElement | null>, wanted: Wanted) {
  const isSeen = useInView(element)
  const [state, setState] = useState<MapState>({ step: 'waiting' })
  const latest = useRef(wanted)

  useEffect(() => {
    latest.current = wanted
  })

  const { tilesUrl } = wanted
  const isEditable = wanted.onMove !== null
  // After a failure somebody has to ask again.
  const isWanted = isSeen && state.step !== 'failed'
  useEffect(() => {
    const container = element.current
    if (!isWanted || !container) return undefined
    let isGone = false
    let map: OpenMap | null = null

    function change(changes: { zoom?: number; isSketch?: boolean }): void {
      setState((now) => (now.step === 'open' ? { ...now, ...changes } : now))
    }

    async function open(within: HTMLElement): Promise<void> {
      try {
        const { openMap } = await import('./leaflet-map.ts')
        if (isGone) return
        const { centre, hasMarker } = latest.current
        map = openMap({
          container: within,
          centre,
          hasMarker,
          tilesUrl,
          onMove: isEditable ? (place) => latest.current.onMove?.(place) : null,
          onMissed: (gesture) => latest.current.onMissed(gesture),
          onZoom: (zoom) => change({ zoom }),
          onSketch: () => change({ isSketch: true }),
        })
        setState({ step: 'open', map, zoom: MAP_ZOOM.start, isSketch: tilesUrl === null })
      } catch {
        if (!isGone) setState({ step: 'failed' })
      }
    }

    void open(container)
    return () => {
      isGone = true
      map?.close()
    }
  }, [element, isWanted, tilesUrl, isEditable])

  const tryAgain = useCallback(() => setState({ step: 'waiting' }), [])
  return { state, tryAgain }
}
