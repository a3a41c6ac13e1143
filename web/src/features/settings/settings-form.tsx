import { can, type Role, settingsFieldNames, settingsFields, type TeamSettings } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { FormProvider } from 'react-hook-form'
import { HostCount } from './host-count.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { SettingField } from './setting-field.tsx'
import { settingsSections } from './settings-sections.ts'
import { useSaveSettings } from './use-save-settings.ts'
import { VoicePreview } from './voice-preview.tsx'

type Props = { settings: TeamSettings & { revision: number }; role: Role }

export function SettingsForm({ settings, role }: Props) {
  const { form, save } = useSaveSettings(settings)
  const { isDirty } = form.formState
  const all = settingsFieldNames.every((field) => can(role, settingsFields[field].permission))

  return (
    <FormProvider {...form}>
      <form noValidate aria-label="AI Settings" onSubmit={form.handleSubmit((fields) => save.mutate(fields))}>
        <div className="grid gap-1 pb-6">
          <h2 className="type-h2">AI Settings</h2>
          <p className="text-text-2">
            How everything is written from the next generation on. What is there already stays as it is.
            {!all && ' Fields with a lock are changed by an admin.'}
          </p>
        </div>
        {/* Neither the page's header nor the bar beneath hides what has the focus. */}
        <div className="grid gap-9 [&_:is(input,textarea,select,button)]:scroll-mt-20 [&_:is(input,textarea,select,button)]:scroll-mb-24">
          {settingsSections.map(({ id, title, fields }) => (
            <section key={id} aria-labelledby={`settings-${id}`} className="grid gap-5 border-t pt-6">
              <h3 id={`settings-${id}`} tabIndex={-1} className="type-h3 scroll-mt-20 rounded-badge">
                {title}
              </h3>
              {fields.map((field) => (
                <div key={field} className="grid gap-2">
                  <SettingField field={field} locked={!can(role, settingsFields[field].permission)} />
                  {field === 'hostNames' && <HostCount />}
                  {field === 'contentGoals' && <VoicePreview />}
                </div>
              ))}
            </section>
          ))}
        </div>
        <div className="sticky bottom-0 z-10 -mx-1 mt-8 flex items-center gap-4 border-t bg-bg px-1 py-3">
          <Button type="submit" variant="primary" pending={save.isPending} pendingLabel="Saving...">
            Save Settings
          </Button>
          <p aria-live="polite" className="type-small text-text-2">
            {isDirty && !save.isPending && 'Unsaved changes'}
          </p>
        </div>
      </form>
      <LeaveGuard when={isDirty} what="settings" />
    </FormProvider>
  )
}
