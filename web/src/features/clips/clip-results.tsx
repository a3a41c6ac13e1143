import type { ClipText } from '@podcastai/content-types'
import { StressedText, sharedReason } from '@podcastai/content-types/web'
import { Badge, Card, CopyButton, EmptyState, Skeleton, Tab, TabList, TabPanel, Tabs, toast } from '@podcastai/ui'
import { Cpu } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { longDate } from '../../lib/dates.ts'
import type { StoredClip, StoredResult } from './clip-store.ts'
import { AllOverlays, OneOverlay } from './overlay-downloads.tsx'

type Props = { clips: readonly StoredClip[]; results: readonly StoredResult[]; isPending: boolean }

/** The generated texts, one tab per clip. */
export function ClipResults({ clips, results, isPending }: Props) {
  const [chosen, setChosen] = useState<string>()
  if (isPending) return <ResultsLoading />
  const shown = results.find(({ id }) => id === chosen) ?? results[0]
  if (!shown) return <NoResults />
  return (
    <Tabs value={shown.id} onValueChange={setChosen}>
      <TabList label="Results" className="mb-4">
        {results.map(({ id, filename }, index) => (
          <Tab key={id} value={id}>
            <span aria-hidden className="text-text-3">
              {index + 1}
            </span>
            <span className="max-w-44 truncate">{filename.replace(/\.mp4$/, '')}</span>
          </Tab>
        ))}
      </TabList>
      {results.map((result) => (
        <TabPanel key={result.id} value={result.id} className="grid gap-3">
          <OneResult result={result} clip={clips.find(({ id }) => id === result.id)} />
        </TabPanel>
      ))}
    </Tabs>
  )
}

function OneResult({ result, clip }: { result: StoredResult; clip: StoredClip | undefined }) {
  const reason = sharedReason(result.textOptions)
  const isStale = clip !== undefined && clip.content !== result.madeOf
  return (
    <>
      <Card className="p-5 max-md:p-4">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className="type-h3">Thumbnail text options</h2>
          <div className="ml-auto flex items-center gap-3">
            {isStale ? (
              <Badge tone="warn">Text changed since</Badge>
            ) : (
              <p className="type-hint text-text-3">Emphasize the highlighted words</p>
            )}
            <AllOverlays texts={result.textOptions} name={result.filename.replace(/\.mp4$/, '')} />
          </div>
        </div>
        {reason && <p className="type-hint mt-0.5 text-text-3">{reason}</p>}
        <ul className="mt-1 divide-y">
          {result.textOptions.map((option) => (
            <li key={option.text} className="py-4 last:pb-0">
              <Overlay option={option} withReason={reason === null} />
            </li>
          ))}
        </ul>
      </Card>
      <Caption result={result} />
      <p className="type-hint flex items-center gap-1.5 text-text-3">
        <Cpu aria-hidden size={14} />
        Written by {result.engine === 'Built-in engine' ? 'the built-in engine' : result.engine}, {longDate(result.at)}
      </p>
      {result.gap && <p className="type-hint text-text-2 wrap-anywhere">{result.gap}</p>}
    </>
  )
}

function Overlay({ option, withReason }: { option: ClipText; withReason: boolean }) {
  return (
    <div className="flex items-center gap-4">
      <div
        aria-hidden
        className="flex bg-[#14262d] text-white aspect-9/16 w-19 shrink-0 items-start rounded-control p-2 pt-5 text-[11px] leading-4 font-bold text-balance max-md:w-16 max-md:p-1.5 max-md:text-[9px] max-md:leading-3.5"
      >
        <span className="min-w-0 hyphens-auto wrap-break-word">
          <StressedText option={option} />
        </span>
      </div>
      <div className="min-w-0 flex-1">
        <p className="text-[19px] leading-7 font-[650] tracking-[-0.02em] wrap-anywhere max-md:text-[17px] max-md:leading-6">
          <StressedText option={option} />
        </p>
        {withReason && <p className="type-hint mt-0.5 text-text-3">{option.reasoning}</p>}
      </div>
      <span className="flex">
        <OneOverlay text={option} />
        <Copy text={option.text} what={`text “${option.text}”`} />
      </span>
    </div>
  )
}

function Caption({ result: { socialMediaCaption: caption } }: { result: StoredResult }) {
  const hashtags = caption.hashtags.map((tag) => `#${tag}`)
  return (
    <Card className="p-5 max-md:p-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="type-h3">Social caption</h2>
        <CopyButton
          label="Copy all"
          onFailed={sayCopyFailed}
          text={[caption.fullCaption, hashtags.join(' ')].filter((part) => part !== '').join('\n\n')}
        />
      </div>
      <dl className="mt-1 divide-y">
        <Row label="Hook" copied={caption.hook}>
          <span className="font-semibold">{caption.hook}</span>
        </Row>
        <Row label="Full caption" copied={caption.fullCaption}>
          {caption.fullCaption}
        </Row>
        {hashtags.length > 0 && (
          <Row label="Hashtags" copied={hashtags.join(' ')}>
            <span className="flex flex-wrap gap-1.5">
              {hashtags.map((tag) => (
                <Badge key={tag} tone="neutral">
                  {tag}
                </Badge>
              ))}
            </span>
          </Row>
        )}
        <Row label="Strategy" copied={caption.reasoning}>
          <span className="text-text-2">{caption.reasoning}</span>
        </Row>
      </dl>
    </Card>
  )
}

function Row({ label, copied, children }: { label: string; copied: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[108px_minmax(0,1fr)_auto] items-start gap-x-3 py-3 last:pb-0 max-md:grid-cols-[minmax(0,1fr)_auto]">
      <dt className="text-text-3 max-md:col-span-2">{label}</dt>
      <dd className="whitespace-pre-line text-[15px] leading-6 wrap-anywhere">{children}</dd>
      <dd>
        <Copy text={copied} what={label.toLowerCase()} />
      </dd>
    </div>
  )
}

function Copy({ text, what }: { text: string; what: string }) {
  return <CopyButton iconOnly label={`Copy ${what}`} text={text} onFailed={sayCopyFailed} className="text-text-3" />
}

function sayCopyFailed() {
  toast({ title: 'Copy failed', text: 'Failed to copy to clipboard', tone: 'danger' })
}

function NoResults() {
  return (
    <EmptyState
      outline={
        <div className="flex justify-center gap-3">
          {[0, 1, 2].map((tile) => (
            <div key={tile} className="aspect-9/16 w-16 rounded-control border border-dashed border-line-strong" />
          ))}
        </div>
      }
      title="Overlay texts and captions appear here"
      text="Paste the transcript of a short clip. We’ll pick overlay texts from its words."
    />
  )
}

function ResultsLoading() {
  return (
    <div role="status" aria-label="Generating" className="grid gap-3">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-96 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}
