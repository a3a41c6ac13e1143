import { Button, Field, Textarea } from '@podcastai/ui'

type Props = { text: string; onChange: (text: string) => void; onUse: () => void; onCancel: () => void }

/** A field to paste a transcript that isn't in a file. */
export function PasteText({ text, onChange, onUse, onCancel }: Props) {
  return (
    <div className="grid grid-cols-1 gap-3 rounded-[14px] border border-line-strong p-4">
      <Field label="Transcript text" hint="Paste it as is. We read names and times if there are any.">
        <Textarea
          autoFocus
          rows={9}
          className="max-h-80 !overflow-y-auto"
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button disabled={text.trim() === ''} onClick={onUse}>
          Use this text
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
