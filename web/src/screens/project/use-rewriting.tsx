import type { EditorActsProps } from '@podcastai/content-types/web'
import { lateComponent } from '@podcastai/ui'
import { useState } from 'react'
import { isWritten, useRequesting } from '../../features/project/generation-requests.ts'
import type { RewritableContent, RewriteTarget } from '../../features/project/rewriting/rewriting.tsx'

/** Loaded on demand: it needs a model. */
const Rewriting = lateComponent(async () => (await import('../../features/project/rewriting/rewriting.tsx')).Rewriting)

/** Returns the item actions that rewrite texts with a model, and the open dialog. */
export function useRewriting(on: RewritableContent) {
  const [target, onTarget] = useState<RewriteTarget | null>(null)
  const { isBuiltIn } = useRequesting()
  return {
    acts: !isBuiltIn &&
      isWritten(on.contentType) && {
        propose: (place: string, what: string) => onTarget({ place, what }),
        editorActs: (editor: EditorActsProps) => <Rewriting {...{ on, editor, onTarget }} />,
      },
    dialog: target && <Rewriting {...{ on, target, onTarget }} />,
  }
}
