// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSite } from '#lib/testing/on-site.tsx'
import { EXTENSIONS } from './extensions.ts'
import { type ChosenPicture, PictureDialog } from './picture-dialog.tsx'

const UPLOADED = { file_path: '/media/dunvarra/ab12/shield.jpg', image_id: 'i1', width: 1200, height: 800 }
const onDone = vi.fn<(picture: ChosenPicture) => boolean>(() => true)
const send = vi.fn<typeof fetch>()
let size = { width: 1200, height: 800 }
beforeEach(() => {
  onDone.mockReset().mockReturnValue(true)
  send.mockReset()
  send.mockImplementation(async () => Response.json(UPLOADED))
  size = { width: 1200, height: 800 }
  vi.stubGlobal('fetch', send)
  vi.stubGlobal('createImageBitmap', async () => ({ ...size, close: () => undefined }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Where there is a site: pictures of the club are drawn from its store. */
function onSite() {
  const children = [
    { path: '/', Component: () => <PictureDialog before={null} onDone={onDone} onClose={vi.fn()} /> },
  ]
  const Stub = createRoutesStub([
    { id: 'root', loader: () => aSite(), HydrateFallback: () => null, children },
  ])
  return <Stub hydrationData={{ loaderData: { root: aSite() } }} />
}

async function choose(type = 'image/jpeg') {
  render(<PictureDialog before={null} onDone={onDone} onClose={vi.fn()} />)
  const file = new File(['x'], 'shield.jpg', { type })
  await act(
    async () =>
      void fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files: [file] } }),
  )
}
const add = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add picture' })))

test('EDITOR-11 API-87 the picture is sent in the field `image`, and stands in the text by its file_path', async () => {
  await choose()
  const sent = send.mock.calls[0]?.[1]?.body
  expect(sent instanceof FormData && (sent.get('image') as File).name).toBe('shield.jpg')
  fireEvent.change(screen.getByLabelText(/What does it show/), {
    target: { value: 'Saoirse lifts the shield' },
  })
  await add()
  const picture = onDone.mock.calls[0]?.[0]
  expect(picture).toMatchObject({ src: UPLOADED.file_path, uploaded: UPLOADED, isDecorative: false })
  const editor = new Editor({ element: null, extensions: EXTENSIONS, content: '', injectCSS: false })
  editor.commands.setPicture({ src: picture?.src ?? '', alt: picture?.alt ?? '' })
  expect(editor.getHTML()).toContain(`<img src="${UPLOADED.file_path}" alt="Saoirse lifts the shield">`)
  editor.destroy()
})

test('none goes in without saying what it shows, or that it is decorative', async () => {
  await choose()
  await add()
  expect(onDone).not.toHaveBeenCalled()
  expect(document.body.textContent).toContain('Say what it shows, or mark it as decorative')
  fireEvent.click(screen.getByLabelText('Decorative (no description needed)'))
  await add()
  expect(onDone.mock.calls[0]?.[0]).toMatchObject({ alt: '', isDecorative: true })
})

test('EDITOR-09 one that is too large and cannot be made smaller is answered in our own words, and not sent', async () => {
  size = { width: 4000, height: 3000 }
  await choose('image/gif')
  expect(screen.getByRole('alert').textContent).toBe(
    'The image exceeds the maximum allowed resolution of 1920x1080. Please upload a smaller image.',
  )
  expect(send).not.toHaveBeenCalled()
  // The true reason stays, whatever is pressed next.
  await add()
  expect(screen.getByRole('alert').textContent).toContain('maximum allowed resolution')
})

test('before anything happened nothing is wrong; then what is missing is said', async () => {
  render(<PictureDialog before={null} onDone={onDone} onClose={vi.fn()} />)
  expect(screen.getByRole('alert').textContent).toBe('')
  await add()
  expect(screen.getByRole('alert').textContent).toBe('Choose a picture first.')
})

test('a picture can be dropped or pasted', async () => {
  const file = new File(['x'], 'shield.jpg', { type: 'image/jpeg' })
  render(<PictureDialog before={null} onDone={onDone} onClose={vi.fn()} />)
  const zone = screen.getByText('Or drag one here, or paste it.')
  await act(async () => void fireEvent.drop(zone, { dataTransfer: { files: [file], types: ['Files'] } }))
  expect(send).toHaveBeenCalledTimes(1)
  cleanup()
  render(<PictureDialog before={null} onDone={onDone} onClose={vi.fn()} />)
  await act(async () => void fireEvent.paste(document.body, { clipboardData: { files: [file] } }))
  expect(send).toHaveBeenCalledTimes(2)
})

test('one of the club’s pictures brings what it shows along', async () => {
  const media = { ...UPLOADED, alt: 'The shield', is_decorative: false, filename: 'shield.jpg', image: [] }
  send.mockImplementation(async () => Response.json({ items: [media], total: 1 }))
  render(onSite())
  await act(async () => void fireEvent.click(screen.getByLabelText('Your pictures')))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'The shield' })))
  await add()
  expect(onDone.mock.calls[0]?.[0]).toMatchObject({
    src: UPLOADED.file_path,
    uploaded: { image_id: 'i1' },
    alt: 'The shield',
  })
})

test('pictures that did not come are asked for again', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  render(onSite())
  await act(async () => void fireEvent.click(screen.getByLabelText('Your pictures')))
  expect(document.body.textContent).toContain('Your pictures didn’t come')
  send.mockImplementation(async () => Response.json({ items: [], total: 0 }))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(document.body.textContent).toContain('No pictures yet.')
})

test('what the server says of it is said; without a signal we say so ourselves', async () => {
  send.mockResolvedValueOnce(Response.json({ message: 'This is no picture.' }, { status: 422 }))
  await choose()
  expect(screen.getByRole('alert').textContent).toBe('This is no picture.')
  cleanup()
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await choose()
  expect(screen.getByRole('alert').textContent).toContain('Check your signal')
})

test('ERR-50 a picture that found no place is said so, and nothing that was written about it is lost', async () => {
  onDone.mockReturnValue(false)
  await choose()
  fireEvent.change(screen.getByLabelText(/What does it show/), { target: { value: 'The shield' } })
  await add()
  expect(screen.getByRole('alert').textContent).toBe(
    'Image could not be added to content area. Please try again using another image.',
  )
  expect(screen.getByLabelText<HTMLInputElement>(/What does it show/).value).toBe('The shield')
})
