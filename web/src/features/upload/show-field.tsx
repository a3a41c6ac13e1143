import { Field, Select } from '@podcastai/ui'
import { getShowName, useShows } from '../../lib/current-show.ts'

type Props = { value: string; onChange: (id: string) => void }

/** The show that an upload is an episode of. */
export function ShowField({ value, onChange }: Props) {
  const { shows } = useShows()
  return (
    <Field label="Upload to" hint="Its settings, templates, and glossary apply.">
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        {shows.map((show) => (
          <option key={show.id} value={show.id}>
            {getShowName(show)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
