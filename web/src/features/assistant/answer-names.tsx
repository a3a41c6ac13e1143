import type { NamedSpeaker } from '@podcastai/contracts'
import { Switch } from '@podcastai/ui'

type Props = {
  names: readonly NamedSpeaker[]
  /** Speakers who keep their labels. */
  keepLabels: readonly string[]
  onChange: (keepLabels: string[]) => void
}

/** The names that a reply gives to numbered speakers, each with the words that reveal it, and a switch to use it. */
export function AnswerNames({ names, keepLabels, onChange }: Props) {
  if (names.length === 0) return null
  return (
    <section aria-label="Who speaks" className="grid gap-2">
      <h4 className="type-label text-text-2">Who speaks</h4>
      <ul className="grid gap-2.5">
        {names.map(({ speaker, name, said }) => (
          <li key={speaker}>
            <Switch
              label={`${speaker} is ${name}`}
              hint={`“${said}”`}
              checked={!keepLabels.includes(speaker)}
              onCheckedChange={(isUsed) =>
                onChange(isUsed ? keepLabels.filter((one) => one !== speaker) : [...keepLabels, speaker])
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
