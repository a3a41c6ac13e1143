import { Button } from '@podcastai/ui'
import { useItemActs } from './item-acts.web.tsx'

/** A button that has a model write the text of an empty place, and why it failed. Nothing without a model. */
export function WriteButton({ path, what }: { path: string; what: string }) {
  const acts = useItemActs()
  if (!acts || acts.swap) return null
  const problem = acts.refused.get(path)?.problem
  return (
    <>
      {problem && (
        <p role="alert" className="type-small text-danger wrap-anywhere">
          {problem}
        </p>
      )}
      <Button
        size="small"
        aria-label={`Write the ${what}`}
        pending={acts.rewriting.includes(path)}
        pendingLabel="Writing..."
        onClick={() => void acts.onRewrite(path, '')}
      >
        Write
      </Button>
    </>
  )
}
