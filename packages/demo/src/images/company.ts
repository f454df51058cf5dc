import type { Camera, Spot } from './camera.ts'
import { mix } from '@clubhouse/artwork/colour'
import { figure, shadow, type Held, type Person } from './figure.ts'
import type { Hair } from './hair.ts'
import type { Mood } from './mood.ts'
import type { Tones } from './palette.ts'
import type { Pose } from './pose.ts'
import type { Random } from './random.ts'
import { at, group, oval } from '@clubhouse/artwork/svg'

const SKINS = ['#f0c8a4', '#e3ae86', '#c98d63', '#8f5d3f', '#f3d2b3', '#6d4530', '#e9ba93'] as const
const HAIRS = ['#2a1a12', '#5a3420', '#1b1412', '#a8622c', '#c89a55', '#3d2a1d'] as const
const GREY = ['#d9d6cf', '#b9b6b0', '#f0eee8', '#8d8a86'] as const

export type Side = 'home' | 'away' | 'official' | 'neighbour'

export interface Casting {
  side?: Side
  isChild?: boolean
  isOld?: boolean
  hair?: Hair
  skirt?: boolean
}

/** Somebody who plays for, against or around the club, tinted by the time of day. */
export function person(random: Random, tones: Tones, mood: Mood, casting: Casting = {}): Person {
  const { side = 'home', isChild = false, isOld = false, skirt = false } = casting
  const tinted = (colour: string) => mix(colour, mood.tint, mood.tintShare)
  const hair = casting.hair ?? random.pick<Hair>(['short', 'short', 'pony', 'curly', 'bun', 'short'])
  const isCovered = hair === 'hat' || hair === 'cap'
  const hairColour = isCovered
    ? random.pick([tones.accent, tones.primary])
    : random.pick(isOld ? GREY : HAIRS)
  const kit = kitOf(side, tones, random)
  return {
    ...kit,
    skin: tinted(random.pick(SKINS)),
    hair,
    hairColour: tinted(hairColour),
    jersey: tinted(kit.jersey),
    ...(kit.hoops ? { hoops: tinted(kit.hoops) } : {}),
    ...(kit.sleeves ? { sleeves: tinted(kit.sleeves) } : {}),
    shorts: tinted(kit.shorts),
    socks: tinted(kit.socks),
    boots: tinted(kit.boots),
    isChild,
    skirt,
    shade: mix(tones.deep, '#3a2010', 0.25),
  }
}

type Kit = Pick<Person, 'jersey' | 'hoops' | 'sleeves' | 'shorts' | 'socks' | 'boots' | 'trousers'>

function kitOf(side: Side, tones: Tones, random: Random): Kit {
  const { primary, accent, paper, deep, night, haze, mist } = tones
  switch (side) {
    case 'home':
      return { jersey: primary, hoops: accent, sleeves: primary, shorts: paper, socks: accent, boots: night }
    case 'away':
      return { jersey: paper, sleeves: mix(paper, deep, 0.1), shorts: deep, socks: paper, boots: night }
    case 'official':
      return { jersey: accent, sleeves: accent, shorts: night, socks: night, boots: night }
    case 'neighbour': {
      const coat = random.pick([primary, accent, haze, deep, mix(accent, deep, 0.45), mist])
      return {
        jersey: coat,
        sleeves: coat,
        shorts: random.pick([night, deep, '#4a4036']),
        socks: night,
        boots: night,
        trousers: true,
      }
    }
  }
}

export interface Member {
  spot: Spot
  person: Person
  pose: Pose
  facing?: 1 | -1
  /** In metres; a child of eleven when it says so. */
  tall?: number
  held?: Held
}

/** Everybody in the picture, the far ones first, each with a shadow. */
export function company(view: Camera, mood: Mood, members: Member[]): string {
  const { colour, opacity, length, skew } = mood.shadow
  const ordered = members.toSorted((a, b) => b.spot[1] - a.spot[1])
  const placed = ordered.map(({ spot, person: who, pose, facing = 1, tall, held }) => {
    const [x, y] = view.see(...spot)
    const size = (view.scale(spot[1]) * (tall ?? (who.isChild ? 1.42 : 1.76))) / 100
    const fallen = group(`opacity="${opacity}"`, shadow(who, pose, facing, colour, skew, length))
    return {
      shade: at(x, y, size, fallen, oval(0, 0, 15, 2.6, colour, `opacity="${opacity}"`)),
      body: at(x, y, size, figure(who, pose, facing, held)),
    }
  })
  return placed.map(({ shade }) => shade).join('') + placed.map(({ body }) => body).join('')
}
