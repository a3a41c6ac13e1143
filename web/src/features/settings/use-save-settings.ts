import { type SettingsField, saveShowSettings, settingsFieldNames, type TeamSettings } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ApiError, getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { showsQuery } from '../../lib/queries/shows.ts'
import { refusedFields } from '../../lib/refused-fields.ts'
import { checkSettings } from './late-checks.ts'
import { settingsQuery } from './settings-queries.ts'

/**
 * The settings form and its save. Changes saved by others appear in fields that the user didn't touch. `onRefused` is
 * called before the invalid field takes the focus.
 */
export function useSaveSettings(
  show: string,
  { revision, ...settings }: TeamSettings & { revision: number },
  onRefused: (fields: readonly SettingsField[]) => void,
) {
  const form = useForm<TeamSettings>({
    resolver: checkSettings,
    values: settings,
    resetOptions: { keepDirtyValues: true },
  })
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (fields: TeamSettings) =>
      call(saveShowSettings, { params: { id: show }, body: { ...fields, revision } }),
    onSuccess: (saved, sent) => {
      const typed = form.getValues()
      queryClient.setQueryData(settingsQuery(show).queryKey, saved)
      // Its name is also in the list of shows.
      void queryClient.invalidateQueries({ queryKey: showsQuery().queryKey, exact: true })
      const { revision: _, ...stored } = saved
      form.reset(stored)
      // Keep what was typed while saving.
      for (const field of settingsFieldNames) {
        if (!isSame(typed[field], sent[field])) form.setValue(field, typed[field], { shouldDirty: true })
      }
      toast({ title: 'Settings saved', text: 'Your podcast customization has been updated.' })
    },
    onError: (error) => {
      toast({ title: 'Failed to save settings', text: getErrorMessage(error), tone: 'danger' })
      const refused = refusedFields(error, settingsFieldNames)
      for (const [field, message] of refused) form.setError(field, { message })
      onRefused(refused.map(([field]) => field))
      const isConflict = error instanceof ApiError && error.status === 409
      if (isConflict) void queryClient.invalidateQueries({ queryKey: settingsQuery(show).queryKey })
    },
  })
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(
    (fields) => save.mutate(fields),
    (errors) => onRefused(settingsFieldNames.filter((field) => errors[field])),
  )
  return { form, submit, isPending: isSubmitting || save.isPending }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
