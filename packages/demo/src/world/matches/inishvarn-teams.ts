import { type Crest, crest } from '../../images/crest.ts'

export interface DemoTeam {
  name: string
  ground: string
  /** What the provider calls its picture; null for a team that has none. */
  pictureId: string | null
  /** Null where the provider has lost the picture. */
  crest: Crest | null
}

const design = (
  primary: string,
  accent: string,
  shape: Pick<Crest, 'outline' | 'division' | 'emblem' | 'name'>,
): Crest => ({ palette: { primary, accent, plate: '#ffffff' }, year: '', ...shape })

export const TEAMS = {
  inishvarn: {
    name: 'Inishvarn',
    ground: 'Lough Road, Inishvarn',
    pictureId: 'team-101',
    crest: design('#14213D', '#FF6B57', {
      outline: 'round',
      division: 'chevron',
      emblem: 'wave',
      name: 'INISHVARN',
    }),
  },
  carrickmoyle: {
    name: 'Carrickmoyle',
    ground: 'Castle Park, Carrickmoyle',
    pictureId: 'team-102',
    crest: design('#7A1022', '#F4D58D', {
      outline: 'heater',
      division: 'quarters',
      emblem: 'tower',
      name: 'CARRICK',
    }),
  },
  portavarna: {
    name: 'Portavarna',
    ground: 'The Strand, Portavarna',
    pictureId: 'team-103',
    crest: design('#0B4F6C', '#9BE3F2', {
      outline: 'notched',
      division: 'hoops',
      emblem: 'wave',
      name: 'PORTAVARNA',
    }),
  },
  loughEsker: {
    name: 'Lough Eskerra',
    ground: 'Esker Astro, Lough Eskerra',
    pictureId: 'team-104',
    crest: design('#20512F', '#C9E265', {
      outline: 'heater',
      division: 'chevron',
      emblem: 'oak',
      name: 'ESKERRA',
    }),
  },
  rathdoyle: {
    name: 'Rathdoyle',
    ground: 'Mill Field, Rathdoyle',
    pictureId: 'team-105',
    crest: design('#4A1D6B', '#F2B5E0', {
      outline: 'round',
      division: 'quarters',
      emblem: 'star',
      name: 'RATHDOYLE',
    }),
  },
  belturrin: {
    name: 'Belturrin',
    ground: 'Canal Bank, Belturrin',
    pictureId: null,
    crest: null,
  },
  glenarvagh: {
    name: 'Glenarvagh',
    ground: 'Glen Park, Glenarvagh',
    pictureId: 'team-107',
    crest: design('#8A3B0A', '#FFD27A', {
      outline: 'notched',
      division: 'chevron',
      emblem: 'oak',
      name: 'GLEN',
    }),
  },
  kilcarrow: {
    name: 'Kilcarrow',
    ground: 'Chapel Field, Kilcarrow',
    pictureId: 'team-108',
    crest: design('#222222', '#E8E8E8', {
      outline: 'heater',
      division: 'hoops',
      emblem: 'star',
      name: 'KILCARROW',
    }),
  },
  sleibhin: {
    name: 'Sléibhín Óg',
    ground: 'Páirc an tSléibhe',
    pictureId: 'team-109',
    crest: design('#00606B', '#F6E27F', {
      outline: 'round',
      division: 'hoops',
      emblem: 'tower',
      name: 'SLEIBHIN',
    }),
  },
  odornans: { name: 'O’Dornan’s', ground: 'Quay Street', pictureId: 'team-110', crest: null },
} as const satisfies Record<string, DemoTeam>

/** The drawing of a team's crest; null where the provider has none under that id. */
export function teamCrest(pictureId: string): string | null {
  const teams: DemoTeam[] = Object.values(TEAMS)
  const found = teams.find((team) => team.pictureId === pictureId)?.crest
  return found ? crest(found) : null
}
