import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { GoogleSettings } from './google-settings.ts'

/** A person's consent to create documents in their Drive, without access to existing ones. */
export const Grant = z.object({ accessToken: z.string(), until: z.coerce.date() })
export type Grant = z.infer<typeof Grant>

export type GoogleDrive = {
  /** Returns the URL of the consent page; `verifier` is kept and sent when the code is redeemed (PKCE). */
  consentUrl: (question: { state: string; verifier: string }) => Promise<string>
  /** Redeems the code; null if the person unchecked the permission and continued. @throws GoogleFault */
  redeem: (answer: { code: string; verifier: string }) => Promise<Grant | null>
  /** Creates a Google Doc from a .docx file. @throws GoogleFault */
  createDocument: (grant: Grant, document: { name: string; docx: Buffer }) => Promise<{ url: string }>
}

/** Why Google refused: the person has to give consent (again), their Drive is full, or Google is unavailable. */
export class GoogleFault extends Error {
  override name = 'GoogleFault'
  readonly kind: 'unconnected' | 'full' | 'down'
  constructor(kind: GoogleFault['kind'], cause?: unknown) {
    // The cause holds the token in its request, so only Google's answer is passed on.
    super(`Google: ${kind}${getReason(cause)}`)
    this.kind = kind
  }
}

/** The narrowest scope that can create a document: files created by this app. */
const scope = 'https://www.googleapis.com/auth/drive.file'
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
/** The user waits on a blank page while a code is redeemed; creating a document for an hour of speech takes longer. */
const usualPatienceMs = { redeem: 15_000, create: 60_000 }

/** Opens Google Drive. The client is loaded on first use, so that a process that doesn't use Google never loads it. */
export function openGoogleDrive(
  settings: GoogleSettings,
  { appUrl, patienceMs = usualPatienceMs }: { appUrl: string; patienceMs?: typeof usualPatienceMs },
): GoogleDrive {
  const { clientId, clientSecret, apiUrl } = settings
  const endpoints = apiUrl && {
    oauth2AuthBaseUrl: new URL('/o/oauth2/v2/auth', apiUrl).href,
    oauth2TokenUrl: new URL('/token', apiUrl).href,
  }

  async function load() {
    const { auth, drive } = await import('@googleapis/drive')
    const redirectUri = new URL('/api/google/callback', appUrl).href
    const transporterOptions = { timeout: patienceMs.redeem, retry: false }
    const options = { clientId, clientSecret, redirectUri, transporterOptions, ...(endpoints && { endpoints }) }
    return { drive, client: new auth.OAuth2(options) }
  }

  return {
    consentUrl: async ({ state, verifier }) => {
      const { client } = await load()
      return client.generateAuthUrl({
        access_type: 'online',
        scope,
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        // The type is an enum of a package that we don't depend on directly.
        code_challenge_method: 'S256' as never,
      })
    },

    redeem: async ({ code, verifier }) => {
      const { client } = await load()
      const { tokens } = await client.getToken({ code, codeVerifier: verifier }).catch((error: unknown) => {
        throw new GoogleFault(getStatus(error) === 400 ? 'unconnected' : 'down', error)
      })
      if (!tokens.access_token) throw new GoogleFault('down')
      if (!tokens.scope?.split(' ').includes(scope)) return null
      return { accessToken: tokens.access_token, until: new Date(tokens.expiry_date ?? 0) }
    },

    createDocument: async ({ accessToken }, { name, docx }) => {
      const { client, drive } = await load()
      client.setCredentials({ access_token: accessToken })
      const { data } = await drive({ version: 'v3', auth: client })
        .files.create(
          {
            requestBody: { name, mimeType: 'application/vnd.google-apps.document' },
            media: { mimeType: docxType, body: Readable.from([docx]) },
            fields: 'id,webViewLink',
          },
          // Uploads use the root URL of the call; the client's own is for everything else.
          { timeout: patienceMs.create, retry: false, ...(apiUrl && { rootUrl: apiUrl }) },
        )
        .catch((error: unknown) => {
          throw new GoogleFault(classifyFault(error), error)
        })
      if (!data.id) throw new GoogleFault('down')
      return { url: data.webViewLink ?? `https://docs.google.com/document/d/${data.id}/edit` }
    },
  }
}

const Answer = z.object({
  response: z.object({
    status: z.number(),
    data: z.object({ error: z.union([z.string(), z.object({ errors: z.array(z.object({ reason: z.string() })) })]) }),
  }),
})

function classifyFault(error: unknown): GoogleFault['kind'] {
  if (getStatus(error) === 401 || getReason(error).includes('insufficientPermissions')) return 'unconnected'
  return getReason(error).includes('storageQuotaExceeded') ? 'full' : 'down'
}

function getStatus(error: unknown): number | null {
  return z.object({ response: z.object({ status: z.number() }) }).safeParse(error).data?.response.status ?? null
}

function getReason(error: unknown): string {
  const answer = Answer.safeParse(error).data?.response
  if (!answer) return getStatus(error) === null ? '' : ` (${getStatus(error)})`
  const { error: reason } = answer.data
  return ` (${answer.status} ${typeof reason === 'string' ? reason : reason.errors.map((one) => one.reason).join(', ')})`
}
