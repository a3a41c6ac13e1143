import { zodResolver } from '@hookform/resolvers/zod'
import { maxNameLength, minPasswordLength, type Profile, updateProfile } from '@podcastai/contracts'
import { Button, Field, Input, Switch, toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { refusedFields } from '../../lib/refused-fields.ts'

const ProfileFields = z
  .object({
    username: z.string().trim().min(1, 'Please enter your name').max(maxNameLength, 'This name is too long'),
    newPassword: z.string(),
    repeated: z.string(),
    currentPassword: z.string(),
    readyMail: z.boolean(),
    singleKeys: z.boolean(),
  })
  .superRefine(({ newPassword, repeated, currentPassword }, context) => {
    const complain = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (newPassword === '' && repeated === '') return
    if (newPassword.length < minPasswordLength) {
      complain('newPassword', `Password must be at least ${minPasswordLength} characters`)
    } else if (newPassword !== repeated) complain('repeated', 'The two new passwords do not match')
    if (currentPassword === '') complain('currentPassword', 'Please enter your current password')
  })
type ProfileFields = z.infer<typeof ProfileFields>

/** Name and password; the email is read-only. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const empty = { newPassword: '', repeated: '', currentPassword: '' }
  const form = useForm<ProfileFields>({
    resolver: zodResolver(ProfileFields),
    defaultValues: {
      username: profile.username,
      readyMail: profile.readyMail ?? false,
      singleKeys: profile.singleKeys,
      ...empty,
    },
  })
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: ({ username, newPassword, currentPassword, readyMail, singleKeys }: ProfileFields) =>
      call(updateProfile, {
        body: {
          username,
          singleKeys,
          ...(profile.readyMail !== null && { readyMail }),
          ...(newPassword && { newPassword, currentPassword }),
        },
      }),
    onSuccess: (saved) => {
      queryClient.setQueryData(profileQuery().queryKey, saved)
      form.reset({
        username: saved.username,
        readyMail: saved.readyMail ?? false,
        singleKeys: saved.singleKeys,
        ...empty,
      })
      toast({ title: 'Profile updated', text: 'Your changes are saved.' })
    },
    onError: (error) => {
      toast({ title: 'Error', text: getErrorMessage(error), tone: 'danger' })
      for (const [field, message] of refusedFields(error, ['currentPassword'])) form.setError(field, { message })
    },
  })
  const { errors } = form.formState
  const changesPassword = form.watch('newPassword') !== '' || form.watch('repeated') !== ''

  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((fields) => save.mutate(fields))}>
      <Field label="Email" hint="The address you log in with">
        <Input type="email" readOnly value={profile.email} icon={<Lock aria-hidden />} />
      </Field>
      <Field label="Full name" error={errors.username?.message}>
        <Input autoComplete="name" {...form.register('username')} />
      </Field>
      <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        <Field label="New password" error={errors.newPassword?.message}>
          <Input type="password" autoComplete="new-password" {...form.register('newPassword')} />
        </Field>
        <Field label="Confirm new password" error={errors.repeated?.message}>
          <Input type="password" autoComplete="new-password" {...form.register('repeated')} />
        </Field>
      </div>
      {changesPassword && (
        <Field
          label="Current password"
          hint="A new password logs you out everywhere else"
          error={errors.currentPassword?.message}
        >
          <Input type="password" autoComplete="current-password" {...form.register('currentPassword')} />
        </Field>
      )}
      {profile.readyMail !== null && (
        <Controller
          control={form.control}
          name="readyMail"
          render={({ field }) => (
            <Switch
              label="Email me when an episode is ready"
              hint="One email for each episode you upload."
              checked={field.value}
              onCheckedChange={field.onChange}
            />
          )}
        />
      )}
      <Controller
        control={form.control}
        name="singleKeys"
        render={({ field }) => (
          <Switch
            label="Single-key shortcuts"
            hint="Keys like J, K, and E act on a project’s page. Turn them off if you use speech input."
            checked={field.value}
            onCheckedChange={field.onChange}
          />
        )}
      />
      <Button type="submit" className="justify-self-start" pending={save.isPending} pendingLabel="Saving...">
        Update Profile
      </Button>
    </form>
  )
}
