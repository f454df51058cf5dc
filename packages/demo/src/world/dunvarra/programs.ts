import { bundleOf, every, instalments, plansOf, programOf, reducing, seasonOf } from '../plan.ts'
import type { DemoProgram } from '../products.ts'

const club = 'dunvarra'

export function dunvarraPrograms(now: Date): DemoProgram[] {
  const season = seasonOf(now)
  const { adult, juvenile } = plansOf(club, season)
  // The camps are in the holidays, after the season's last day.
  const campsEnd = `${season.lastDay.slice(0, 4)}-07-31`
  const aged = (ageFrom: number | null, ageTo: number | null) => ({ ageFrom, ageTo, ageOn: season.ageDay })
  const optional = (plan: string, maxAllowed: number, priceInBundle: number) => ({
    plan,
    minAllowed: null,
    maxAllowed,
    priceInBundle,
  })
  const familyPack = bundleOf(club, season, 'Family pack', {
    description:
      'One price for the family: one or two adults and up to four children, whatever age they are. Add the camp if you like.',
    flatPrice: 320_00,
    priceCap: 320_00,
    isDynamicPricing: false,
    paymentOptions: [instalments(4)],
    adults: { min: 1, max: 2 },
    juveniles: { min: 1, max: 4 },
    items: [
      optional('senior-player', 2, 160_00),
      optional('student-player', 2, 80_00),
      optional('social-member', 2, 35_00),
      optional('juvenile-u8-u12', 4, 95_00),
      optional('youth-u13-u18', 4, 115_00),
      optional('little-rovers-u6', 4, 0),
      optional('camp-week-2', 2, 65_00),
    ],
  })
  const siblingsSaver = bundleOf(club, season, 'Siblings saver', {
    description: 'Two to five children together, with a camp week if you like.',
    flatPrice: null,
    priceCap: null,
    isDynamicPricing: true,
    adults: { min: null, max: null },
    juveniles: { min: 2, max: 5 },
    items: [
      { plan: 'juvenile-u8-u12', minAllowed: 1, maxAllowed: 5, priceInBundle: 95_00 },
      optional('youth-u13-u18', 4, 115_00),
      optional('camp-week-2', 2, 65_00),
    ],
  })
  return [
    programOf(
      club,
      'Season',
      [
        adult('Senior player', 180_00, {
          description:
            'League and cup, training on Tuesdays and Thursdays, insurance and the use of the gym.',
          paymentOptions: [instalments(6)],
        }),
        adult('Student player', 90_00, {
          description: 'Everything a senior gets, at half the price, if you’re at school or college.',
          remaining: 12,
        }),
        juvenile('Little Rovers U6', 0, {
          description: 'Saturday mornings with a ball and a parent. We don’t count the goals.',
          ...aged(4, 6),
        }),
        juvenile('Juvenile U8–U12', 110_00, {
          description: 'Two evenings a week, blitzes at weekends, a jersey to keep.',
          paymentOptions: [instalments(4)],
          ...aged(7, 12),
        }),
        juvenile('Youth U13–U18', 130_00, {
          description:
            'League football from September to May. The sooner you join, the more instalments there are.',
          paymentOptions: [reducing(8)],
          ...aged(13, 17),
        }),
      ],
      [familyPack, siblingsSaver],
    ),
    programOf(club, 'Summer camps', [
      juvenile('Camp week 1', 75_00, {
        description: 'Five mornings in July, coaches from the senior team, ice cream on Friday.',
        remaining: 0,
        endsOn: campsEnd,
        ageFrom: 6,
        ageTo: 14,
      }),
      juvenile('Camp week 2', 75_00, {
        description: 'The same again a week later, with the tournament at the end.',
        remaining: 2,
        endsOn: campsEnd,
        ageFrom: 6,
        ageTo: 14,
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
