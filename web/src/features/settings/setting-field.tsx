import { brandVoices, getOwnLanguageName, outputLanguageChoices, socialMediaTones } from '@podcastai/content-types'
import { type SettingsField, settingsFields, type TeamSettings } from '@podcastai/contracts'
import { Field, Input, Select, Textarea } from '@podcastai/ui'
import { Lock } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { HashtagField } from './hashtag-field.tsx'
import { settingShapes } from './settings-sections.ts'

type Props = { field: SettingsField; locked: boolean }

/** One setting with its effect. Read-only if locked. */
export function SettingField({ field, locked }: Props) {
  const { formState } = useFormContext<TeamSettings>()
  const error = formState.errors[field]
  const message = error?.message ?? (Array.isArray(error) ? error.find(Boolean)?.message : undefined)
  return (
    <Field
      label={settingsFields[field].label}
      hint={settingShapes[field].hint}
      error={message}
      aside={locked ? <LockedHint /> : undefined}
    >
      <Control field={field} locked={locked} />
    </Field>
  )
}

export function LockedHint() {
  return (
    <span className="type-hint inline-flex items-center gap-1 text-text-2">
      <Lock aria-hidden size={12} />
      Only an admin can change this
    </span>
  )
}

function Control({ field, locked }: Props) {
  const { register } = useFormContext<TeamSettings>()
  const { kind } = settingShapes[field]
  if (kind === 'hashtags') return <HashtagField locked={locked} />
  if (kind === 'voice') return <Choice field="brandVoice" options={brandVoices} locked={locked} />
  if (kind === 'tone') return <Choice field="socialMediaTone" options={socialMediaTones} locked={locked} />
  if (kind === 'language') return <LanguageChoice locked={locked} />
  if (kind === 'line') return <Input readOnly={locked} autoComplete="off" {...register(field)} />
  return <Textarea readOnly={locked} {...register(field)} />
}

type ChoiceProps = { field: 'brandVoice' | 'socialMediaTone'; options: readonly string[]; locked: boolean }

/** A select with an empty option. Native selects can't be read-only, so a locked one is plain text. */
function Choice({ field, options, locked }: ChoiceProps) {
  const { register, watch } = useFormContext<TeamSettings>()
  const chosen = watch(field)
  if (locked) return <Input readOnly value={chosen === null ? 'Not set' : capitalized(chosen)} />
  return (
    <Select {...register(field, { setValueAs: (value) => value || null })} value={chosen ?? ''}>
      <option value="">Not set</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {capitalized(option)}
        </option>
      ))}
    </Select>
  )
}

function LanguageChoice({ locked }: Pick<Props, 'locked'>) {
  const { register, watch } = useFormContext<TeamSettings>()
  const chosen = watch('outputLanguage')
  if (locked) return <Input readOnly value={getChoiceName(chosen)} />
  return (
    <Select {...register('outputLanguage')} value={chosen}>
      {outputLanguageChoices.map((choice) => (
        <option key={choice} value={choice}>
          {getChoiceName(choice)}
        </option>
      ))}
    </Select>
  )
}

function getChoiceName(choice: string): string {
  return choice === 'auto' ? 'Same as the episode' : getOwnLanguageName(choice)
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
