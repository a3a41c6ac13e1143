import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { AppError } from '../http/app-error.ts'
import type { S3Settings } from './file-settings.ts'
import { type Files, filesOn } from './files.ts'
import { isMissingInBucket, whatIsWrong } from './s3-faults.ts'

/** Timeouts per attempt. The client makes up to three attempts if the error may be temporary. */
const patienceMs = { requestTimeout: 15_000, connectionTimeout: 5_000, socketTimeout: 15_000 }
/**
 * Timeout per file, including retries. A response that arrives byte by byte is never silent long enough for the limits
 * above.
 */
const maxFileMs = 60_000

/** Opens files in a bucket of Amazon S3, or of a compatible server. */
export function openS3Files(
  settings: S3Settings,
  onFault: (fault: Error) => void,
  { maxMs = maxFileMs, ...patience }: Partial<typeof patienceMs> & { maxMs?: number } = patienceMs,
): Files {
  const { bucket, region, endpoint, key, isPathStyle } = settings
  const client = new S3Client({
    region,
    forcePathStyle: isPathStyle,
    ...(endpoint && { endpoint }),
    ...(key && { credentials: { accessKeyId: key.id, secretAccessKey: key.secret } }),
    requestHandler: { ...patience, throwOnRequestTimeout: true },
    // Older servers refuse the newer checksums; each request is signed with its body's hash in any case.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  // Flydrive has no option for a limit per file, so the client picks it up from the call that it is part of.
  const limits = new AsyncLocalStorage<AbortSignal>()
  const send = client.send.bind(client)
  client.send = ((command: never, options: object) =>
    send(command, { ...options, abortSignal: limits.getStore() })) as typeof send
  // New buckets have ACLs disabled, and without one an object is private.
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  const plain = filesOn(disk, isMissingInBucket)

  async function withinLimit<T>(request: () => Promise<T>): Promise<T> {
    const limit = AbortSignal.timeout(maxMs)
    try {
      return await limits.run(limit, request)
    } catch (cause) {
      if (isMissingInBucket(cause)) throw cause
      // A response that the limit cut off looks like a lost connection.
      const fault = new Error(whatIsWrong(limit.aborted ? limit.reason : cause, settings), { cause })
      onFault(fault)
      throw new AppError('files_down', 'The file storage does not answer. Please try again in a moment.', undefined, {
        cause: fault,
      })
    }
  }

  const files: Files = {
    place: `in the bucket ${bucket} at ${endpoint ? new URL(endpoint).host : `Amazon S3, ${region}`}`,
    put: (key, bytes) => withinLimit(() => plain.put(key, bytes)),
    get: (key) => withinLimit(() => plain.get(key)),
    find: (key) => withinLimit(() => plain.find(key)),
    remove: (key) => withinLimit(() => plain.remove(key)),
  }
  void tryOut(files)
  return files
}

/** Writes and removes a small object, so that a wrong key is reported at startup and not with the first upload. */
async function tryOut(files: Files): Promise<void> {
  const key = `start/${randomUUID()}`
  await files
    .put(key, Buffer.from('PodcastAI was here.'))
    .then(() => files.remove(key))
    // The error was reported; the storage may recover before the first upload.
    .catch(() => {})
}
