/**
 * Returns the key of an upload's parsed transcript. It is kept from the request until a worker has stored the segments,
 * so that a file is parsed once.
 */
export function getParsedKey(fileKey: string): string {
  return `${fileKey}.parsed`
}

/** Lists the keys of everything stored for an upload. */
export function listUploadKeys(fileKey: string): string[] {
  return [fileKey, getParsedKey(fileKey)]
}
