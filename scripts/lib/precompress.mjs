import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/**
 * Scripts and styles never change once built, so they are compressed once, as well as it can be done; many at a time, since each takes
 * a thread of its own.
 *
 * @param {string} folder
 */
export async function precompress(folder) {
  const files = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name))
  await Promise.all(files.map((name) => compress(path.join(folder, name))))
}

/** @param {string} file */
async function compress(file) {
  const bytes = await readFile(file)
  await Promise.all([
    toBrotli(bytes, BEST).then((small) => writeFile(`${file}.br`, small)),
    toGzip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}
