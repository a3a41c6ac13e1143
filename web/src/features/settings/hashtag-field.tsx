import { type TeamSettings, withHashtag } from '@podcastai/contracts'
import { Button, Input } from '@podcastai/ui'
import { X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'

/** The saved hashtags as chips. Enter adds one, and so does leaving the field, so that the last one counts. */
export function HashtagField({ locked }: { locked: boolean }) {
  const { setValue, watch } = useFormContext<TeamSettings>()
  const [typed, setTyped] = useState('')
  const saved = watch('savedHashtags')

  function set(tags: string[]) {
    setValue('savedHashtags', tags, { shouldDirty: true, shouldValidate: true })
  }

  function add() {
    const tags = withHashtag(saved, typed)
    if (tags.length > saved.length) set(tags)
    setTyped('')
  }

  function addOnEnter(event: KeyboardEvent) {
    // Ignore Enter that ends an IME composition.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  return (
    <div className="grid gap-2.5">
      {saved.length > 0 && (
        <ul aria-label="Hashtags" className="flex flex-wrap gap-1.5 max-md:gap-y-2">
          {saved.map((tag) => (
            <li
              key={tag}
              className="inline-flex min-h-7 items-center gap-1 rounded-badge bg-petrol-soft pl-2.5 wrap-anywhere touch:min-h-9"
            >
              <span className={locked ? 'pr-2.5' : undefined}>#{tag}</span>
              {!locked && (
                <button
                  type="button"
                  aria-label={`Remove #${tag}`}
                  onClick={() => set(saved.filter((other) => other !== tag))}
                  className="touch-area relative grid size-7 shrink-0 place-items-center rounded-badge text-text-2 hover:text-text touch:size-9"
                >
                  <X aria-hidden size={14} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {locked ? (
        saved.length === 0 && <p className="text-text-2">None</p>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <Input
            value={typed}
            autoComplete="off"
            placeholder="#yourshow"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={addOnEnter}
            onBlur={add}
          />
          <Button onClick={add}>Add</Button>
        </div>
      )}
    </div>
  )
}
