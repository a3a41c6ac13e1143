import { maxClips } from '@podcastai/content-types'
import { toast } from '@podcastai/ui'
import { useNavigate } from '@tanstack/react-router'
import { getErrorMessage } from '../../lib/api-error.ts'

/** Copies a clip's words to the text overlay tool and opens it. */
export function useSendToOverlays(userId: string) {
  const navigate = useNavigate()
  return async (title: string, said: () => Promise<string>): Promise<void> => {
    try {
      // Loaded on demand: validating stored clips needs the schema library, which the project page doesn't.
      const { addClipFrom } = await import('./clip-store.ts')
      if (addClipFrom(userId, { title, content: await said() })) return await navigate({ to: '/clip-thumbnails' })
      toast({
        title: 'Maximum clips reached',
        text: `The overlay tool already has ${maxClips} clips. Remove one there, then send this one.`,
        tone: 'danger',
      })
    } catch (error) {
      toast({ title: 'Couldn’t send the clip to the overlay tool', text: getErrorMessage(error), tone: 'danger' })
    }
  }
}
