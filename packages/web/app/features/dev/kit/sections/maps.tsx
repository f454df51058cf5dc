import { useState } from 'react'
import type { Place } from '@clubhouse/domain/places/map-rules'
import type { MapSettings } from '@clubhouse/domain/web/page-context'
import { searchPlaces } from '#lib/fetching/search-places.ts'
import { ClubMap } from '#ui/map/club-map.tsx'
import { EditableMap } from '#ui/map/editable-map.tsx'
import { CLUB_GROUND, searchExamples } from '../example-places.ts'
import { Example, Section } from '../section.tsx'

const ADDRESS = 'Harbour Field, Quay Road, Dunvarra'

type Props = {
  tiles: MapSettings
  /** In the back office the search asks its endpoint; elsewhere the showcase answers itself. */
  isBackOffice: boolean
}

export function Maps({ tiles, isBackOffice }: Props) {
  const [place, setPlace] = useState<Place>(CLUB_GROUND)
  const [newPlace, setNewPlace] = useState<Place | null>(null)
  const search = isBackOffice ? searchPlaces : searchExamples
  return (
    <Section
      id="maps"
      title="Maps"
      about="Loaded when they come into view. Without tiles they draw a coast of their own, in the club’s colours."
    >
      <Example title="Read-only">
        <ClubMap {...CLUB_GROUND} label={ADDRESS} tiles={tiles} />
      </Example>
      <Example title="In admin mode">
        <EditableMap place={place} label={ADDRESS} tiles={tiles} search={search} onChange={setPlace} />
      </Example>
      <Example title="In admin mode, without a place">
        <EditableMap
          place={newPlace}
          label="A new club"
          tiles={tiles}
          search={search}
          onChange={setNewPlace}
        />
      </Example>
    </Section>
  )
}
