/** Splits a caption where a platform truncates it: at the last whole word within `limit` characters. */
export function foldAt(caption: string, limit: number): { shown: string; folded: string } {
  if (caption.length <= limit) return { shown: caption, folded: '' }
  const space = caption.slice(0, limit + 1).search(/\s\S*$/)
  const at = space > 0 ? space : limit
  return { shown: caption.slice(0, at).trimEnd(), folded: caption.slice(at).trimStart() }
}
