/** The upper part from straight down, then how far the elbow or knee is bent. In degrees, forward is positive. */
export type Limb = [angle: number, bend: number]

export interface Pose {
  /** In front and back view, forward means outwards. */
  view: 'side' | 'front' | 'back'
  /** Of the trunk, forward. */
  lean: number
  head?: number
  arms: [near: Limb, far: Limb]
  legs: [near: Limb, far: Limb]
  /** Off the ground. */
  lift?: number
  /** Both hands on something that points this way from the near hand; the far hand holds its upper end. */
  grip?: number
}

const side = (pose: Omit<Pose, 'view'>): Pose => ({ view: 'side', ...pose })
const front = (pose: Omit<Pose, 'view'>): Pose => ({ view: 'front', ...pose })

/** Near limb and far limb. */
const pair = (a: number, b: number, c: number, d: number): [Limb, Limb] => [
  [a, b],
  [c, d],
]

export const POSES = {
  stand: front({ lean: 0, arms: pair(12, -4, 12, -4), legs: pair(5, 0, 5, 0) }),
  handsOnHips: front({ lean: 0, arms: pair(42, -96, 42, -96), legs: pair(9, 0, 9, 0) }),
  armsFolded: front({ lean: 0, arms: pair(18, -112, 18, -104), legs: pair(6, 0, 6, 0) }),
  cheer: front({ lean: 0, arms: pair(152, 14, 148, 20), legs: pair(12, 0, 10, 0) }),
  cheerJump: front({ lean: 0, arms: pair(150, 10, 160, -6), legs: pair(20, 46, 14, 60), lift: 12 }),
  lift: front({ lean: 0, arms: pair(148, 26, 148, 26), legs: pair(9, 0, 9, 0) }),
  pointUp: front({ lean: 0, arms: pair(12, -20, 166, 4), legs: pair(7, 0, 7, 0) }),
  wave: front({ lean: 2, arms: pair(14, -8, 128, 34), legs: pair(6, 0, 6, 0) }),
  run: side({ lean: 14, head: -6, arms: pair(-52, 78, 48, 84), legs: pair(42, 52, -34, 36), lift: 3 }),
  sprint: side({ lean: 20, head: -10, arms: pair(-66, 88, 56, 92), legs: pair(62, 74, -46, 24), lift: 5 }),
  kick: side({ lean: -10, head: 8, arms: pair(-64, 18, 62, 20), legs: pair(62, 8, -10, 8) }),
  dribble: side({ lean: 16, head: 8, arms: pair(-36, 50, 34, 46), legs: pair(34, 30, -26, 44) }),
  walk: side({ lean: 3, arms: pair(-20, 14, 22, 24), legs: pair(20, 4, -18, 8) }),
  stroll: side({ lean: 2, arms: pair(10, 10, -12, 12), legs: pair(12, 2, -11, 6) }),
  passBall: side({ lean: 4, head: 8, arms: pair(-30, 16, 24, 22), legs: pair(30, 10, -8, 4) }),
  rake: side({ lean: 22, head: 4, arms: pair(56, 24, 28, 34), legs: pair(20, 16, -14, 6) }),
  rakeFar: side({ lean: 12, head: 4, arms: pair(70, 8, 44, 24), legs: pair(24, 12, -18, 8) }),
  shake: side({ lean: 5, head: 0, arms: pair(64, 12, 4, 12), legs: pair(10, 0, -9, 4) }),
  dance: side({ lean: -2, arms: pair(40, 30, 78, 34), legs: pair(12, 2, -14, 20) }),
  danceNear: side({ lean: 3, arms: pair(46, 24, 80, 30), legs: pair(16, 14, -12, 4) }),
  twirl: side({ lean: -6, head: -8, arms: pair(150, 12, -36, -30), legs: pair(10, 6, -24, 34) }),
  keeper: front({ lean: 0, arms: pair(62, 26, 62, 26), legs: pair(26, 22, 26, 22) }),
  /** Hockey: both hands low on the stick. */
  drive: side({ lean: 34, head: 2, arms: pair(26, 10, 0, 0), legs: pair(44, 46, -26, 14), grip: 40 }),
  tackle: side({ lean: 46, head: -18, arms: pair(34, 8, 0, 0), legs: pair(58, 72, -38, 8), grip: 50 }),
  reachStick: side({ lean: 28, head: -6, arms: pair(22, 12, 0, 0), legs: pair(40, 40, -30, 20), grip: 34 }),
  /** Carrying a stick at the ready. */
  ready: side({ lean: 12, head: -4, arms: pair(20, 46, 0, 0), legs: pair(24, 22, -14, 12), grip: 52 }),
  umpire: front({ lean: 0, arms: pair(92, 2, 118, 142), legs: pair(8, 0, 8, 0) }),
} satisfies Record<string, Pose>
