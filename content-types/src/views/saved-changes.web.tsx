import { Button, TextDiff } from '@podcastai/ui'
import type { FormProps } from './edit-form.web.tsx'

/** Shows what another person saved since this edit began. The user's own text stays in the fields above. */
export function SavedChanges({ editing, fields, spelled }: Pick<FormProps, 'editing' | 'fields' | 'spelled'>) {
  const read = (name: string, value: string) => spelled?.[name]?.read(value) ?? value
  const label = (name: string) => spelled?.[name]?.label ?? fields.find((field) => field.name === name)?.label ?? name
  return (
    <section aria-label="Changes saved by someone else" className="grid gap-2.5 rounded-control border border-warn p-3">
      <p role="status" className="type-hint text-warn">
        The saved text has changed since you started. Saving replaces it.
      </p>
      {editing.changedMeanwhile.map(({ name, before, now }) => (
        <div key={name} className="grid gap-1">
          <p className="type-label">{label(name)}, as it is saved now</p>
          <div className="max-h-48 overflow-y-auto">
            <TextDiff before={read(name, before)} after={read(name, now)} />
          </div>
        </div>
      ))}
      <Button size="small" className="justify-self-start" onClick={editing.cancel}>
        Discard mine and use the saved text
      </Button>
    </section>
  )
}
