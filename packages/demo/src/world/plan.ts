import { idOf } from './ids.ts'
import type { DemoPlan, DemoProgram } from './shape.ts'
import { slugOf } from './slug.ts'

type Terms = Partial<Pick<DemoPlan, 'description' | 'remaining' | 'endsOn' | 'paymentOptions'>>

/** Plans as the table of the demo world has them; a child's plan asks for a guardian too. */
export const plansOf = (club: string, lastDay: string) => {
  const plan =
    (isJuvenile: boolean) =>
    (name: string, price: number, terms: Terms = {}) => ({
      id: idOf(`plan/${club}/${name}`),
      slug: slugOf(name),
      name,
      description: '',
      price,
      isJuvenile,
      remaining: null,
      endsOn: lastDay,
      paymentOptions: [],
      ...terms,
    })
  return { adult: plan(false), juvenile: plan(true) }
}

export const programOf = (club: string, title: string, plans: DemoPlan[]): DemoProgram => ({
  id: idOf(`program/${club}/${title}`),
  title,
  plans,
})

export const instalments = (occurrence: number) => ({
  type: 'Instalment' as const,
  occurrence,
  frequency: 'monthly' as const,
})
export const reducing = (occurrence: number) => ({
  type: 'ReducingInstalment' as const,
  occurrence,
  frequency: 'monthly' as const,
})
export const every = (occurrence: number, frequency: 'monthly' | 'weekly') => ({
  type: 'Subscription' as const,
  occurrence,
  frequency,
})

/** The last day of the season that somebody who joins now joins: the end of June. */
export function seasonEnd(now: Date): string {
  const year = now.getUTCFullYear() + (now.getUTCMonth() < 5 ? 0 : 1)
  return `${year}-06-30`
}
