import { Field, Input } from '@podcastai/ui'
import type { UseFormReturn } from 'react-hook-form'
import type { EpisodeForm } from './episode-form.ts'

/** The guest of an episode. */
export function GuestFields({ form }: { form: UseFormReturn<EpisodeForm> }) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-2 p-0">
        <span className="font-[550]">Guest</span> <span className="text-text-2">optional</span>
      </legend>
      <div className="grid grid-cols-3 gap-2.5 max-md:grid-cols-2">
        <Field label="Name" className="max-md:col-span-2">
          <Input autoComplete="off" maxLength={200} {...form.register('guestName')} />
        </Field>
        <Field label="Title">
          <Input autoComplete="off" maxLength={200} placeholder="e.g. Baker" {...form.register('guestTitle')} />
        </Field>
        <Field label="Handle">
          <Input autoComplete="off" maxLength={200} placeholder="@handle" {...form.register('guestHandle')} />
        </Field>
      </div>
      <p className="type-hint mt-1.5 text-text-3">We’ll use this spelling everywhere.</p>
    </fieldset>
  )
}
