import { z } from 'zod'

/** The environment variables for Google. */
export const googleVariables = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** Replaces Google's addresses in tests. */
  GOOGLE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
}

export type GoogleSettings = { clientId: string; clientSecret: string; apiUrl: string | undefined }

const keys = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const

/**
 * Returns the settings of the Google client, or null if there are none.
 * @throws Error with one line that names the missing setting
 */
export function googleSettings(given: z.infer<z.ZodObject<typeof googleVariables>>): GoogleSettings | null {
  const [clientId, clientSecret] = keys.map((key) => given[key])
  if (!clientId && !clientSecret) return null
  if (!clientId || !clientSecret) {
    throw new Error(`${keys.find((key) => !given[key])}: is missing, Google Docs needs ${keys.join(' and ')}`)
  }
  return { clientId, clientSecret, apiUrl: given.GOOGLE_API_URL }
}
