import { idOf } from './ids.ts'

/** A team, filled from who is of its age among the members. */
export interface DemoGroup {
  id: string
  club: string
  name: string
  ages: readonly [from: number, to: number]
  /** E-mails of those who look after it. */
  managers: readonly string[]
}

const group = (club: string, told: Omit<DemoGroup, 'id' | 'club'>): DemoGroup => ({
  id: idOf(`group/${club}/${told.name}`),
  club,
  ...told,
})

export const groups: readonly DemoGroup[] = [
  group('dunvarra', {
    name: 'Under 10s',
    ages: [8, 9],
    managers: ['tadhg@dunvarra.example', 'cormac@dunvarra.example'],
  }),
  group('dunvarra', {
    name: 'Under 12s',
    ages: [10, 11],
    managers: ['orla@dunvarra.example', 'tadhg@dunvarra.example'],
  }),
  group('dunvarra', { name: 'Senior team', ages: [18, 34], managers: [] }),
]
