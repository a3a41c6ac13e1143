// What was chosen on another page to be uploaded: files cannot travel in an address.

type HandedUpload = { files: readonly File[] } | { text: string }

let handed: HandedUpload | null = null

export function handUpload(upload: HandedUpload): void {
  handed = upload
}

/** What waits to be uploaded, once. */
export function takeHandedUpload(): HandedUpload | null {
  const taken = handed
  handed = null
  return taken
}
