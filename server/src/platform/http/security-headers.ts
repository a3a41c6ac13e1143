import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** The payment provider's origins, as its guide for this header lists them. */
const provider = {
  scripts: 'https://js.stripe.com https://*.js.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  calls: 'https://api.stripe.com',
}

type Served = { isHttps: boolean; takesCards: boolean }

/** Adds security headers to every response, including errors. They are built once, not per request. */
export function registerSecurityHeaders(app: FastifyInstance, served: Served): void {
  const guard = helmet({
    contentSecurityPolicy: { directives: getDirectives(served) },
    strictTransportSecurity: served.isHttps,
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', (request, reply, next) => guard(request.raw, reply.raw, () => next()))
}

/**
 * Returns the content security policy: our own origin only. With real payments, one page also loads the provider's card
 * form.
 */
function getDirectives({ isHttps, takesCards }: Served) {
  const where = (place: string) => (request: IncomingMessage) => (takesCards && isPaymentPage(request) ? place : '')
  const inRecordingWorker = (place: string) => (request: IncomingMessage) => (isRecordingWorker(request) ? place : '')
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", where(provider.scripts), inRecordingWorker("'wasm-unsafe-eval'")],
    workerSrc: ["'self'", inRecordingWorker('blob:')],
    frameSrc: ["'self'", where(provider.frames)],
    connectSrc: ["'self'", where(provider.calls), inRecordingWorker('https:')],
    // Charts, popovers and virtual lists set style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    // The provider's form loads its own fonts, inside the provider's frame.
    fontSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    // Recordings are played from the user's computer, or from the address that a project links.
    mediaSrc: ["'self'", 'blob:', 'https:'],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    // A home server on plain HTTP has nothing to upgrade to.
    upgradeInsecureRequests: isHttps ? [] : null,
  }
}

function isPaymentPage({ method, url = '' }: IncomingMessage): boolean {
  return method === 'GET' && url.split('?')[0] === '/subscribe'
}

/**
 * A worker has the policy of its own script. This one's AAC encoder is WebAssembly in a worker made of a blob, and it
 * reads the audio files that projects link.
 */
function isRecordingWorker({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/assets/recording.worker-')
}
