/** Returns why this browser can't work with recordings, for the user; null if it can. */
export function whyNoRecordings(): string | null {
  if (!window.isSecureContext) {
    return 'Browsers work with recordings only over HTTPS or on localhost. Ask the person who runs this server to set up HTTPS.'
  }
  if (typeof VideoEncoder === 'undefined' && typeof AudioEncoder === 'undefined') {
    return 'This browser can’t work with recordings. Use a current Chrome, Edge, Firefox, or Safari.'
  }
  return null
}
