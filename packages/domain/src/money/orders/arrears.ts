/** What is known of somebody who owes a club something; days are plain dates of the clubhouse's own clock. */
export interface Owing {
  late: number
  remindedOn: string | null
  /** When they said they would pay. */
  planOn: string | null
}

export type NotReminded = 'nothing-late' | 'reminded-today' | 'has-plan'

/** Nobody is written to twice in a day, nor before the day on which they said they would pay. */
export function whyNotReminded({ late, remindedOn, planOn }: Owing, today: string): NotReminded | null {
  if (late <= 0) return 'nothing-late'
  if (planOn !== null && planOn >= today) return 'has-plan'
  return remindedOn !== null && remindedOn >= today ? 'reminded-today' : null
}

/** Their day has gone by and it is still owed. */
export const isPlanBroken = ({ late, planOn }: Pick<Owing, 'late' | 'planOn'>, today: string): boolean =>
  late > 0 && planOn !== null && planOn < today
