import type { LocalOllama, OperatorModel } from '@podcastai/contracts'
import { Button, CopyButton, ProgressBar } from '@podcastai/ui'
import { Download, TriangleAlert } from 'lucide-react'
import { bytesText } from './bytes-text.ts'
import { useCancelPull, usePull } from './operator-model.ts'

/** Ollama on the server's machine: a model to download, the running download, or the line that installs Ollama. */
export function OllamaHere({ now, isRecommending = false }: { now: OperatorModel; isRecommending?: boolean }) {
  const { ollama, from } = now
  if (!ollama || from === 'environment') return null
  if (ollama.pull && ollama.pull.failure === null) return <PullProgress pull={ollama.pull} />
  if (!ollama.isRunning) return now.found.length === 0 ? <InstallOllama command={ollama.installCommand} /> : null
  return ollama.offer ? (
    <GetModel offer={ollama.offer} failure={ollama.pull?.failure ?? null} isPrimary={isRecommending} />
  ) : null
}

type GetModelProps = { offer: NonNullable<LocalOllama['offer']>; failure: string | null; isPrimary: boolean }

/** Downloads the offered model with one click; it is connected when it is there. */
function GetModel({ offer, failure, isPrimary }: GetModelProps) {
  const pull = usePull()
  const size = offer.bytes === null ? '' : ` (${bytesText(offer.bytes)})`
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant={isPrimary ? 'primary' : 'outline'}
        icon={<Download aria-hidden size={15} />}
        pending={pull.isPending}
        pendingLabel="Starting..."
        onClick={() => pull.mutate()}
      >
        {`Get ${offer.model}${size}`}
      </Button>
      <p className="type-hint text-pretty text-text-2">
        {offer.fits === false
          ? 'This machine has little memory for it, so it may be slow.'
          : 'Ollama downloads it once. It runs on this machine and costs nothing.'}
      </p>
      {failure !== null && (
        <p role="alert" className="type-small flex items-start gap-2 text-danger">
          <TriangleAlert aria-hidden size={14} className="mt-[3px] shrink-0" />
          <span className="wrap-anywhere">{failure}</span>
        </p>
      )}
    </div>
  )
}

/** The running download, which goes on if the page is left. */
function PullProgress({ pull }: { pull: NonNullable<LocalOllama['pull']> }) {
  const cancel = useCancelPull()
  const { model, completedBytes, totalBytes } = pull
  const percent = totalBytes === 0 ? 0 : (100 * completedBytes) / totalBytes
  const isLoaded = totalBytes > 0 && completedBytes >= totalBytes
  const progress = isLoaded
    ? 'Checking the download...'
    : totalBytes === 0
      ? 'Starting...'
      : `${bytesText(completedBytes)} of ${bytesText(totalBytes)}`
  return (
    <div className="grid gap-2.5 rounded-card border bg-surface px-4 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-medium wrap-anywhere">{`Getting ${model}`}</p>
        <Button size="small" variant="ghost" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
          Cancel
        </Button>
      </div>
      <ProgressBar value={percent} label={`Getting ${model}`} text={progress} />
      <p className="type-hint flex flex-wrap justify-between gap-x-4 text-text-2 tabular-nums">
        <span>{progress}</span>
        <span>You can leave this page. It’s connected when it’s ready.</span>
      </p>
    </div>
  )
}

/** The line that installs Ollama, to copy. */
function InstallOllama({ command }: { command: string }) {
  return (
    <div className="grid gap-2">
      <p className="text-pretty text-text-2">
        To run one for free, install Ollama on the server’s machine with this line, then look again:
      </p>
      <div className="flex items-center justify-between gap-3 rounded-control border bg-sunken py-1.5 pr-1.5 pl-3">
        <code className="type-time min-w-0 wrap-anywhere">{command}</code>
        <CopyButton text={command} iconOnly label="Copy the install command" />
      </div>
    </div>
  )
}
