import type { Profile } from '@podcastai/contracts'
import { Button, ConfirmDialog, toast } from '@podcastai/ui'
import { Cpu, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { PlanMissing } from '../../features/billing/plan-missing.tsx'
import { ClipList } from '../../features/clips/clip-list.tsx'
import { ClipResults } from '../../features/clips/clip-results.tsx'
import { useClipWork } from '../../features/clips/clip-store.ts'
import { useGenerateClips } from '../../features/clips/use-generate-clips.ts'
import { AppHeader } from '../../features/frame/app-header.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { hasAccess } from '../../lib/queries/profile.ts'
import { SignedIn } from '../signed-in/signed-in.tsx'

/** /clip-thumbnails: text overlays for short clips, and captions to post with them. */
export function ClipThumbnailsScreen() {
  usePageTitle('Social Media Text Overlays')
  return <SignedIn>{(profile) => <ClipTool key={profile.id} profile={profile} />}</SignedIn>
}

function ClipTool({ profile }: { profile: Profile }) {
  const { work, add, rename, write, remove, show, clear } = useClipWork(profile.id)
  const { clips, results } = work
  const [chosenId, setChosenId] = useState<string>()
  const { generate, isPending, refusal } = useGenerateClips(show)
  const open = clips.find(({ id }) => id === chosenId) ?? clips.at(-1)

  return (
    <>
      <AppHeader username={profile.username} />
      <main className="mx-auto max-w-[1280px] px-6 pt-7 pb-18 max-md:px-4 max-md:pt-4">
        <div className="mb-6 flex flex-wrap items-start justify-between gap-3">
          <div>
            <h1 className="type-h1">Social Media Text Overlays</h1>
            <p className="mt-1 text-text-2">Text overlays for short clips, and a caption for each.</p>
          </div>
          <ClearAll onClear={clear} />
        </div>
        <div className="grid grid-cols-[400px_minmax(0,1fr)] items-start gap-8 max-desk:grid-cols-[320px_minmax(0,1fr)] max-desk:gap-6 max-md:grid-cols-1">
          <div className="grid gap-4 md:sticky md:top-20 md:max-h-[calc(100dvh-6rem)] md:overflow-y-auto md:p-0.5">
            <ClipList
              clips={clips}
              openId={open?.id}
              onOpen={setChosenId}
              onRename={rename}
              onWrite={write}
              onRemove={remove}
              onAdd={() => {
                add()
                setChosenId(undefined)
              }}
            />
            {hasAccess(profile) ? (
              <Button
                variant="primary"
                size="large"
                pending={isPending}
                pendingLabel="Generating..."
                onClick={() => generate(clips)}
              >
                Generate Thumbnail Options
              </Button>
            ) : (
              <PlanMissing profile={profile} />
            )}
            {refusal && (
              <div role="alert" className="grid justify-items-start gap-2">
                <p className="type-small text-danger">{refusal}</p>
                <Button variant="ghost" icon={<Cpu aria-hidden size={16} />} onClick={() => generate(clips, 'builtin')}>
                  Write with the built-in engine
                </Button>
              </div>
            )}
            <p className="type-hint text-center text-text-3">Clips stay in this browser until you clear them.</p>
          </div>
          <div className="min-w-0">
            <ClipResults clips={clips} results={results} isPending={isPending} />
          </div>
        </div>
      </main>
    </>
  )
}

function ClearAll({ onClear }: { onClear: () => void }) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setAsks(true)}>
        <RotateCcw aria-hidden size={16} />
        Clear All & Start Fresh
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Clear all clips?"
        text="Your clips and their results will be removed from this browser. This cannot be undone."
        confirmLabel="Clear All"
        onConfirm={() => {
          setAsks(false)
          onClear()
          toast({ title: 'Cleared', text: 'All clips and results have been cleared.' })
        }}
      />
    </>
  )
}
