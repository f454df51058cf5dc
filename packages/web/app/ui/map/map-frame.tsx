import { useId, type RefObject } from 'react'
import type { MapSettings } from '@clubhouse/domain/web/page-context'
import { attributionUrl, MAP_ZOOM } from '@clubhouse/domain/places/map-rules'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { OpenMap } from './leaflet-map.ts'
import styles from './map.module.css'
import { MAP } from './messages.ts'
import type { Missed } from './use-missed.ts'
import type { MapState } from './use-map.ts'

type Props = {
  element: RefObject<HTMLDivElement | null>
  state: MapState
  tryAgain: () => void
  label: string
  tiles: MapSettings
  missed: Missed
}

/** The room of a map: its words before the map is there, its buttons after. The height never changes. */
export function MapFrame({ element, state, tryAgain, label, tiles, missed }: Props) {
  const keys = useId()
  const isOpen = state.step === 'open'
  return (
    <div className={styles.frame} data-wakes-in-view="">
      <div
        ref={element}
        className={styles.canvas}
        {...(isOpen && {
          role: 'application',
          'aria-roledescription': 'map',
          'aria-label': MAP.named(label),
          'aria-describedby': keys,
        })}
      />
      {state.step === 'open' && <ZoomButtons map={state.map} zoom={state.zoom} />}
      {!isOpen && <Placeholder label={label} hasFailed={state.step === 'failed'} tryAgain={tryAgain} />}
      {missed && (
        <p className={styles.hint} aria-hidden>
          {missed === 'wheel' ? MAP.holdKey : MAP.twoFingers}
        </p>
      )}
      <Source tiles={tiles} isSketch={isOpen && state.isSketch} />
      <p id={keys} hidden>
        {MAP.keys}
      </p>
    </div>
  )
}

function Placeholder({
  label,
  hasFailed,
  tryAgain,
}: {
  label: string
  hasFailed: boolean
  tryAgain: () => void
}) {
  return (
    <div className={styles.placeholder}>
      <Icon name="pin" className={styles.placeholderPin} />
      <p>{label}</p>
      {hasFailed && (
        <div role="alert" className={styles.failed}>
          <p>{MAP.failed}</p>
          <Button size="small" onClick={tryAgain}>
            {MAP.tryAgain}
          </Button>
        </div>
      )}
    </div>
  )
}

function ZoomButtons({ map, zoom }: { map: OpenMap; zoom: number }) {
  return (
    <div className={styles.zoom}>
      <IconButton
        icon="plus"
        label={MAP.zoomIn}
        variant="secondary"
        disabled={zoom >= MAP_ZOOM.most}
        onClick={() => map.zoomBy(1)}
      />
      <IconButton
        icon="minus"
        label={MAP.zoomOut}
        variant="secondary"
        disabled={zoom <= MAP_ZOOM.least}
        onClick={() => map.zoomBy(-1)}
      />
    </div>
  )
}

/** Whose map it is, always in sight; of a sketch it says what it is. */
function Source({ tiles, isSketch }: { tiles: MapSettings; isSketch: boolean }) {
  if (isSketch) {
    return <p className={styles.source}>{tiles.tilesUrl === null ? MAP.sketch : MAP.sketchInstead}</p>
  }
  if (tiles.tilesUrl === null) return null
  const url = attributionUrl(tiles.attribution)
  return (
    <p className={styles.source}>
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {tiles.attribution}
        </a>
      ) : (
        tiles.attribution
      )}
    </p>
  )
}
