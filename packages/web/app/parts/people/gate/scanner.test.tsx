// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CodeReader, codeReader } from './code-reader.ts'
import { CAMERA } from './messages.ts'
import { ScannerView } from './scanner-view.tsx'
import { useScanner } from './use-scanner.ts'

vi.mock('./code-reader.ts', () => ({ codeReader: vi.fn() }))

const read = vi.fn<CodeReader>()
const getUserMedia = vi.fn<() => Promise<MediaStream>>()
const stop = vi.fn()
let switchOff: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  read.mockReset().mockResolvedValue(null)
  stop.mockReset()
  vi.mocked(codeReader).mockReset().mockResolvedValue(read)
  const track = { stop, addEventListener: (_: string, ended: () => void) => (switchOff = ended) }
  getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [track] } as unknown as MediaStream)
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  // What a camera gives is no picture of happy-dom's.
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockReturnValue(undefined)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const onCode = vi.fn()

function Page() {
  const scanner = useScanner(onCode)
  return (
    <>
      <ScannerView scanner={scanner}>The card before</ScannerView>
      {scanner.canScan && <button onClick={scanner.toggle}>{scanner.isOn ? 'Stop' : 'Scan'}</button>}
      <button onClick={scanner.settle}>Typed</button>
    </>
  )
}

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

test('a code is read, said once, and the camera is let go', async () => {
  onCode.mockReset()
  render(<Page />)
  expect(screen.getByText('The card before')).toBeTruthy()
  expect(codeReader).not.toHaveBeenCalled()
  await press('Scan')
  expect(screen.getByText(CAMERA.looking)).toBeTruthy()
  expect(screen.queryByText('The card before')).toBeNull()
  read.mockResolvedValue('card')
  await settle(2000)
  expect(onCode.mock.calls).toEqual([['card']])
  expect(stop).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Scan' })).toBeTruthy()
})

test('where nothing is read for a while it says what helps, and goes on', async () => {
  onCode.mockReset()
  render(<Page />)
  await press('Scan')
  read.mockRejectedValueOnce(new Error('not this picture'))
  await settle(10_000)
  expect(screen.getByText(CAMERA.slow)).toBeTruthy()
  read.mockResolvedValue('card at last')
  await settle(1000)
  expect(onCode).toHaveBeenCalledWith('card at last')
})

test.each([
  ['NotAllowedError', CAMERA.troubles.refused],
  ['NotFoundError', CAMERA.troubles.none],
  ['NotReadableError', CAMERA.troubles.busy],
  ['TypeError', CAMERA.troubles.failed],
])('%s is said in words, and can be tried again', async (name, words) => {
  render(<Page />)
  getUserMedia.mockRejectedValueOnce(new DOMException('no', name))
  await press('Scan')
  expect(screen.getByText(words)).toBeTruthy()
  await press('Scan')
  expect(screen.queryByText(words)).toBeNull()
  expect(screen.getByText(CAMERA.looking)).toBeTruthy()
})

test('a reader that did not come is said; a card that was typed takes the words away', async () => {
  render(<Page />)
  vi.mocked(codeReader).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await press('Scan')
  expect(screen.getByText(CAMERA.troubles.notLoaded)).toBeTruthy()
  expect(stop).toHaveBeenCalled()
  await press('Typed')
  expect(screen.getByText('The card before')).toBeTruthy()
})

test('a camera that is taken away is said', async () => {
  render(<Page />)
  await press('Scan')
  await act(async () => switchOff())
  expect(screen.getByText(CAMERA.troubles.stopped)).toBeTruthy()
})

test('stopped while the browser still asks, the camera that comes late is let go', async () => {
  render(<Page />)
  let give: (stream: MediaStream) => void = () => undefined
  getUserMedia.mockReturnValueOnce(new Promise((resolve) => (give = resolve)))
  await press('Scan')
  expect(screen.getByText(CAMERA.starting)).toBeTruthy()
  await press('Stop')
  give({ getTracks: () => [{ stop, addEventListener: () => undefined }] } as unknown as MediaStream)
  await settle()
  expect(stop).toHaveBeenCalledOnce()
})
