/** Returns an address without the slash, `/v1`, or `/api` at its end, which people copy from other settings. */
export function toOllamaUrl(baseUrl: string): string {
  return baseUrl.replace(/(?<!\/)\/+$/, '').replace(/\/(?:v1|api)$/, '')
}
