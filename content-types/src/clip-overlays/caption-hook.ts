import { hookLimit } from '../types/social-media/social-media.ts'

/** Returns the first thought of a caption: its first paragraph, or the first sentence of a longer one. */
export function getHook(caption: string): string {
  const [paragraph = ''] = caption.split('\n\n')
  if (paragraph.length <= hookLimit) return closed(paragraph)
  return closed(/^.*?[.!?。！？…]["”’)]*(?=\s|$)/su.exec(paragraph)?.[0] ?? paragraph)
}

/** Closes a quotation that continues after the hook. */
function closed(hook: string): string {
  const marks = (mark: string) => hook.split(mark).length - 1
  return !hook.includes('„') && marks('“') > marks('”') ? `${hook}”` : hook
}
