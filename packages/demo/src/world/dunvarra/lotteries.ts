import { daysAround } from '../days.ts'
import { idOf } from '../ids.ts'
import { type DemoLottery, lottoOf } from '../lottery.ts'

export const roversLotto: DemoLottery = lottoOf('dunvarra', 'rovers-lotto', {
  name: 'Rovers Lotto',
  description: 'Match six from 1 to 32. €2 a line, three lines for €5.',
  place: 'in the clubhouse',
  prices: [
    { title: '1 line', count: 1, price: 2_00 },
    { title: '3 for €5', count: 3, price: 5_00 },
  ],
  numbers: 32,
  weekday: 4,
  time: '21:00',
  jackpot: 4_850_00,
  jackpotStart: 2_000_00,
  jackpotStep: 150_00,
  jackpotCap: 10_000_00,
  prizes: [
    { tier: 'Match 5', amount: 250_00 },
    { tier: 'Match 4', amount: 40_00 },
    { tier: 'Match 3', amount: 10_00 },
  ],
})

/** On the evening of which its article tells. */
export const midwinterHamper = (now: Date): DemoLottery => ({
  id: idOf('lottery/dunvarra/midwinter-hamper'),
  kind: 'Draw',
  slug: 'midwinter-hamper',
  name: 'Midwinter Hamper',
  description:
    'One enormous hamper, nine smaller prizes and 500 tickets. The money buys winter jackets for the under-age coaches.',
  images: ['dunvarra/midwinter-hamper', 'dunvarra/midwinter-hamper-draw'],
  prices: [
    { title: '1 ticket', count: 1, price: 10_00 },
    { title: '3 for €25', count: 3, price: 25_00 },
  ],
  maxCount: 20,
  place: 'in the clubhouse',
  weeklyLimit: 250_00,
  lotto: null,
  draw: {
    things: [
      {
        title: 'The Midwinter Hamper',
        description:
          'A ham from Royle’s farm, mackerel and salmon from the Slipway, six bottles of wine, whiskey, a Christmas cake, a wool blanket and two nights in the Harbour Lights Hotel.',
      },
      { title: '€100 for Cúán Hardware', description: 'A voucher, to be spent on anything but fireworks.' },
      { title: 'Dinner for two', description: 'At the Slipway, on any evening but New Year’s.' },
      { title: 'A box of cheeses', description: 'Three, from Royle Farm Dairy, and the crackers.' },
      { title: 'A wool scarf', description: 'From Tarran’s Mill, in pine and gold.' },
      { title: 'Four bottles', description: 'Chosen at Sallavan’s by people who know.' },
      { title: 'A home jersey', description: 'In your size.' },
      { title: 'Two dinner dance tickets', description: 'With the band, and the raffle after it.' },
      { title: 'A month of Rovers Lotto', description: 'Three lines for four draws.' },
      { title: 'A bag of turf', description: 'Last year’s winner called it the best prize on the table.' },
    ],
    ticketCount: 500,
    sold: 439,
    time: '20:00',
    day: daysAround(now, -6).nextDay('Saturday', 3),
  },
})
