import { instalments, plansOf, programOf, seasonOf } from '../plan.ts'
import type { DemoProgram } from '../products.ts'

const club = 'inishvarn'

export function inishvarnPrograms(now: Date): DemoProgram[] {
  const { adult, juvenile } = plansOf(club, seasonOf(now))
  return [
    programOf(club, 'Hockey season', [
      adult('Senior', 160_00, {
        description: 'Training on Mondays and Wednesdays, league matches on Saturdays.',
        paymentOptions: [instalments(4)],
      }),
      juvenile('Junior', 80_00, {
        description: 'Stick work on Friday evenings and a blitz each month.',
      }),
    ]),
  ]
}
