import type { IncomingMessage } from 'node:http'

/** The payment provider's own places, as its guide for this header lists them. */
const provider = {
  scripts: 'https://js.stripe.com https://*.js.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  calls: 'https://api.stripe.com',
}

/**
 * What a page may load: ours alone. The one page that takes a card loads the provider's form, and only where payments
 * are real.
 */
export function contentSecurity({ isHttps, takesCards }: { isHttps: boolean; takesCards: boolean }) {
  const where = (place: string) => (request: IncomingMessage) => (takesCards && isPaymentPage(request) ? place : '')
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", where(provider.scripts)],
        frameSrc: ["'self'", where(provider.frames)],
        connectSrc: ["'self'", where(provider.calls)],
        // Charts, popovers and virtual lists set style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        // A home server on plain http has nothing to upgrade to.
        upgradeInsecureRequests: isHttps ? [] : null,
      },
    },
    strictTransportSecurity: isHttps,
    xFrameOptions: { action: 'deny' as const },
  }
}

function isPaymentPage({ method, url = '' }: IncomingMessage): boolean {
  return method === 'GET' && url.split('?')[0] === '/subscribe'
}
