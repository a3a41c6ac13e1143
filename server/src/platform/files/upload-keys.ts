/**
 * Key of what was parsed from an upload. It lies beside the upload from the request until a worker has stored its
 * segments, so that a file is parsed once.
 */
export function getParsedKey(fileKey: string): string {
  return `${fileKey}.parsed`
}

/** Keys of all that is stored of an upload. */
export function listUploadKeys(fileKey: string): string[] {
  return [fileKey, getParsedKey(fileKey)]
}
