import { Field, Select } from '@podcastai/ui'
import { getOwnLanguageName, outputLanguages } from '../type/output-language.ts'

type Props = {
  /** A language's code; empty for that of the show. */
  value: string
  onChange: (language: string) => void
  className?: string
}

/** Chooses the language of one generation, instead of the show's. */
export function LanguageSelect({ value, onChange, className }: Props) {
  return (
    <Field label="Language" className={className}>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">As set for the show</option>
        {outputLanguages.map((code) => (
          <option key={code} value={code}>
            {getOwnLanguageName(code)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
