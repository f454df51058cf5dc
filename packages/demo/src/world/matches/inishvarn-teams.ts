export interface DemoTeam {
  name: string
  ground: string
  /** What the provider calls its picture; null for a team that has none. */
  pictureId: string | null
}

export const TEAMS = {
  inishvarn: {
    name: 'Inishvarn',
    ground: 'Lough Road, Inishvarn',
    pictureId: 'team-101',
  },
  carrickmoyle: {
    name: 'Carrickmoyle',
    ground: 'Castle Park, Carrickmoyle',
    pictureId: 'team-102',
  },
  portavarna: {
    name: 'Portavarna',
    ground: 'The Strand, Portavarna',
    pictureId: 'team-103',
  },
  loughEsker: {
    name: 'Lough Eskerra',
    ground: 'Esker Astro, Lough Eskerra',
    pictureId: 'team-104',
  },
  rathdoyle: {
    name: 'Rathdoyle',
    ground: 'Mill Field, Rathdoyle',
    pictureId: 'team-105',
  },
  belturrin: {
    name: 'Belturrin',
    ground: 'Canal Bank, Belturrin',
    pictureId: null,
  },
  glenarvagh: {
    name: 'Glenarvagh',
    ground: 'Glen Park, Glenarvagh',
    pictureId: 'team-107',
  },
  kilcarrow: {
    name: 'Kilcarrow',
    ground: 'Chapel Field, Kilcarrow',
    pictureId: 'team-108',
  },
  sleibhin: {
    name: 'Sléibhín Óg',
    ground: 'Páirc an tSléibhe',
    pictureId: 'team-109',
  },
  odornans: { name: 'O’Dornan’s', ground: 'Quay Street', pictureId: 'team-110' },
} as const satisfies Record<string, DemoTeam>
