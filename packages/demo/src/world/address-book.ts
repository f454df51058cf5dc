/** What the demo's search for addresses knows: invented places around both clubs. */
export const ADDRESS_BOOK = [
  { label: 'Harbour Field, Quay Road, Dunvarra, Mayo, Ireland', latitude: 53.7631, longitude: -9.8127 },
  { label: 'The Pier, Quay Road, Dunvarra, Mayo, Ireland', latitude: 53.7604, longitude: -9.8196 },
  {
    label: 'Dunvarra National School, Chapel Street, Dunvarra, Mayo, Ireland',
    latitude: 53.7659,
    longitude: -9.8058,
  },
  { label: 'Market Square, Dunvarra, Mayo, Ireland', latitude: 53.7642, longitude: -9.8093 },
  { label: 'Ballymurrin Community Pitch, Ballymurrin, Mayo, Ireland', latitude: 53.7874, longitude: -9.7641 },
  { label: 'Cnoc na Móna Park, Tullyvarra, Mayo, Ireland', latitude: 53.8093, longitude: -9.8512 },
  {
    label: 'Tráigh Bhán Car Park, Strand Road, Tullyvarra, Mayo, Ireland',
    latitude: 53.8127,
    longitude: -9.8744,
  },
  { label: 'Shore Road, Inishvarn, Down, Northern Ireland', latitude: 54.3918, longitude: -5.6012 },
  {
    label: 'Inishvarn Turf Centre, Mill Lane, Inishvarn, Down, Northern Ireland',
    latitude: 54.3967,
    longitude: -5.6094,
  },
  {
    label: 'The Slipway, Shore Road, Inishvarn, Down, Northern Ireland',
    latitude: 54.3889,
    longitude: -5.5953,
  },
  {
    label: 'Glencarrow Grounds, Station Road, Glencarrow, Down, Northern Ireland',
    latitude: 54.4203,
    longitude: -5.6618,
  },
  {
    label: 'St Éanna’s Hall, Church Hill, Carnvarn, Down, Northern Ireland',
    latitude: 54.3712,
    longitude: -5.6379,
  },
] as const
