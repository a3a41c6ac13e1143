import { factNames, projectTitle } from '@podcastai/contracts'
import { Field, Input } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type EpisodeForm, getFoundFact } from './episode-form.ts'
import { type FilePreview, filePreviewQuery } from './file-preview.ts'

/** The episode's title and host from the file. The fields below are filled in, too. Typed values stay. */
export function EpisodeFields({ file, form }: { file: File; form: UseFormReturn<EpisodeForm> }) {
  const { data: read } = useQuery(filePreviewQuery(file))
  const found = read && !('problem' in read) ? read : null
  const { resetField, getFieldState } = form
  useEffect(() => {
    // What was typed about a guest belongs to the form, the rest to this file.
    resetField('title', { defaultValue: suggestTitle(file, found) })
    for (const name of factNames) {
      const isKept = name.startsWith('guest') && getFieldState(name).isDirty
      if (!isKept) resetField(name, { defaultValue: getFoundFact(found, name) })
    }
  }, [file, found, resetField, getFieldState])
  return (
    <div className="grid grid-cols-[2fr_1fr] gap-2.5 max-md:grid-cols-1">
      <Field label="Project title">
        <Input autoComplete="off" maxLength={200} {...form.register('title')} />
      </Field>
      <Field label="Host">
        <Input autoComplete="off" maxLength={200} {...form.register('hostName')} />
      </Field>
    </div>
  )
}

/** Returns a title; empty for files that only the server reads. */
function suggestTitle(file: File, found: FilePreview | null): string {
  if (!found) return ''
  if (found.title) return found.title
  const stem = projectTitle(file.name)
  const saysNothing = (stem.match(/\p{L}/gu) ?? []).length < 3
  const guest = getFoundFact(found, 'guestName')
  return saysNothing && guest !== '' ? `Conversation with ${guest}` : readableName(stem)
}

/** Returns "the-repair-cafe" as "The repair cafe". Names with spaces, capitals or other punctuation stay. */
function readableName(stem: string): string {
  const words = /^[a-z0-9]+(?:[-_][a-z0-9]+)+$/.test(stem) ? stem.replaceAll(/[-_]/g, ' ') : null
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : stem
}
