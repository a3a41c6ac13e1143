import { maxClips } from '@podcastai/content-types'
import { toast } from '@podcastai/ui'
import { useNavigate } from '@tanstack/react-router'
import { getErrorMessage } from '../../lib/api-error.ts'

/** Takes what is said in a clip over to the tool for text overlays, and goes there. */
export function useSendToOverlays(userId: string) {
  const navigate = useNavigate()
  return async (title: string, said: () => Promise<string>): Promise<void> => {
    try {
      // What checks the stored clips comes with a library of schemas, which no project needs at first.
      const { addClipFrom } = await import('./clip-store.ts')
      if (addClipFrom(userId, { title, content: await said() })) return await navigate({ to: '/clip-thumbnails' })
      toast({
        title: 'Maximum clips reached',
        text: `The overlay tool already holds ${maxClips} clips. Remove one there, then send this one.`,
        tone: 'danger',
      })
    } catch (error) {
      toast({ title: 'The clip could not be sent to the overlay tool', text: getErrorMessage(error), tone: 'danger' })
    }
  }
}
