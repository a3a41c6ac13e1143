import type { Correction } from '@podcastai/contracts'
import { Button, IconButton, Popover } from '@podcastai/ui'
import { SpellCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { CorrectedBy } from './corrected-by.tsx'
import { correctionsAt, offersFor } from './item-words.ts'

type Props = {
  item: unknown
  /** Accessible name: 'quote “We closed …”'. */
  what: string
  corrections: readonly Correction[]
  /** A user edited the text, so corrections don't change it automatically. */
  isEdited: boolean
  /** Stores the item with these words. Rejects if it wasn't stored. */
  onUse: (item: unknown) => Promise<unknown>
}

/** Shows that an item's source words were corrected; for edited texts, offers to apply the corrections. */
export function ItemCorrections({ item, what, corrections, isEdited, onUse }: Props) {
  const here = useMemo(() => correctionsAt(item, corrections), [item, corrections])
  const offers = useMemo(() => (isEdited ? offersFor(item, corrections) : null), [isEdited, item, corrections])
  if (offers && offers.missing.length > 0) {
    return <UseButton what={what} missing={offers.missing} onUse={() => onUse(offers.item)} />
  }
  if (here.length === 0) return null
  return (
    <Popover
      label={`Corrected in ${what}`}
      className="grid max-h-80 gap-3 overflow-y-auto [&>div:last-child]:border-0 [&>div:last-child]:pb-0"
      trigger={
        <IconButton
          label={`Corrected words in ${what}`}
          title="Corrected: some of these words were misheard"
          className="text-text-3"
        >
          <SpellCheck aria-hidden size={14} />
        </IconButton>
      }
    >
      {here.map((correction) => (
        <CorrectedBy key={correction.id} correction={correction} />
      ))}
    </Popover>
  )
}

function UseButton({ what, missing, onUse }: { what: string; missing: Correction[]; onUse: () => Promise<unknown> }) {
  const [isSaving, setIsSaving] = useState(false)
  const [first] = missing
  const words = missing.length === 1 ? `Use “${first?.written}”` : `Use ${missing.length} corrections`
  const pairs = missing.map(({ heard, written }) => `“${heard}” is now “${written}”`).join(', ')

  async function use() {
    setIsSaving(true)
    // The caller reports the error; the offer stays.
    await onUse().catch(() => {})
    setIsSaving(false)
  }

  return (
    <Button
      size="small"
      className="mr-1 max-w-52 text-warn"
      aria-label={`The transcript was corrected here: ${words} in ${what}`}
      title={`The transcript has been corrected since: ${pairs}.`}
      pending={isSaving}
      pendingLabel="Saving..."
      onClick={() => void use()}
    >
      <span className="truncate">{words}</span>
    </Button>
  )
}
