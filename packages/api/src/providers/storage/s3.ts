import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Settings } from '#kernel/config.ts'
import type { Storage } from './port.ts'
import { checkedKey } from './safe-key.ts'

/** A bucket of S3, or of what speaks like it. One write is whole or not at all, so a reader never sees half a file. */
export function s3Storage({ bucket, region, endpoint, isPathStyle, keys }: S3Settings): Storage {
  const client = new S3Client({
    region,
    forcePathStyle: isPathStyle,
    maxAttempts: 3,
    // Many services that speak S3 do not know the newer sums of Amazon's own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== null && { endpoint }),
    ...(keys && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
    requestHandler: { connectionTimeout: 3000, requestTimeout: 15_000 },
  })
  return {
    async read(key) {
      const Key = checkedKey(key)
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async write(key, bytes) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: checkedKey(key), Body: bytes }))
    },
    async removeFolder(folder) {
      const Prefix = `${checkedKey(folder)}/`
      // A page at a time; what was removed is not in the next.
      for (;;) {
        const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix }))
        const Objects = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]))
        if (Objects.length === 0) return
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
        )
        if (Errors.length > 0) throw new Error(`Not removed from the bucket: ${Errors[0]?.Code}`)
      }
    },
  }
}
