/** Looks at what a camera sees now: what a QR code says, or null. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
interface DetectorMaker {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

const QR = 'qr_code'

/** The browser's own reader where it has one; elsewhere (iPhones, Firefox) ours, which comes when it is asked for. */
export const codeReader = async (): Promise<CodeReader> => (await ofBrowser()) ?? ofOurOwn()

/** So that a page that is kept for later has all that it scans with. */
export async function fetchReader(): Promise<void> {
  await codeReader()
}

const makerIn = (scope: object): DetectorMaker | null =>
  'BarcodeDetector' in scope ? (scope.BarcodeDetector as DetectorMaker) : null

async function ofBrowser(): Promise<CodeReader | null> {
  const Maker = makerIn(globalThis)
  if (!Maker) return null
  const formats = await Maker.getSupportedFormats().catch((): string[] => [])
  if (!formats.includes(QR)) return null
  const detector = new Maker({ formats: [QR] })
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
}

/** Enough for a card that fills a third of the picture; larger pictures only take longer. */
const LONGEST_SIDE = 800

async function ofOurOwn(): Promise<CodeReader> {
  const { decode } = await import('./decode.ts')
  const canvas = document.createElement('canvas')
  const paper = canvas.getContext('2d', { willReadFrequently: true })
  if (!paper) throw new Error('no canvas')
  return (video) => {
    const { videoWidth, videoHeight } = video
    const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight, 1))
    const width = Math.round(videoWidth * scale)
    const height = Math.round(videoHeight * scale)
    // The first picture has not come yet.
    if (width === 0 || height === 0) return Promise.resolve(null)
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    paper.drawImage(video, 0, 0, width, height)
    return Promise.resolve(decode(paper.getImageData(0, 0, width, height)))
  }
}
