import { idOf } from './ids.ts'
import type { DemoMessage } from './shape.ts'

type Told = Pick<DemoMessage, 'sender' | 'email' | 'content' | 'daysAgo'> &
  Partial<Pick<DemoMessage, 'phone' | 'isRead' | 'assignedTo' | 'isDone' | 'answers'>>

const message = (club: string, told: Told): DemoMessage => ({
  id: idOf(`message/${club}/${told.email}/${told.daysAgo}`),
  club,
  phone: null,
  isRead: false,
  assignedTo: null,
  isDone: false,
  answers: [],
  ...told,
})

const ORLA = 'orla@dunvarra.example'
const TADHG = 'tadhg@dunvarra.example'

/** What people wrote by the contact form: some answered, some done, some that nobody has opened. */
export const messages: DemoMessage[] = [
  message('dunvarra', {
    sender: 'Gráinne Tolan',
    email: 'grainne@visitors.example',
    daysAgo: 1,
    content: 'Hello!\n\nWe moved to the village in the summer. Can our two (7 and 9) try a training evening?',
  }),
  message('dunvarra', {
    sender: 'Piotr Zielak',
    email: 'piotr@visitors.example',
    daysAgo: 2,
    phone: '353871234560',
    content: 'Someone left a blue jacket on the bench after the match on Saturday. I have it here.',
  }),
  message('dunvarra', {
    sender: 'Maeve Corrin',
    email: 'maeve@visitors.example',
    daysAgo: 4,
    isRead: true,
    content: 'Is the hall free for a birthday on a Sunday afternoon, and what would it cost?',
    assignedTo: TADHG,
  }),
  message('dunvarra', {
    sender: 'Donncha Feehly',
    email: 'donncha@visitors.example',
    daysAgo: 6,
    isRead: true,
    content: 'My daughter is doing her coaching course and needs a team to help with. Could she come to you?',
    assignedTo: ORLA,
    answers: [
      {
        by: ORLA,
        hoursLater: 20,
        content: 'Hello Donncha,\n\nWe’d love that. Could you both come by on Tuesday before training?',
      },
    ],
  }),
  message('dunvarra', {
    sender: 'Anja Brandvold',
    email: 'anja@visitors.example',
    daysAgo: 12,
    isRead: true,
    isDone: true,
    content: 'What time does the lotto close on the night?',
    assignedTo: TADHG,
    answers: [{ by: TADHG, hoursLater: 3, content: 'At eight in the evening. Good luck!' }],
  }),
  message('inishvarn', {
    sender: 'Ruairí Denton',
    email: 'ruairi@visitors.example',
    daysAgo: 3,
    content: 'Do you still run the summer camp for beginners?',
  }),
]
