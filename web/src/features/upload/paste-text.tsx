import { Button, Field, Textarea } from '@podcastai/ui'
import { useState } from 'react'

type Props = { onText: (text: string) => void; onCancel: () => void }

/** Where a transcript is pasted that somebody has in no file. */
export function PasteText({ onText, onCancel }: Props) {
  const [text, setText] = useState('')
  return (
    <div className="grid grid-cols-1 gap-3 rounded-[14px] border border-line-strong p-4">
      <Field label="Transcript text" hint="Paste it as your tool shows it. Names and times are read if it has them.">
        <Textarea
          autoFocus
          rows={9}
          className="max-h-80 !overflow-y-auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button disabled={text.trim() === ''} onClick={() => onText(text)}>
          Use this text
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
