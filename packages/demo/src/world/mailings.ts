import { idOf } from './ids.ts'
import type { DemoList, DemoLottoFriend } from './shape.ts'

const list = (club: string, name: string, members: string[]): DemoList => ({
  id: idOf(`list/${club}/${name}`),
  club,
  name,
  members,
})

const friend = (club: string, firstName: string, email: string): DemoLottoFriend => ({
  id: idOf(`lotto-friend/${club}/${email}`),
  club,
  firstName,
  email,
})

export const TRAINING_REMINDERS = 'Training reminders'

export const distributionLists: DemoList[] = [
  list('dunvarra', TRAINING_REMINDERS, [
    'brid@home.example',
    'kwame@home.example',
    'dara@home.example',
    'priya@dunvarra.example',
  ]),
  list('inishvarn', TRAINING_REMINDERS, ['hana@inishvarn.example']),
]

export const lottoFriends: DemoLottoFriend[] = [
  friend('dunvarra', 'Eilis', 'eilis@friends.example'),
  friend('inishvarn', 'Marcus', 'marcus@friends.example'),
]
