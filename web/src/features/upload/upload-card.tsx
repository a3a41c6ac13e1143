import { Button, Card, Field, Input, ProgressBar, Switch, toast } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import { messageOf } from '../../lib/api-error.ts'
import { setupQuery } from '../../lib/queries/setup.ts'
import { typeCount } from '../../lib/type-count.ts'
import { useKitPrice } from '../../lib/use-kit-price.ts'
import { ChosenFile } from './chosen-file.tsx'
import { DropZone } from './drop-zone.tsx'
import { fileProblem } from './file-check.ts'
import { filePreviewQuery } from './file-preview.ts'
import { toastText } from './upload-problem.tsx'
import { type UploadFields, useUpload } from './use-upload.ts'

/** A transcript, who the guest was, and whether to write everything at once. */
export function UploadCard({ onUploaded }: { onUploaded: (id: string) => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const chosen = useRef<HTMLFieldSetElement>(null)
  useFocusThatStays({ file, input, chosen })
  const form = useForm<UploadFields>({
    defaultValues: { guestName: '', guestTitle: '', guestHandle: '', generate: true },
  })
  const { upload, progress } = useUpload(
    (id) => {
      toast({ title: 'Upload successful' })
      onUploaded(id)
    },
    (error) => {
      const text = messageOf(error)
      setProblem(text)
      toast({ title: 'Upload failed', text: toastText(text), tone: 'danger' })
    },
  )

  const choose = useCallback((next: File) => {
    const wrong = fileProblem(next)
    setProblem(wrong)
    setFile(wrong ? null : next)
    if (wrong) toast({ title: 'Upload failed', text: wrong, tone: 'danger' })
  }, [])

  function send(fields: UploadFields) {
    setProblem(null)
    if (file) upload.mutate({ file, fields })
    else setProblem('Choose a transcript file first.')
  }

  return (
    <Card className="p-5 max-md:p-3.5">
      <form className="grid grid-cols-1 gap-5.5 max-md:gap-4.5" onSubmit={form.handleSubmit(send)}>
        <div className={file ? 'hidden' : undefined}>
          <DropZone input={input} onFile={choose} problem={problem} />
        </div>
        {file && (
          <fieldset
            ref={chosen}
            tabIndex={-1}
            aria-label={`Chosen: ${file.name}`}
            className="m-0 grid min-w-0 grid-cols-1 gap-2 rounded-large border-0 p-0"
          >
            <ChosenFile
              file={file}
              problem={problem}
              disabled={upload.isPending}
              onReplace={() => input.current?.click()}
              onRemove={() => setFile(null)}
            />
          </fieldset>
        )}
        <GuestFields form={form} />
        <div className="border-t pt-3.5">
          <Controller
            control={form.control}
            name="generate"
            render={({ field }) => (
              <Switch
                label="Generate everything now"
                hint={`All ${typeCount} formats, usually in 2-3 minutes or less. Off: generate each one when you need it.`}
                checked={field.value}
                onCheckedChange={field.onChange}
              />
            )}
          />
          {file && form.watch('generate') && <PriceOfFile file={file} />}
        </div>
        {upload.isPending && <UploadProgress progress={progress} />}
        <div className="flex items-center justify-between gap-4 max-md:flex-col-reverse max-md:items-stretch max-md:gap-2.5 max-md:text-center">
          <span className="type-hint text-text-3">{file ? '' : 'Choose a transcript first'}</span>
          <Button
            type="submit"
            variant="primary"
            size="large"
            icon={<Upload aria-hidden size={16} />}
            disabled={!file}
            pending={upload.isPending}
            pendingLabel="Uploading..."
          >
            Upload Transcript
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** Told before anything is sent, and for an hour of talk where the page does not read the file itself. */
function PriceOfFile({ file }: { file: File }) {
  const { data: read, isPending } = useQuery(filePreviewQuery(file))
  const length = read && 'characters' in read ? read.characters : null
  const isUnreadable = !!read && 'problem' in read
  const price = useKitPrice(isPending || isUnreadable ? undefined : length)
  const writer = useQuery(setupQuery()).data?.engine.key ?? 'builtin'
  // Its line is there before the price: the button beneath must not move away from under a pointer.
  if (price === null && (writer === 'builtin' || isUnreadable)) return null
  return <p className="type-hint mt-2 min-h-4 text-text-2 max-md:min-h-8">{price}</p>
}

type Places = {
  file: File | null
  input: RefObject<HTMLInputElement | null>
  chosen: RefObject<HTMLFieldSetElement | null>
}

/** The field and the chosen file stand in each other's place: the focus goes along instead of to the top of the page. */
function useFocusThatStays({ file, input, chosen }: Places) {
  const had = useRef<File | null>(null)
  useEffect(() => {
    const before = had.current
    had.current = file
    if (file && !before) chosen.current?.focus({ preventScroll: true })
    if (!file && before) input.current?.focus({ preventScroll: true })
  }, [file, input, chosen])
}

function GuestFields({ form }: { form: UseFormReturn<UploadFields> }) {
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
          <Input
            autoComplete="off"
            maxLength={200}
            placeholder="e.g. Baker, Reed & Rye"
            {...form.register('guestTitle')}
          />
        </Field>
        <Field label="Handle">
          <Input autoComplete="off" maxLength={200} placeholder="@handle" {...form.register('guestHandle')} />
        </Field>
      </div>
      <p className="type-hint mt-1.5 text-text-3">Named in captions, titles and the script. Spelled as you write it.</p>
    </fieldset>
  )
}

function UploadProgress({ progress }: { progress: number }) {
  return (
    <div className="grid gap-2.5 rounded-large border px-4 py-3.5">
      <div className="flex justify-between gap-4">
        <span role="status">Uploading transcript...</span>
        <span className="tabular-nums">{progress}%</span>
      </div>
      <ProgressBar value={progress} label="Uploading transcript" />
    </div>
  )
}
