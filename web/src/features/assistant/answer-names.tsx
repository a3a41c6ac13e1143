import type { NamedSpeaker, Respelled, UnusedName } from '@podcastai/contracts'
import { Switch } from '@podcastai/ui'

/** Names in a reply: of numbered speakers, and spellings of misheard words. */
export type FoundNames = { names: readonly NamedSpeaker[]; spellings: readonly Respelled[] }

type Props = FoundNames & {
  unused: readonly UnusedName[]
  /** Speakers and heard words that stay as they are. */
  declined: readonly string[]
  onChange: (declined: string[]) => void
}

/** The names in a reply, each with the words that reveal it, and a switch to use it. */
export function AnswerNames({ names, spellings, unused, declined, onChange }: Props) {
  const rows = [
    ...names.map(({ speaker, name, said }) => ({ key: speaker, label: `${speaker} is ${name}`, said })),
    ...spellings.map(({ heard, written, count, said }) => ({
      ...{ key: heard, said },
      label: `“${heard}” is spelled “${written}”${count > 1 ? `, ${count} times` : ''}`,
    })),
  ]
  if (rows.length === 0 && unused.length === 0) return null
  return (
    <section aria-label="Names" className="grid gap-2">
      <div>
        <h4 className="type-label text-text-2">Names</h4>
        {rows.length > 0 && (
          <p className="type-hint text-text-3">
            Saving also corrects these in the transcript. You can undo that there.
          </p>
        )}
      </div>
      {rows.length > 0 && (
        // Raw captions may have dozens.
        <ul className="grid max-h-72 gap-2.5 overflow-y-auto">
          {rows.map(({ key, label, said }) => (
            <li key={key}>
              <Switch
                label={label}
                hint={`“${said}”`}
                checked={!declined.includes(key)}
                onCheckedChange={(isUsed) =>
                  onChange(isUsed ? declined.filter((one) => one !== key) : [...declined, key])
                }
              />
            </li>
          ))}
        </ul>
      )}
      {unused.length > 0 && (
        <ul aria-label="Names not used" className="type-hint grid max-h-48 gap-1 overflow-y-auto text-text-3">
          {unused.map(({ text, why }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: each check returns a whole new list
            <li key={index} className="wrap-anywhere">
              Not used: {text}. {why}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
