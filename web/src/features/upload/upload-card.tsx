import { projectTitle } from '@podcastai/contracts'
import { Button, Card, lateComponent, ProgressBar, Switch, toast } from '@podcastai/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ClipboardPaste, Upload } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { getErrorMessage } from '../../lib/api-error.ts'
import { useShows } from '../../lib/current-show.ts'
import { LeaveGuard } from '../../lib/leave-guard.tsx'
import { projectListsKey } from '../../lib/queries/transcripts.ts'
import { storedSession } from '../../lib/session.ts'
import { typeCount } from '../../lib/type-count.ts'
import { ChosenFile } from './chosen-file.tsx'
import { DropZone } from './drop-zone.tsx'
import { EpisodeDetails } from './episode-details.tsx'
import { EpisodeFields } from './episode-fields.tsx'
import { type EpisodeForm, emptyEpisode, listChangedFacts } from './episode-form.ts'
import { fileProblem } from './file-check.ts'
import { filePreviewQuery } from './file-preview.ts'
import { GuestFields } from './guest-fields.tsx'
import { takeHandedUpload } from './handed-upload.ts'
import { PasteText } from './paste-text.tsx'
import { PriceOfFile, PriceOfHour } from './price-before.tsx'
import { SameFile } from './same-file.tsx'
import { SeveralFiles } from './several-files.tsx'
import { toastText } from './upload-problem.tsx'
import { useChosenFiles } from './use-chosen-files.ts'
import { usePasteAndDrop } from './use-paste-and-drop.ts'
import { uploadQueue, useUpload } from './use-upload.ts'

const ShowField = lateComponent(async () => (await import('./show-field.tsx')).ShowField)

type Props = {
  onOpen: (id: string, options?: { ignoreBlocker: boolean }) => void
}

/**
 * The upload form: transcripts, the guest of a single one, and whether to generate everything immediately. A user who
 * waits for a single upload is taken to its project; one who navigated away gets a message.
 */
export function UploadCard({ onOpen }: Props) {
  const queryClient = useQueryClient()
  const isHere = useIsHere()
  const input = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLFieldSetElement>(null)
  /** The text in the paste field while it is open. */
  const [typed, setTyped] = useState<string | null>(null)
  const refreshProjects = () => void queryClient.invalidateQueries({ queryKey: projectListsKey })
  const form = useForm<EpisodeForm>({ defaultValues: { ...emptyEpisode, generate: true } })
  // A double click submits twice before the button is disabled.
  const sent = useRef<readonly File[] | null>(null)
  // Another user may be signed in by then, whom it doesn't concern.
  const sender = useRef<string | null>(null)
  const { upload, progress } = useUpload(
    (id) => {
      if (sender.current !== storedSession()) return
      if (!isHere.current)
        return toast({ title: 'Upload successful', action: { label: 'Open project', onClick: () => onOpen(id) } })
      toast({ title: 'Upload successful' })
      // The text is uploaded: leaving loses nothing, even if the guard below doesn't know yet.
      onOpen(id, { ignoreBlocker: true })
    },
    (error, { file, fields }) => {
      sent.current = null
      if (sender.current !== storedSession()) return
      if (!isHere.current) return uploadQueue.addFailed(file, fields, error, refreshProjects)
      const text = getErrorMessage(error)
      chosen.setProblem(text)
      toast({ title: 'Upload failed', text: toastText(text), tone: 'danger' })
    },
  )
  const chosen = useChosenFiles({ isSending: upload.isPending })
  const holdsText = chosen.holdsPasted || Boolean(typed?.trim())
  const { files, problem } = chosen
  const [file] = files
  const only = files.length === 1 ? file : undefined
  const isUnreadable = useIsUnreadable(only)
  const fit = files.filter((one) => fileProblem(one) === null)
  useHandedUpload(chosen)
  const [showId, setShowId] = useShowToUploadTo()
  const dragging = usePasteAndDrop({ onFiles: chosen.add, onText: chosen.addText })
  useFocusThatStays({ isChosen: files.length > 0, input, chosen: place })

  /** Returns the title to send. A title from the file name isn't sent: the server has the name. */
  function titleToSend(file: File, title: string) {
    const read = queryClient.getQueryData(filePreviewQuery(file).queryKey)
    const isOwnName = !(read && 'title' in read && read.title) && title.trim() === projectTitle(file.name)
    return isOwnName ? '' : title
  }

  function send(fields: EpisodeForm) {
    if (sent.current === files) return
    sent.current = files
    chosen.setProblem(null)
    sender.current = storedSession()
    const { title, generate } = fields
    if (only) {
      const read = queryClient.getQueryData(filePreviewQuery(only).queryKey)
      const facts = listChangedFacts(fields, read)
      return upload.mutate({ file: only, fields: { ...facts, title: titleToSend(only, title), generate, showId } })
    }
    uploadQueue.add(files, { title: '', generate, showId }, refreshProjects)
    chosen.clear()
  }

  return (
    <Card className="p-5 max-md:p-3.5">
      <form className="grid grid-cols-1 gap-5.5 max-md:gap-4.5" onSubmit={form.handleSubmit(send)}>
        <div className={file ? 'hidden' : 'grid gap-3'}>
          <DropZone input={input} onFiles={chosen.take} dragging={dragging} problem={problem} />
          {typed !== null ? (
            <PasteText
              text={typed}
              onChange={setTyped}
              onUse={() => {
                setTyped(null)
                chosen.addText(typed)
              }}
              onCancel={() => setTyped(null)}
            />
          ) : (
            <Button
              className="justify-self-start"
              icon={<ClipboardPaste aria-hidden size={16} />}
              onClick={() => setTyped('')}
            >
              Paste text
            </Button>
          )}
        </div>
        {file && (
          <fieldset
            ref={place}
            tabIndex={-1}
            aria-label={only ? `Chosen: ${only.name}` : `Chosen: ${files.length} files`}
            className="m-0 grid min-w-0 grid-cols-1 gap-2 rounded-large border-0 p-0"
          >
            {only ? (
              <>
                <ChosenFile
                  file={only}
                  problem={problem}
                  disabled={upload.isPending}
                  onReplace={() => input.current?.click()}
                  onRemove={chosen.clear}
                />
                <SameFile file={only} />
              </>
            ) : (
              <SeveralFiles files={files} onAdd={() => input.current?.click()} onRemove={chosen.remove} />
            )}
          </fieldset>
        )}
        {files.length > 1 ? (
          <p className="type-hint text-text-3">
            Each becomes its own project. To name a guest, upload that episode by itself.
          </p>
        ) : (
          <>
            {only && <EpisodeFields file={only} form={form} />}
            <GuestFields form={form} />
            <EpisodeDetails form={form} />
          </>
        )}
        {showId !== undefined && <ShowField value={showId} onChange={setShowId} />}
        <div className="border-t pt-3.5">
          <Controller
            control={form.control}
            name="generate"
            render={({ field }) => (
              <Switch
                label="Generate everything now"
                hint={`All ${typeCount} formats, usually in 2-3 minutes or less. Turn off to create formats one at a time.`}
                checked={field.value}
                onCheckedChange={field.onChange}
              />
            )}
          />
          {form.watch('generate') &&
            file &&
            (only ? <PriceOfFile file={only} show={showId} /> : <PriceOfHour show={showId} />)}
        </div>
        {upload.isPending && <UploadProgress progress={progress} />}
        <div className="flex items-center justify-between gap-4 max-md:flex-col-reverse max-md:items-stretch max-md:gap-2.5 max-md:text-center">
          <span className="type-hint text-text-3">{file ? '' : 'Choose a transcript first'}</span>
          <Button
            type="submit"
            variant="primary"
            size="large"
            icon={<Upload aria-hidden size={16} />}
            disabled={isUnreadable || (only === undefined && fit.length === 0)}
            pending={upload.isPending}
            pendingLabel="Uploading..."
          >
            {files.length > 1
              ? `Upload ${fit.length} ${fit.length === 1 ? 'Transcript' : 'Transcripts'}`
              : 'Upload Transcript'}
          </Button>
        </div>
      </form>
      <LeaveGuard
        // Uploads continue on other pages, but not after closing the window.
        when={!upload.isPending && holdsText}
        whenClosing={upload.isPending || holdsText}
        title="Leave without uploading?"
        text="The text you pasted hasn’t been uploaded yet."
      />
    </Card>
  )
}

/** Continues with what the user chose on another page. */
function useHandedUpload({ add, addText }: Pick<ReturnType<typeof useChosenFiles>, 'add' | 'addText'>) {
  const take = useEffectEvent(() => {
    const handed = takeHandedUpload()
    if (!handed) return
    if ('text' in handed) void addText(handed.text)
    else add(handed.files)
  })
  useEffect(() => take(), [])
}

/** Returns the show that uploads go to, and how to change it; undefined if there is only one. */
function useShowToUploadTo() {
  const { shows, current } = useShows()
  const [chosen, setChosen] = useState<string>()
  const show = shows.find(({ id }) => id === chosen) ?? current ?? shows[0]
  return [shows.length > 1 ? show?.id : undefined, setChosen] as const
}

const noFile = new File([], '')

/** Returns whether the page can't read the file; then the server can't either. */
function useIsUnreadable(file: File | undefined): boolean {
  const read = useQuery({ ...filePreviewQuery(file ?? noFile), enabled: file !== undefined }).data
  return file !== undefined && read != null && 'problem' in read
}

type Places = {
  isChosen: boolean
  input: RefObject<HTMLInputElement | null>
  chosen: RefObject<HTMLFieldSetElement | null>
}

/** The drop zone and the chosen file replace each other: move the focus along. */
function useFocusThatStays({ isChosen, input, chosen }: Places) {
  const was = useRef(false)
  useEffect(() => {
    const before = was.current
    was.current = isChosen
    if (isChosen && !before) chosen.current?.focus({ preventScroll: true })
    if (!isChosen && before) input.current?.focus({ preventScroll: true })
  }, [isChosen, input, chosen])
}

function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
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
