import { useRef, useState } from 'react'
import { type Place, placeFrom } from '@clubhouse/domain/places/map-rules'
import type { MapSettings } from '@clubhouse/domain/web/page-context'
import { searchPlaces } from '#lib/fetching/search-places.ts'
import { FormSection } from '#parts/office/page/form-section.tsx'
import { Columns } from '#ui/layout/layout.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { Button } from '#ui/button/button.tsx'
import { FieldError } from '#ui/field/field.tsx'
import { setInputValue } from '#ui/field/set-input-value.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { EditableMap } from '#ui/map/editable-map.tsx'
import { CLUB } from '../messages.ts'

interface Props {
  tiles: MapSettings
  latitude: string
  longitude: string
  errorOf: (field: string) => string | undefined
}

const placeIn = (latitude: string, longitude: string): Place | null =>
  latitude.trim() === '' || longitude.trim() === ''
    ? null
    : placeFrom({ latitude: Number(latitude), longitude: Number(longitude) })

/** MAP-01, MAP-02: the pin, by search, hand or keys; and the same as two numbers, which need no map and no script. */
export function PlaceField({ tiles, latitude, longitude, errorOf }: Props) {
  const [place, setPlace] = useState(() => placeIn(latitude, longitude))
  // A map begins where it is told, and goes its own way from there: typed numbers begin another one.
  const [begun, setBegun] = useState(0)
  const north = useRef<HTMLInputElement>(null)
  const east = useRef<HTMLInputElement>(null)

  function put(next: Place | null) {
    setPlace(next)
    if (north.current) setInputValue(north.current, next ? String(next.latitude) : '')
    if (east.current) setInputValue(east.current, next ? String(next.longitude) : '')
  }

  function typed() {
    const next = placeIn(north.current?.value ?? '', east.current?.value ?? '')
    if (next?.latitude === place?.latitude && next?.longitude === place?.longitude) return
    setPlace(next)
    setBegun(begun + 1)
  }

  const error = errorOf('place')
  return (
    <FormSection title={CLUB.map} lead={CLUB.mapHint}>
      <EditableMap
        key={begun}
        place={place}
        label={CLUB.ground}
        tiles={tiles}
        search={searchPlaces}
        onChange={put}
      />
      {error && <FieldError id="place">{error}</FieldError>}
      <details className={settings.more}>
        <summary>{CLUB.numbers}</summary>
        <Columns>
          <TextField
            ref={north}
            label={CLUB.latitude}
            name="latitude"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={latitude}
            error={errorOf('latitude')}
            onBlur={typed}
            optional
          />
          <TextField
            ref={east}
            label={CLUB.longitude}
            name="longitude"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={longitude}
            error={errorOf('longitude')}
            onBlur={typed}
            optional
          />
        </Columns>
        {place && (
          <Button
            size="small"
            variant="quiet"
            icon="trash"
            onClick={() => {
              put(null)
              setBegun(begun + 1)
            }}
          >
            {CLUB.noPin}
          </Button>
        )}
      </details>
    </FormSection>
  )
}
