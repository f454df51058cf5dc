import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** The best takes 35 times as long as the quick one (12 s of processor time instead of 0.3) and makes files 7 % smaller. */
const QUALITY = { quick: 5, best: constants.BROTLI_MAX_QUALITY }

/** @typedef {keyof typeof QUALITY} Compression */

/**
 * Scripts and styles never change once built, so they are compressed once; many at a time, since each takes a thread of its own.
 *
 * @param {string} folder
 * @param {Compression} compression
 */
export async function precompress(folder, compression) {
  const files = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name))
  await Promise.all(files.map((name) => compress(path.join(folder, name), QUALITY[compression])))
}

/** @param {string} file @param {number} quality */
async function compress(file, quality) {
  const bytes = await readFile(file)
  await Promise.all([
    toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).then((small) =>
      writeFile(`${file}.br`, small),
    ),
    toGzip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}
