import { maxHandleLength, type PictureLook, saveShowPictureLook } from '@podcastai/contracts'
import { Field, Input, toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { lookQuery } from '../../lib/queries/picture-look.ts'
import { LockedHint } from './setting-field.tsx'

export type Handle = ReturnType<typeof useHandle>

/** Returns the show's handle, stored with the picture settings. */
export function useHandle(show: string, look: PictureLook) {
  const [typed, setTyped] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (handle: string) => call(saveShowPictureLook, { params: { id: show }, body: { handle } }),
    onSuccess: (saved, sent) => {
      queryClient.setQueryData(lookQuery(show).queryKey, saved)
      // Keep what was typed while saving.
      setTyped((now) => (now === sent ? null : now))
      toast({ title: 'Settings saved', text: 'Your podcast customization has been updated.' })
    },
    onError: (error) => toast({ title: 'Failed to save settings', text: getErrorMessage(error), tone: 'danger' }),
  })
  const value = typed ?? look.handle
  return {
    value,
    type: setTyped,
    isDirty: value.trim() !== look.handle,
    isPending: save.isPending,
    submit: () => save.mutate(value),
  }
}

export function HandleField({ handle, locked }: { handle: Handle; locked: boolean }) {
  return (
    <Field
      label="Handle"
      hint="Where people find the show. Printed on your quote cards and slides."
      aside={locked ? <LockedHint /> : undefined}
    >
      <Input
        value={handle.value}
        readOnly={locked}
        maxLength={maxHandleLength}
        placeholder="@yourshow"
        autoComplete="off"
        onChange={(event) => handle.type(event.target.value)}
      />
    </Field>
  )
}
