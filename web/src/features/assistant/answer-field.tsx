import { maxAnswerCharacters } from '@podcastai/contracts'
import { classNames, Field, Textarea } from '@podcastai/ui'
import { type DragEvent, useState } from 'react'

type Props = {
  label: string
  value: string
  onChange: (answer: string) => void
  /** Why the reply can't be read. */
  problem: string | null
}

/** A larger file can't be a reply, whatever its characters. */
const maxBytes = maxAnswerCharacters * 4
const fileEndings = ['.txt', '.md', '.json']

/** A field to paste a reply; it accepts a dropped or chosen file too. */
export function AnswerField({ label, value, onChange, problem }: Props) {
  const [isOver, setIsOver] = useState(false)
  const [fileProblem, setFileProblem] = useState<string | null>(null)

  async function take(file: File | undefined) {
    if (!file) return
    const refusal = getRefusal(file)
    setFileProblem(refusal)
    if (refusal === null) onChange(await file.text())
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    void take(event.dataTransfer.files[0])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the file can be chosen by the button as well
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => (event.dataTransfer.files.length > 0 ? drop(event) : undefined)}
    >
      <Field
        label={label}
        error={fileProblem ?? tooLong(value) ?? problem ?? undefined}
        aside={
          <label className="type-small inline-flex min-h-6 cursor-pointer items-center text-petrol underline-offset-2 hover:underline has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol">
            Choose a file
            <input
              type="file"
              accept={fileEndings.join(',')}
              aria-label={`${label} as a file`}
              className="only-read"
              onChange={(event) => {
                void take(event.target.files?.[0])
                event.target.value = ''
              }}
            />
          </label>
        }
      >
        <Textarea
          value={value}
          rows={4}
          spellCheck={false}
          placeholder="Paste the whole reply, or drop a .txt, .md, or .json file"
          onChange={(event) => {
            setFileProblem(null)
            onChange(event.target.value)
          }}
          className={classNames('max-h-44 min-h-24 !overflow-y-auto', isOver && 'border-petrol bg-petrol-soft')}
        />
      </Field>
    </div>
  )
}

function getRefusal({ name, size }: File): string | null {
  if (!fileEndings.some((ending) => name.toLowerCase().endsWith(ending)))
    return `We can’t read ${name}. Use a .txt, .md, or .json file, or paste the reply.`
  return size > maxBytes ? `${name} is too large for a reply. Choose the file with the reply.` : null
}

function tooLong({ length }: string): string | null {
  if (length <= maxAnswerCharacters) return null
  const [is, max] = [length, maxAnswerCharacters].map((count) => count.toLocaleString('en-US'))
  return `This has ${is} characters. The limit is ${max}. Paste only the reply.`
}
