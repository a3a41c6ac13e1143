// A stand-in for Google's OAuth and Drive, by their documentation, for Google's own client: consent, token, upload.
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type UploadedDocument = { authorization: string; metadata: Record<string, unknown>; type: string; bytes: Buffer }

export type GoogleServer = Awaited<ReturnType<typeof startGoogleServer>>

export async function startGoogleServer() {
  const documents: UploadedDocument[] = []
  /** Issued codes, each with the challenge of its consent request. */
  const codes = new Map<string, { challenge: string; redirectUri: string }>()
  const state = {
    /** The permissions that the user grants. */
    scope: 'https://www.googleapis.com/auth/drive.file',
    fault: null as null | { status: number; reason: string },
    isRevoked: false,
    /** Accepts requests and never answers. */
    isSilent: false,
  }

  const server = createServer((request, response) => {
    void handleRequest(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  async function handleRequest(request: IncomingMessage) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://google')
    if (state.isSilent) return new Promise<never>(() => {})
    if (pathname === '/token') return token(new URLSearchParams(body.toString()))
    if (pathname !== '/upload/drive/v3/files' || searchParams.get('uploadType') !== 'multipart') {
      return failure(404, 'notFound')
    }
    const authorization = String(request.headers.authorization)
    if (state.isRevoked || authorization !== 'Bearer 1/fFAGRNJru1FTz70BzhT3Zg') return failure(401, 'authError')
    if (state.fault) return failure(state.fault.status, state.fault.reason)
    const [metadata, media] = parseMultipart(body, String(request.headers['content-type']))
    documents.push({
      authorization,
      metadata: JSON.parse(metadata?.body.toString() ?? '{}'),
      type: media?.type ?? '',
      bytes: media?.body ?? Buffer.alloc(0),
    })
    const id = `document-${documents.length}`
    return { status: 200, body: { id, webViewLink: `https://docs.google.com/document/d/${id}/edit?usp=drivesdk` } }
  }

  function token(form: URLSearchParams) {
    const code = codes.get(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isOurs = form.get('client_id') === 'client-id' && form.get('client_secret') === 'client-secret'
    const isKnown = code?.challenge === challenge && code.redirectUri === form.get('redirect_uri')
    if (form.get('grant_type') !== 'authorization_code' || !isOurs || !isKnown) {
      return { status: 400, body: { error: 'invalid_grant', error_description: 'Bad Request' } }
    }
    codes.delete(form.get('code') ?? '')
    const { scope } = state
    return {
      status: 200,
      body: { access_token: '1/fFAGRNJru1FTz70BzhT3Zg', expires_in: 3920, token_type: 'Bearer', scope },
    }
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    documents,
    state,
    /** Returns the redirect URL, with the code, after a user consents to the page at `url`. */
    consent: (url: string) => {
      const asked = new URL(url).searchParams
      const code = `4/P7q7W91a-oMsCeLvIaQm6bTrgtp7-${codes.size}`
      codes.set(code, {
        challenge: asked.get('code_challenge') ?? '',
        redirectUri: asked.get('redirect_uri') ?? '',
      })
      const back = new URL(asked.get('redirect_uri') ?? '')
      back.search = String(new URLSearchParams({ state: asked.get('state') ?? '', code, scope: state.scope }))
      return back
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function failure(code: number, reason: string) {
  const errors = [{ domain: 'global', reason, message: reason, locationType: 'header', location: 'Authorization' }]
  return { status: code, body: { error: { errors, code, message: reason } } }
}

/** Returns the parts of a multipart/related body. */
function parseMultipart(body: Buffer, contentType: string) {
  const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1] ?? ''
  return body
    .toString('latin1')
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const end = part.indexOf('\r\n\r\n')
      const type = /content-type: *([^\r\n]+)/i.exec(part.slice(0, end))?.[1] ?? ''
      return { type, body: Buffer.from(part.slice(end + 4).replace(/\r\n$/, ''), 'latin1') }
    })
}
