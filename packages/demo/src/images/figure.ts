import { mix } from '@clubhouse/artwork/colour'
import { between, capsule, polygon, reach, type Point } from '@clubhouse/artwork/geometry'
import { hairArt, type Hair } from './hair.ts'
import type { Pose } from './pose.ts'
import { ADULT, CHILD, skeleton, type Bones, type Build } from './skeleton.ts'
import { disc, group, n, oval, path } from '@clubhouse/artwork/svg'

/** What a person wears and how tall they are; everything is one flat colour. */
export interface Person {
  skin: string
  hair: Hair
  hairColour: string
  jersey: string
  /** Hoops across the jersey. */
  hoops?: string
  sleeves?: string
  shorts: string
  socks: string
  boots: string
  /** A child has a larger head and shorter limbs. */
  isChild?: boolean
  /** Trousers instead of shorts and socks. */
  trousers?: boolean
  /** A skirt or kilt to the knee. */
  skirt?: boolean
  /** Where the light comes from makes the far limbs darker. */
  shade: string
}

const ZERO: Point = [0, 0]

/** Something held, drawn between the trunk and the near arm. */
export type Held = (near: Point, far: Point) => string

/** Draws a person standing at 0,0; `facing` −1 looks to the left. */
export function figure(person: Person, pose: Pose, facing: 1 | -1 = 1, held?: Held): string {
  const build = person.isChild ? CHILD : ADULT
  const bones = skeleton(pose, build)
  const g = build.girth
  const isFront = pose.view !== 'side'
  const dark = (colour: string) => mix(colour, person.shade, isFront ? 0 : 0.26)
  const same = (colour: string) => colour

  const leg = ([hip, knee, ankle]: readonly [Point, Point, Point], tone: (c: string) => string) => {
    const boot = footOf(knee, ankle, isFront)
    const shoe = path(capsule(boot[0], 2.7 * g, boot[1], 2.1 * g), tone(person.boots))
    if (person.trousers)
      return (
        shoe +
        path(capsule(hip, 6.2 * g, knee, 4.3 * g), tone(person.shorts)) +
        path(capsule(knee, 4.3 * g, ankle, 3.3 * g), tone(person.shorts))
      )
    return (
      shoe +
      path(capsule(hip, 5.6 * g, knee, 3.7 * g), tone(person.skin)) +
      path(capsule(knee, 3.7 * g, ankle, 2.3 * g), tone(person.skin)) +
      path(capsule(between(knee, ankle, 0.24), 3.9 * g, ankle, 2.5 * g), tone(person.socks)) +
      path(capsule(hip, 6.3 * g, between(hip, knee, 0.62), 6 * g), tone(person.shorts))
    )
  }
  const arm = ([shoulder, elbow, hand]: readonly [Point, Point, Point], tone: (c: string) => string) => {
    const sleeve = person.sleeves ?? person.jersey
    const isLong = person.trousers ?? false
    return (
      disc(hand[0], hand[1], 2.7 * g, tone(person.skin)) +
      path(capsule(shoulder, 3.9 * g, elbow, 2.9 * g), tone(isLong ? sleeve : person.skin)) +
      path(capsule(elbow, 2.9 * g, hand, 2.2 * g), tone(isLong ? sleeve : person.skin)) +
      (isLong ? '' : path(capsule(shoulder, 4.7 * g, between(shoulder, elbow, 0.62), 4.4 * g), tone(sleeve)))
    )
  }

  const parts = [
    arm(bones.farArm, dark),
    leg(bones.farLeg, dark),
    leg(bones.nearLeg, same),
    person.skirt ? skirt(person, bones.nearLeg, bones.farLeg) : '',
    torso(person, bones, build, isFront),
    neckAndHead(person, bones, build, pose.view),
    held?.(bones.nearArm[2], bones.farArm[2]) ?? '',
    arm(bones.nearArm, same),
  ]
  return group(`transform="scale(${facing} 1) translate(0 ${n(bones.drop)})"`, ...parts)
}

/** The same person as one dark shape laid on the ground, for a low sun. */
export function shadow(
  person: Person,
  pose: Pose,
  facing: 1 | -1,
  colour: string,
  skew: number,
  length: number,
): string {
  const flat: Person = {
    ...person,
    skin: colour,
    hairColour: colour,
    jersey: colour,
    shorts: colour,
    socks: colour,
    boots: colour,
    shade: colour,
  }
  delete flat.hoops
  delete flat.sleeves
  return group(`transform="matrix(1 0 ${n(skew)} ${-length} 0 0)"`, figure(flat, pose, facing))
}

function footOf(knee: Point, ankle: Point, isFront: boolean): [Point, Point] {
  if (isFront) return [ankle, [ankle[0] + Math.sign(ankle[0] - 0.001) * 1.8, ankle[1] + 1.1]]
  const angle = (Math.atan2(ankle[0] - knee[0], ankle[1] - knee[1]) * 180) / Math.PI
  return [ankle, reach([ankle[0], ankle[1] + 0.8], angle + 82, 6.4)]
}

function torso(person: Person, bones: Bones, build: Build, isFront: boolean): string {
  const { hip, shoulder } = bones
  const width = isFront ? 1 : 0.42
  const along = Math.atan2(shoulder[1] - hip[1], shoulder[0] - hip[0]) + Math.PI / 2
  const side = (origin: Point, half: number): Point => [
    origin[0] + Math.cos(along) * half,
    origin[1] + Math.sin(along) * half,
  ]
  const top = between(hip, shoulder, 0.96)
  const corners = [
    side(top, -build.shoulders * width),
    side(top, build.shoulders * width),
    side(hip, build.hips * width * 1.1),
    side(hip, -build.hips * width * 1.1),
  ]
  const round = 9.4 * build.girth
  const shape = `d="${polygon(corners)}" stroke-width="${n(round)}" stroke-linejoin="round"`
  const hoops = person.hoops
    ? [0.12, 0.44, 0.76].map((share) => {
        const middle = between(hip, shoulder, share)
        const half = (build.hips + (build.shoulders - build.hips) * share) * width + 4.4
        return path(
          polygon([
            side(between(hip, shoulder, share - 0.07), -half),
            side(between(hip, shoulder, share - 0.07), half),
            side(between(middle, shoulder, 0.16), half),
            side(between(middle, shoulder, 0.16), -half),
          ]),
          person.hoops ?? '',
        )
      })
    : []
  return `<path ${shape} fill="${person.jersey}" stroke="${person.jersey}"/>${hoops.join('')}`
}

function neckAndHead(person: Person, { shoulder, head }: Bones, build: Build, view: Pose['view']): string {
  const r = build.head
  const face = oval(head[0], head[1], r * 0.9, r * 1.04, person.skin)
  const hair = hairArt(person.hair, head, r, view, person.hairColour)
  return (
    path(capsule(shoulder, 3.6, between(shoulder, head, 0.7), 3), mix(person.skin, person.shade, 0.22)) +
    hair.behind +
    face +
    hair.front
  )
}

function skirt(
  person: Person,
  near: readonly [Point, Point, Point],
  far: readonly [Point, Point, Point],
): string {
  const hem = [between(near[0], near[1], 0.72), between(far[0], far[1], 0.72)].toSorted((a, b) => a[0] - b[0])
  const [left = ZERO, right = ZERO] = hem
  const y = Math.max(left[1], right[1])
  return `<path d="${polygon([
    [-5, -2],
    [5, -2],
    [right[0] + 4.5, y],
    [left[0] - 4.5, y],
  ])}" fill="${person.shorts}" stroke="${person.shorts}" stroke-width="6" stroke-linejoin="round"/>`
}
