import { type DemoLottery, lottoOf } from '../lottery.ts'

export const inishvarnLotto: DemoLottery = lottoOf('inishvarn', 'inishvarn-lotto', {
  name: 'Inishvarn Lotto',
  description: 'Match six from 1 to 28. £1 a line, three lines for £2.50.',
  place: 'in the pavilion',
  prices: [
    { title: '1 line', count: 1, price: 1_00 },
    { title: '3 for £2.50', count: 3, price: 2_50 },
  ],
  numbers: 28,
  weekday: 7,
  time: '19:00',
  jackpot: 1_200_00,
  jackpotStart: 500_00,
  jackpotStep: 50_00,
  jackpotCap: 5_000_00,
  prizes: [
    { tier: 'Match 5', amount: 100_00 },
    { tier: 'Match 4', amount: 20_00 },
    { tier: 'Match 3', amount: 5_00 },
  ],
})
