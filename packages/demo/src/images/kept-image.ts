import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { DemoImage } from '../world/shape.ts'
import { renderOriginal } from './render.ts'

/** Rendered pictures are kept by the hash of their drawing: the build makes them once, starts reuse them. */
const KEPT = new URL('../../../../.cache/demo-images/', import.meta.url)

export async function keptImage(image: DemoImage): Promise<Buffer> {
  const svg = image.svg()
  const hash = createHash('sha256').update(`${image.width}x${image.height} ${svg}`).digest('hex').slice(0, 24)
  const file = new URL(`${hash}.${image.format}`, KEPT)
  try {
    return await readFile(file)
  } catch {
    const bytes = await renderOriginal(svg, image)
    await mkdir(KEPT, { recursive: true })
    await writeFile(file, bytes)
    return bytes
  }
}
