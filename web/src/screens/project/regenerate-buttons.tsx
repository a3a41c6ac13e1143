import { type RefusedWish, WishPopover } from '@podcastai/content-types/web'
import { Button, IconButton } from '@podcastai/ui'
import { RefreshCw, WandSparkles } from 'lucide-react'
import { useWishing } from '../../features/project/wishes.ts'

type Props = {
  title: string
  isGenerating: boolean
  refused: RefusedWish | undefined
  /** Was it written? */
  onRegenerate: (instruction?: string) => Promise<boolean>
}

/**
 * Writes a type again: something else at one press, or what the person asks for. The wand stands first: hidden, it leaves
 * no gap at the right edge.
 */
export function RegenerateButtons({ title, isGenerating, refused, onRegenerate }: Props) {
  const { suggestions, takesWishes } = useWishing()
  return (
    <span className="flex items-center gap-1">
      <WishPopover
        what={title}
        trigger={
          <IconButton
            label={takesWishes ? 'Say what should be different' : 'Other ways to regenerate'}
            className="transition-opacity touch:order-last mouse:opacity-0 mouse:group-hover/head:opacity-100 mouse:group-focus-within/head:opacity-100 mouse:data-[state=open]:opacity-100"
          >
            <WandSparkles aria-hidden size={14} />
          </IconButton>
        }
        note="Pinned and edited items stay as they are."
        suggestions={suggestions}
        takesWishes={takesWishes}
        isWriting={isGenerating}
        refused={refused}
        onWish={(instruction) => onRegenerate(instruction || undefined)}
      />
      <Button
        size="small"
        icon={<RefreshCw aria-hidden size={14} />}
        pending={isGenerating}
        pendingLabel="Generating..."
        onClick={() => void onRegenerate()}
      >
        Regenerate
      </Button>
    </span>
  )
}
