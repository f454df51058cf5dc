// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useTellAwake } from '../asleep.ts'
import { keepTyped } from './keep-typed.ts'

const noted = vi.fn<(name: string, value: string) => void>()
let root: Root | undefined

/** One field that React owns, one that owns itself, one box. */
function Page({ title = 'Contact' }) {
  const [name, setName] = useState('')
  const [isOn, setOn] = useState(false)
  const [size, setSize] = useState('none')
  useTellAwake()
  return (
    <main>
      <h1>{title}</h1>
      <input id="owned" value={name} onChange={(event) => setName(event.target.value)} />
      <output>{name}</output>
      <textarea id="free" onChange={(event) => noted('free', event.target.value)} />
      {['S', 'M'].map((each) => (
        <input
          key={each}
          id={each}
          type="radio"
          name="size"
          checked={size === each}
          onChange={() => setSize(each)}
        />
      ))}
      <output>{`${isOn} ${size}`}</output>
      <input id="box" type="checkbox" checked={isOn} onChange={(event) => setOn(event.target.checked)} />
    </main>
  )
}

function open(title?: string) {
  document.body.innerHTML = `<div id="page">${renderToString(<Page {...(title && { title })} />)}</div>`
  keepTyped(document)
}

function type(id: string, value: string) {
  const field = document.getElementById(id) as HTMLInputElement
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

async function wakeUp() {
  const place = document.getElementById('page')!
  await act(async () => {
    root = hydrateRoot(place, <Page />, { onRecoverableError: () => undefined })
  })
}

const valueOf = (id: string) => (document.getElementById(id) as HTMLInputElement).value

afterEach(async () => {
  await act(async () => root?.unmount())
  noted.mockClear()
})

test('what was typed before React came is React’s too', async () => {
  open()
  type('owned', 'Síle')
  type('free', 'When is training?')
  await wakeUp()
  expect([valueOf('owned'), document.querySelector('output')?.textContent]).toEqual(['Síle', 'Síle'])
  expect([valueOf('free'), noted.mock.calls]).toEqual(['When is training?', [['free', 'When is training?']]])
})

test('what was chosen and ticked stays so, and React knows: of two choices the last', async () => {
  open()
  for (const id of ['S', 'M', 'S', 'box']) document.getElementById(id)?.click()
  await wakeUp()
  expect(document.querySelectorAll('output')[1]?.textContent).toBe('true S')
  expect([...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ id }) => id)).toEqual([
    'S',
    'box',
  ])
})

test('nor is it lost where the page has changed since and is drawn anew', async () => {
  open('An older title')
  type('owned', 'Síle')
  type('free', 'When is training?')
  await wakeUp()
  expect(document.querySelector('h1')?.textContent).toBe('Contact')
  expect([valueOf('owned'), valueOf('free')]).toEqual(['Síle', 'When is training?'])
})

test('negative control: with nobody who kept it, React’s own field is empty', async () => {
  document.body.innerHTML = `<div id="page">${renderToString(<Page />)}</div>`
  type('owned', 'Síle')
  await wakeUp()
  expect(document.querySelector('output')?.textContent).toBe('')
})
