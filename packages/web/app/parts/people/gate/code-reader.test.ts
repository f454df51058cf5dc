// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { codeReader } from './code-reader.ts'
import { decode } from './decode.ts'

vi.mock('./decode.ts', () => ({ decode: vi.fn() }))
const detect = vi.fn<() => Promise<{ rawValue: string }[]>>()
const video = { videoWidth: 1600, videoHeight: 1200 } as HTMLVideoElement
const drawImage = vi.fn()
const getImageData = vi.fn((_x: number, _y: number, width: number, height: number) => ({ width, height }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function browserReads(formats: string[]) {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => formats
      detect = detect
    },
  )
}

function paper() {
  const context = { drawImage, getImageData } as unknown as CanvasRenderingContext2D
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context)
  vi.mocked(decode).mockReturnValue('our own')
}

test('the browser reads where it can', async () => {
  browserReads(['ean_13', 'qr_code'])
  const read = await codeReader()
  detect.mockResolvedValueOnce([{ rawValue: 'its own' }]).mockResolvedValueOnce([])
  expect([await read(video), await read(video)]).toEqual(['its own', null])
})

test.each([
  ['where it cannot read at all, as on an iPhone', null],
  ['where it reads other codes only', ['ean_13']],
])('ours reads %s, and a picture is made small enough', async (_, formats) => {
  if (formats) browserReads(formats)
  paper()
  const read = await codeReader()
  expect(await read(video)).toBe('our own')
  expect(drawImage).toHaveBeenCalledWith(video, 0, 0, 800, 600)
  expect(decode).toHaveBeenCalledWith({ width: 800, height: 600 })
})

test('before the first picture there is nothing to read', async () => {
  paper()
  const read = await codeReader()
  expect(await read({ videoWidth: 0, videoHeight: 0 } as HTMLVideoElement)).toBeNull()
})
