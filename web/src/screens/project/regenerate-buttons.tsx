import { type RefusedRequest, RequestPopover } from '@podcastai/content-types/web'
import { Button, IconButton } from '@podcastai/ui'
import { RefreshCw, WandSparkles } from 'lucide-react'
import { useRequesting } from '../../features/project/generation-requests.ts'

type Props = {
  title: string
  isGenerating: boolean
  refused: RefusedRequest | undefined
  /** Resolves to whether it was generated. */
  onRegenerate: (instruction?: string, outputLanguage?: string) => Promise<boolean>
}

/**
 * Regenerates a type, as is or with instructions. The instructions button comes first, so that hiding it leaves no gap
 * at the right edge.
 */
export function RegenerateButtons({ title, isGenerating, refused, onRegenerate }: Props) {
  const { suggestions, takesInstructions } = useRequesting()
  return (
    <span className="flex items-center gap-1">
      <RequestPopover
        what={title}
        trigger={
          <IconButton
            label={takesInstructions ? 'Regenerate with instructions' : 'Other ways to regenerate'}
            className="transition-opacity touch:order-last mouse:opacity-0 mouse:group-hover/head:opacity-100 mouse:group-focus-within/head:opacity-100 mouse:data-[state=open]:opacity-100"
          >
            <WandSparkles aria-hidden size={14} />
          </IconButton>
        }
        note="Pinned and edited items stay as they are."
        suggestions={suggestions}
        takesInstructions={takesInstructions}
        isWriting={isGenerating}
        refused={refused}
        onRequest={(instruction, language) => onRegenerate(instruction || undefined, language)}
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
