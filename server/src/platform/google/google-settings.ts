import { z } from 'zod'

/** What the environment says about Google. */
export const googleVariables = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** For tests: a stand-in for Google's addresses. */
  GOOGLE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
}

export type GoogleSettings = { clientId: string; clientSecret: string; apiUrl: string | undefined }

const keys = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const

/**
 * The client that speaks to Google, or null where there is none.
 * @throws Error with one line that names what is missing
 */
export function googleSettings(given: z.infer<z.ZodObject<typeof googleVariables>>): GoogleSettings | null {
  const [clientId, clientSecret] = keys.map((key) => given[key])
  if (!clientId && !clientSecret) return null
  if (!clientId || !clientSecret) {
    throw new Error(`${keys.find((key) => !given[key])}: is missing, Google Docs needs ${keys.join(' and ')}`)
  }
  return { clientId, clientSecret, apiUrl: given.GOOGLE_API_URL }
}
