import {
  type ContentItem,
  type ContentKey,
  getContentName,
  getContentType,
  getItemText,
  itemText,
  valueAt,
  withValue,
} from '@podcastai/content-types'
import { RequestForm } from '@podcastai/content-types/web'
import { type ResponseBody, rewriteItem } from '@podcastai/contracts'
import { Button, Dialog, DialogActions, Spinner, toast } from '@podcastai/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { call } from '../../../lib/call.ts'
import { useSaveContent } from '../content-saves.ts'
import { toUndo } from '../selection/add-selected.ts'
import type { RewritableContent, RewriteTarget } from './rewriting.tsx'

type Proposal = ResponseBody<typeof rewriteItem>

type Props = RewritableContent & { item: ContentItem; target: RewriteTarget; onClose: () => void }

/** Rewrites a text by the user's wish. The new text is shown beside the current one, and nothing changes until it is used. */
export function RewriteDialog({ id, contentType, content, version, item, target, onClose }: Props) {
  const { what, selection, onUse } = target
  const queryClient = useQueryClient()
  const saving = useSaveContent(id, contentType)
  const [instruction, setInstruction] = useState('')
  const [language, setLanguage] = useState('')
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const [problem, setProblem] = useState<string>()
  const [asking, setAsking] = useState<AbortController | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const current = selection?.selected ?? getText(contentType, valueAt(content, item.path))

  useEffect(() => () => asking?.abort(), [asking])

  async function ask(wish: string) {
    if (asking) return
    const own = new AbortController()
    setAsking(own)
    setInstruction(wish)
    setProblem(undefined)
    try {
      const body = { instruction: wish, selection, baseVersion: version, outputLanguage: language || undefined }
      setProposal(await call(rewriteItem, { params: { id, contentType, item: item.id }, body, signal: own.signal }))
    } catch (error) {
      if (own.signal.aborted) return
      setProposal(null)
      setProblem(getErrorMessage(error))
    }
    setAsking(null)
  }

  async function use({ text, values }: Proposal) {
    if (onUse) {
      onUse(text)
      return onClose()
    }
    const edited = Object.entries(values).reduce((now, [at, value]) => withValue(now, at, value), content)
    try {
      const change = await saving.mutateAsync({ base: content, baseVersion: version, edited, rewritten: true })
      const undo = toUndo(queryClient, id, change)
      toast({ title: 'Rewritten', text: getContentName(contentType, content), ...(undo && { action: undo }) })
      onClose()
    } catch {
      // The save reports the error; the proposal stays here.
    }
  }

  return (
    <Dialog open onOpenChange={onClose} title={`Rewrite ${what}`} className="w-[760px]">
      <RequestForm
        what={what}
        act={proposal ? 'Try again' : 'Rewrite'}
        isSecondary={proposal !== null}
        field={field}
        suggestions={suggestions}
        takesInstructions
        instruction={instruction}
        onType={setInstruction}
        language={language}
        onChooseLanguage={setLanguage}
        isWriting={asking !== null}
        problem={asking ? undefined : problem}
        onRequest={(wish) => void ask(wish)}
      />
      <div className="grid min-w-0 gap-3 md:grid-cols-2">
        <Text label="Now" text={current} />
        <Text label="New" text={asking ? null : (proposal?.text ?? '')} />
      </div>
      {proposal?.note && <p className="type-hint text-text-3">{proposal.note}</p>}
      <div className="sticky -bottom-5 -mx-5 -mb-5 border-line border-t bg-surface px-5 py-4">
        <DialogActions>
          <Button onClick={onClose}>Keep the old one</Button>
          <Button
            variant="primary"
            disabled={!proposal || asking !== null}
            pending={saving.isPending}
            pendingLabel="Saving..."
            onClick={() => proposal && void use(proposal)}
          >
            Use this
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}

const suggestions = ['Shorter', 'More direct', 'Plainer words', 'Less hype', 'More specific', 'For LinkedIn']

function getText(contentType: ContentKey, value: unknown): string {
  return itemText(getContentType(contentType), value) || getItemText(value)
}

/** One of the two texts; null while it is being written. */
function Text({ label, text }: { label: string; text: string | null }) {
  return (
    <section aria-label={label} aria-live="polite" className="grid min-w-0 content-start gap-1.5">
      <h3 className="type-label text-text-2">{label}</h3>
      <div className="min-h-24 rounded-control border border-line p-3 max-md:min-h-12">
        {text === null ? (
          <p className="type-hint flex items-center gap-2 text-text-3">
            <Spinner size={14} />
            Writing...
          </p>
        ) : (
          <p className="type-copy whitespace-pre-line wrap-anywhere">
            {text || <span className="type-hint text-text-3">The rewritten text appears here.</span>}
          </p>
        )}
      </div>
    </section>
  )
}
