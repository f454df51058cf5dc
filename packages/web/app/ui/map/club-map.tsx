import { useRef } from 'react'
import { directionsUrl, type Place } from '@clubhouse/domain/places/map-rules'
import type { MapSettings } from '@clubhouse/domain/web/page-context'
import { Icon } from '../icon/icon.tsx'
import { MapFrame } from './map-frame.tsx'
import styles from './map.module.css'
import { MAP } from './messages.ts'
import { useMap } from './use-map.ts'
import { useMissed } from './use-missed.ts'

type Props = Place & {
  /** The address in words: what the map shows, for everybody who does not see it. */
  label: string
  tiles: MapSettings
}

/** CONTACT-03, MAP-02: a place on a map that nobody can change. Without a script it is the address and the way there. */
export function ClubMap({ latitude, longitude, label, tiles }: Props) {
  // Another place is another map.
  return (
    <PlacedMap
      key={`${latitude} ${longitude}`}
      latitude={latitude}
      longitude={longitude}
      label={label}
      tiles={tiles}
    />
  )
}

function PlacedMap({ latitude, longitude, label, tiles }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const [missed, onMissed] = useMissed()
  const { state, tryAgain } = useMap(element, {
    centre: { latitude, longitude },
    hasMarker: true,
    tilesUrl: tiles.tilesUrl,
    onMove: null,
    onMissed,
  })
  return (
    <figure className={styles.map}>
      <MapFrame
        element={element}
        state={state}
        tryAgain={tryAgain}
        label={label}
        tiles={tiles}
        missed={missed}
      />
      <figcaption className={styles.caption}>
        {/* Beside a map there usually stands the address already. */}
        <span className="visually-hidden">{label}</span>
        <a
          className={styles.directions}
          href={directionsUrl({ latitude, longitude })}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={MAP.directionsTo(label)}
        >
          {MAP.directions}
          <Icon name="external" />
        </a>
      </figcaption>
    </figure>
  )
}
