import { WishForm } from '@podcastai/content-types/web'
import { Button, IconButton, Popover } from '@podcastai/ui'
import { RefreshCw, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { useWishing } from '../../features/project/wishes.ts'

type Props = { title: string; isGenerating: boolean; onRegenerate: (instruction?: string) => void }

/** Writes a type again: something else at one press, or what the person asks for. */
export function RegenerateButtons({ title, isGenerating, onRegenerate }: Props) {
  const { suggestions, hint } = useWishing()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <span className="flex items-center gap-1">
      <Button
        size="small"
        icon={<RefreshCw aria-hidden size={14} />}
        pending={isGenerating}
        pendingLabel="Generating..."
        onClick={() => onRegenerate()}
      >
        Regenerate
      </Button>
      <Popover
        label={`Write ${title} anew`}
        open={isOpen}
        onOpenChange={setIsOpen}
        className="grid gap-3"
        trigger={
          <IconButton label="Say what should be different" disabled={isGenerating}>
            <WandSparkles aria-hidden size={14} />
          </IconButton>
        }
      >
        <p className="type-small text-text-2">What is pinned or edited stays as it is.</p>
        <WishForm
          what={title}
          suggestions={suggestions}
          hint={hint}
          onWish={(instruction) => {
            setIsOpen(false)
            onRegenerate(instruction || undefined)
          }}
        />
      </Popover>
    </span>
  )
}
