// Hands over what the user chose on another page, because files can't travel in a URL.

type HandedUpload = { files: readonly File[] } | { text: string }

let handed: HandedUpload | null = null

export function handUpload(upload: HandedUpload): void {
  handed = upload
}

/** Returns the handed-over upload, once. */
export function takeHandedUpload(): HandedUpload | null {
  const taken = handed
  handed = null
  return taken
}
