import { hookLimit } from '../types/social-media/social-media.ts'

/** The first thought of a caption: its first paragraph, or of a longer one the first sentence. */
export function getHook(caption: string): string {
  const [paragraph = ''] = caption.split('\n\n')
  if (paragraph.length <= hookLimit) return closed(paragraph)
  return closed(/^.*?[.!?。！？…]["”’)]*(?=\s|$)/su.exec(paragraph)?.[0] ?? paragraph)
}

/** A quotation that goes on after the hook is closed where the hook ends. */
function closed(hook: string): string {
  const marks = (mark: string) => hook.split(mark).length - 1
  return marks('“') > marks('”') ? `${hook}”` : hook
}
