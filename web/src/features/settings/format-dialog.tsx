import { type FormatParts, formatPresets } from '@podcastai/content-types'
import {
  createFormat,
  maxFormatExample,
  maxFormatInstruction,
  maxFormatName,
  maxFormatPurpose,
  type OwnFormat,
  type ShowFormat,
  saveFormat,
} from '@podcastai/contracts'
import { Button, Dialog, DialogActions, Field, Input, Select, Textarea, toast } from '@podcastai/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { refusedFields } from '../../lib/refused-fields.ts'
import { useFormats } from './formats.ts'

const names = ['name', 'purpose', 'instruction', 'parts', 'minCharacters', 'maxCharacters', 'example'] as const

const partsNames: Record<FormatParts, string> = {
  text: 'One text',
  headed: 'One text with a headline',
  posts: 'Several posts',
  thread: 'A thread of numbered posts',
}

const empty: OwnFormat = {
  ...{ name: '', purpose: '', instruction: '', parts: 'text', minCharacters: 300, maxCharacters: 1200, example: '' },
}

type Props = { show: string; format: ShowFormat | null; onClose: () => void }

/** The fields of an own format. A new one can begin with a preset. */
export function FormatDialog({ show, format, onClose }: Props) {
  const [fields, setFields] = useState<OwnFormat>(() => toFields(format ?? empty))
  const take = useFormats(show)
  const save = useMutation({
    mutationFn: () =>
      format
        ? call(saveFormat, { params: { id: show, key: format.key }, body: fields })
        : call(createFormat, { params: { id: show }, body: fields }),
    onSuccess: (formats) => {
      take(formats)
      onClose()
      toast({
        title: format ? 'Format saved' : `“${fields.name}” added`,
        text: format ? 'Texts that are written from now on follow it.' : 'It has a tab in every project of this show.',
      })
    },
  })
  const refused = new Map(refusedFields(save.error, names))
  const set = (changes: Partial<OwnFormat>) => setFields((before) => ({ ...before, ...changes }))
  const text = (name: 'name' | 'purpose' | 'instruction' | 'example', maxLength: number) => ({
    value: fields[name],
    maxLength,
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  const number = (name: 'minCharacters' | 'maxCharacters') => ({
    ...{ type: 'number', inputMode: 'numeric' as const, min: 1, max: 10_000 },
    value: fields[name] === 0 ? '' : fields[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: Math.trunc(Number(event.target.value)) }),
  })
  const isReady = [fields.name, fields.purpose, fields.instruction].every((words) => words.trim() !== '')
  const isList = fields.parts === 'posts' || fields.parts === 'thread'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isReady && !save.isPending) save.mutate()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={format ? `Edit “${format.name}”` : 'New format'}
      text="Quotes, names, numbers, and claims are checked as in all texts."
      className="w-[640px]"
    >
      <form className="grid gap-4" onSubmit={submit}>
        {!format && (
          <Field label="Start with" hint="Fills in the fields below. Change what you like.">
            <Select
              defaultValue=""
              onChange={(event) => setFields(toFields(formatPresets[Number(event.target.value) - 1] ?? empty))}
            >
              <option value="">An empty format</option>
              {formatPresets.map(({ name }, index) => (
                <option key={name} value={index + 1}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label="Name" error={refused.get('name')}>
          <Input autoComplete="off" placeholder="Fan letter" {...text('name', maxFormatName)} />
        </Field>
        <Field label="What it’s for" error={refused.get('purpose')}>
          <Input
            autoComplete="off"
            placeholder="a letter to people who never miss an episode"
            {...text('purpose', maxFormatPurpose)}
          />
        </Field>
        <Field
          label="How to write it"
          hint="What to pick from the episode, how it begins and ends, and its tone."
          error={refused.get('instruction')}
        >
          <Textarea rows={5} {...text('instruction', maxFormatInstruction)} />
        </Field>
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] gap-3 max-md:grid-cols-2">
          <Field label="Form" className="max-md:col-span-2">
            <Select value={fields.parts} onChange={(event) => set({ parts: event.target.value as FormatParts })}>
              {Object.entries(partsNames).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Min. characters" error={refused.get('minCharacters')}>
            <Input {...number('minCharacters')} />
          </Field>
          <Field label={isList ? 'Max. per post' : 'Max. characters'} error={refused.get('maxCharacters')}>
            <Input {...number('maxCharacters')} />
          </Field>
        </div>
        <Field
          label="An example (optional)"
          hint="One of your texts. New ones follow its form, not its facts."
          error={refused.get('example')}
        >
          <Textarea rows={3} {...text('example', maxFormatExample)} />
        </Field>
        {save.isError && refused.size === 0 && (
          <p role="alert" className="text-danger wrap-anywhere">
            {getErrorMessage(save.error)}
          </p>
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={!isReady} pending={save.isPending} pendingLabel="Saving...">
            {format ? 'Save format' : 'Add format'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function toFields(from: OwnFormat): OwnFormat {
  const { name, purpose, instruction, parts, minCharacters, maxCharacters, example } = from
  return { name, purpose, instruction, parts, minCharacters, maxCharacters, example }
}
