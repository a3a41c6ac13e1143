import { z } from 'zod'

/** The environment variables for file storage. */
export const fileVariables = {
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z.enum(['on', 'off']).optional(),
}

export type S3Settings = {
  bucket: string
  region: string
  /** Undefined means Amazon's own endpoint for the region. */
  endpoint: string | undefined
  /** Undefined means the machine's own credentials, found the way Amazon's tools find them. */
  key: { id: string; secret: string } | undefined
  /** The bucket is in the URL's path, not in its host name. */
  isPathStyle: boolean
}

/**
 * Returns the settings of the bucket, or null if files are kept on disk.
 * @throws Error with one line that names the missing setting
 */
export function s3Settings(given: z.infer<z.ZodObject<typeof fileVariables>>): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret, S3_ENDPOINT: endpoint } = given
  if (!bucket) {
    if (endpoint || id || secret) throw new Error('S3_BUCKET: is missing, the other S3 settings need it')
    return null
  }
  if (!id !== !secret) {
    throw new Error(`${id ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID'}: is missing, a key has both`)
  }
  if (endpoint && !id) throw new Error('S3_ACCESS_KEY_ID: is missing, S3_ENDPOINT needs a key')
  return {
    bucket,
    region: given.S3_REGION,
    endpoint,
    key: id && secret ? { id, secret } : undefined,
    // MinIO and similar servers have no host per bucket.
    isPathStyle: given.S3_FORCE_PATH_STYLE ? given.S3_FORCE_PATH_STYLE === 'on' : endpoint !== undefined,
  }
}
