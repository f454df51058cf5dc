import { reach, type Point } from '@clubhouse/artwork/geometry'
import type { Limb, Pose } from './pose.ts'

/** Lengths of bones, where a grown-up is about 100 tall. */
export interface Build {
  head: number
  neck: number
  torso: number
  shoulders: number
  hips: number
  thigh: number
  shin: number
  upperArm: number
  foreArm: number
  girth: number
}

export const ADULT: Build = {
  head: 6.6,
  neck: 8.6,
  torso: 27,
  shoulders: 8,
  hips: 4.8,
  thigh: 25,
  shin: 25,
  upperArm: 16,
  foreArm: 15,
  girth: 1,
}
export const CHILD: Build = {
  head: 9.2,
  neck: 10.8,
  torso: 28,
  shoulders: 7.6,
  hips: 5,
  thigh: 20,
  shin: 19,
  upperArm: 14,
  foreArm: 13,
  girth: 1.06,
}

/** The joints of a pose, with the lower foot on the ground at y = 0 and about 100 units tall. */
export function skeleton(pose: Pose, build: Build) {
  const isFront = pose.view !== 'side'
  const hip: Point = [0, 0]
  const shoulder = reach(hip, 180 - pose.lean, build.torso)
  const across = (width: number, share: number): Point => {
    const angle = (pose.lean * Math.PI) / 180
    return [Math.cos(angle) * width * share, Math.sin(angle) * width * share]
  }
  const spread = isFront ? 1 : 0.32
  const joint = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy]
  const limb = (start: Point, [upper, bend]: Limb, lengths: [number, number], sign: number, fold: number) => {
    const middle = reach(start, sign * upper, lengths[0])
    return [start, middle, reach(middle, sign * (upper + fold * bend), lengths[1])] as const
  }
  const sides = isFront ? ([-1, 1] as const) : ([1, 1] as const)
  const arms = [build.upperArm, build.foreArm] as [number, number]
  const legs = [build.thigh, build.shin] as [number, number]
  const nearArm = limb(joint(shoulder, across(build.shoulders, -spread)), pose.arms[0], arms, sides[0], 1)
  const farArm = limb(joint(shoulder, across(build.shoulders, spread)), pose.arms[1], arms, sides[1], 1)
  const nearLeg = limb(joint(hip, across(build.hips, -spread)), pose.legs[0], legs, sides[0], -1)
  const farLeg = limb(joint(hip, across(build.hips, spread)), pose.legs[1], legs, sides[1], -1)
  const hands =
    pose.grip === undefined ? farArm : grasp(farArm[0], reach(nearArm[2], pose.grip + 180, 9), arms)
  const head = reach(shoulder, 180 - pose.lean - (pose.head ?? 0), build.neck + build.head * 0.55)
  const lowest = Math.max(nearLeg[2][1], farLeg[2][1]) + 3.2
  return { hip, shoulder, nearArm, farArm: hands, nearLeg, farLeg, head, drop: -lowest - (pose.lift ?? 0) }
}

/** Bends an arm so that its hand arrives at the target, or as near as it can reach. */
function grasp(
  shoulder: Point,
  target: Point,
  [upper, fore]: [number, number],
): readonly [Point, Point, Point] {
  const away = Math.hypot(target[0] - shoulder[0], target[1] - shoulder[1])
  const distance = Math.min(upper + fore - 0.1, Math.max(Math.abs(upper - fore) + 0.1, away))
  const direction = (Math.atan2(target[0] - shoulder[0], target[1] - shoulder[1]) * 180) / Math.PI
  const corner = (upper ** 2 + distance ** 2 - fore ** 2) / (2 * upper * distance)
  const elbow = reach(shoulder, direction - (Math.acos(Math.min(1, corner)) * 180) / Math.PI, upper)
  return [shoulder, elbow, reach(shoulder, direction, distance)]
}

export type Bones = ReturnType<typeof skeleton>
