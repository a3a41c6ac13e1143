import type { S3Settings } from './file-settings.ts'

/** The shape of the client's errors, including network errors; FlyDrive wraps them. */
type Fault = { name?: string; code?: string; cause?: unknown; $metadata?: { httpStatusCode?: number } }

export function isMissingInBucket(error: unknown): boolean {
  return innermost(error).name === 'NoSuchKey'
}

/**
 * Describes a fault in one sentence for the operator. The error itself may contain the whole request, and is less
 * clear.
 */
export function whatIsWrong(error: unknown, { bucket, region, endpoint }: S3Settings): string {
  const { name = 'Error', code = '', $metadata } = innermost(error)
  const status = $metadata?.httpStatusCode
  const storage = endpoint ? `The file storage at ${new URL(endpoint).host}` : 'Amazon S3'
  if (name === 'NoSuchBucket') return `${storage} has no bucket ${bucket}: see S3_BUCKET.`
  if (name === 'TimeoutError') return `${storage} did not answer in time.`
  if (status === 301 || name === 'AuthorizationHeaderMalformed') {
    return `The bucket ${bucket} is not in the region ${region}: see S3_REGION.`
  }
  if (name === 'CredentialsProviderError') return 'There is no key for Amazon S3: see S3_ACCESS_KEY_ID.'
  if (status === 401 || status === 403) {
    return `${storage} refused (${name}): see S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and what the key may do with the bucket ${bucket}.`
  }
  if (status !== undefined && status < 600) return `${storage} answered with status ${status} (${name}).`
  return `${storage} cannot be reached (${code || name}).`
}

function innermost(error: unknown): Fault {
  const fault = (error ?? {}) as Fault
  return fault.cause && !fault.$metadata ? innermost(fault.cause) : fault
}
