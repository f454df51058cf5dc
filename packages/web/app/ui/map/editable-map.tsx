import { useEffect, useId, useRef } from 'react'
import type { Place } from '@clubhouse/domain/places/map-rules'
import type { MapSettings } from '@clubhouse/domain/web/page-context'
import { MapFrame } from './map-frame.tsx'
import styles from './map.module.css'
import { EDITOR } from './editor-messages.ts'
import { PlaceSearch, type SearchPlaces } from './place-search.tsx'
import { useMap } from './use-map.ts'
import { useMissed } from './use-missed.ts'

type Props = {
  /** Null until somebody has set one. */
  place: Place | null
  label: string
  tiles: MapSettings
  search: SearchPlaces
  onChange: (place: Place) => void
}

/** The middle of the island: somewhere to begin for a club that has no place yet. */
const NOWHERE: Place = { latitude: 53.4239, longitude: -7.9407 }

/** MAP-01, MAP-02: the map in admin mode. Whoever mounts it asks mayEditMap first. */
export function EditableMap({ place, label, tiles, search, onChange }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const help = useId()
  const [missed, onMissed] = useMissed()
  const { state, tryAgain } = useMap(element, {
    centre: place ?? NOWHERE,
    hasMarker: place !== null,
    tilesUrl: tiles.tilesUrl,
    onMove: onChange,
    onMissed,
  })
  const map = state.step === 'open' ? state.map : null
  const position = place ? inWords(place) : ''

  useEffect(() => {
    if (position) map?.nameMarker(EDITOR.marker(position), help)
  }, [map, position, help])

  return (
    <div className={styles.map}>
      <PlaceSearch
        label={label}
        search={search}
        onPick={(hit) => {
          const found = { latitude: hit.latitude, longitude: hit.longitude }
          map?.show(found)
          onChange(found)
        }}
      />
      <MapFrame
        element={element}
        state={state}
        tryAgain={tryAgain}
        label={label}
        tiles={tiles}
        missed={missed}
      />
      <div className={styles.caption}>
        <p id={help} className={styles.help}>
          {place ? EDITOR.help : EDITOR.noPlace}
        </p>
        {position && (
          <p className={styles.position} role="status">
            <span className="visually-hidden">{EDITOR.position}: </span>
            {position}
          </p>
        )}
      </div>
    </div>
  )
}

/** As people write it: 53.76310° N, 9.81270° W. */
function inWords({ latitude, longitude }: Place): string {
  const part = (degrees: number, [positive, negative]: [string, string]) =>
    `${Math.abs(degrees).toFixed(5)}° ${degrees < 0 ? negative : positive}`
  return `${part(latitude, ['N', 'S'])}, ${part(longitude, ['E', 'W'])}`
}
