import { idOf } from './ids.ts'
import type { DemoRelative } from './shape.ts'

interface Relative extends Omit<DemoRelative, 'id' | 'dateOfBirth'> {
  age: number
  /** How many days ago the last birthday was. */
  birthdayAgo: number
}

const BRID = 'brid@home.example'

const RELATIVES: Relative[] = [
  relative('Colm', 'adult', 'partner', 44, 80),
  relative('Fiadh', 'juvenile', 'daughter', 9, 120),
  relative('Oisín', 'juvenile', 'son', 12, 200),
  relative('Tom', 'juvenile', 'son', 15, 40),
]

function relative(
  firstName: string,
  kind: DemoRelative['kind'],
  relation: string,
  age: number,
  birthdayAgo: number,
): Relative {
  return { of: BRID, firstName, lastName: 'Hallaran', kind, relation, age, birthdayAgo }
}

/** Everybody keeps their age, whenever the world is laid: birthdays are counted from that day. */
export const relatives = (now: Date): DemoRelative[] =>
  RELATIVES.map(({ age, birthdayAgo, ...person }) => {
    const birthday = new Date(
      Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - birthdayAgo),
    )
    birthday.setUTCFullYear(birthday.getUTCFullYear() - age)
    return {
      id: idOf(`relative/${person.of}/${person.firstName}`),
      dateOfBirth: birthday.toISOString().slice(0, 10),
      ...person,
    }
  })
