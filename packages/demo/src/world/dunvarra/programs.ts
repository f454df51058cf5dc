import { every, instalments, plansOf, programOf, reducing, seasonEnd } from '../plan.ts'
import type { DemoProgram } from '../shape.ts'

const club = 'dunvarra'

export function dunvarraPrograms(now: Date): DemoProgram[] {
  const { adult, juvenile } = plansOf(club, seasonEnd(now))
  return [
    programOf(club, 'Season', [
      adult('Senior player', 180_00, {
        description: 'League and cup, training on Tuesdays and Thursdays, insurance and the use of the gym.',
        paymentOptions: [instalments(6)],
      }),
      adult('Student player', 90_00, {
        description: 'Everything a senior gets, at half the price, if you’re at school or college.',
        remaining: 12,
      }),
      juvenile('Little Rovers U6', 0, {
        description: 'Saturday mornings with a ball and a parent. We don’t count the goals.',
      }),
      juvenile('Juvenile U8–U12', 110_00, {
        description: 'Two evenings a week, blitzes at weekends, a jersey to keep.',
        paymentOptions: [instalments(4)],
      }),
      juvenile('Youth U13–U18', 130_00, {
        description: 'League football from September to May. Join later and you pay less.',
        paymentOptions: [reducing(8)],
      }),
    ]),
    programOf(club, 'Summer camps', [
      juvenile('Camp week 1', 75_00, {
        description: 'Five mornings in July, coaches from the senior team, ice cream on Friday.',
        remaining: 0,
      }),
      juvenile('Camp week 2', 75_00, {
        description: 'The same again a week later, with the tournament at the end.',
        remaining: 2,
      }),
    ]),
    programOf(club, 'Social', [
      adult('Social member', 40_00, {
        description: 'A vote at the general meeting, a seat in the stand and the newsletter.',
      }),
      adult('Gym & astro', 15_00, {
        description: 'The gym on weekdays and an hour on the astro each week.',
        endsOn: null,
        paymentOptions: [every(1, 'monthly')],
      }),
      adult('Walking football', 5_00, {
        description: 'Wednesdays at seven. No running, plenty of shouting, tea afterwards.',
        paymentOptions: [every(1, 'weekly')],
      }),
    ]),
    programOf(club, 'Winter league', []),
  ]
}
