import { type ContentTypeKey, contentTypeOf } from '@podcastai/content-types'
import type { Comment } from '@podcastai/contracts'
import { Button, Dialog, Skeleton, Tab, TabList, TabPanel, Tabs } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentList } from './comment-list.tsx'
import { commentsQuery } from './comments.ts'
import { SharedNote } from './shared-note.tsx'

type Props = { id: string; onOpenType: (contentType: ContentTypeKey) => void; onClose: () => void }

/** Everything that is said about a project: the comments on it and its items, and the note. */
export function DiscussionDialog({ id, onOpenType, onClose }: Props) {
  const [tab, setTab] = useState('comments')
  return (
    <Dialog open onOpenChange={onClose} title="Comments and note" className="w-[600px]">
      <Tabs value={tab} onValueChange={setTab} className="grid gap-4">
        <TabList label="Comments and note" look="segments">
          <Tab value="comments">Comments</Tab>
          <Tab value="note">Note</Tab>
        </TabList>
        <TabPanel value="comments">
          <AllComments
            id={id}
            onOpenType={(contentType) => {
              onOpenType(contentType)
              onClose()
            }}
          />
        </TabPanel>
        <TabPanel value="note">
          <SharedNote id={id} />
        </TabPanel>
      </Tabs>
    </Dialog>
  )
}

function AllComments({ id, onOpenType }: Pick<Props, 'id' | 'onOpenType'>) {
  const query = useQuery(commentsQuery(id))
  if (query.isError && !query.data) {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p className="text-text-2">{messageOf(query.error, 'The comments could not be fetched.')}</p>
        <Button size="small" onClick={() => query.refetch()}>
          Try Again
        </Button>
      </div>
    )
  }
  if (!query.data) return <Skeleton className="h-40" />
  const { comments, people } = query.data
  return (
    <div className="grid gap-4">
      {comments.length === 0 && (
        <p className="text-text-2">No comments yet. Write one here, or beside a caption, quote or clip.</p>
      )}
      <CommentList
        id={id}
        comments={comments}
        subjectOf={(comment) => <CommentSubject comment={comment} onOpenType={onOpenType} />}
      />
      <CommentForm id={id} subject={{}} people={people} label="Comment on the project" />
    </div>
  )
}

/** What a comment is about, as a way there. */
function CommentSubject({ comment, onOpenType }: { comment: Comment; onOpenType: Props['onOpenType'] }) {
  const { contentType, about } = comment
  if (contentType === null) return null
  return (
    <p className="type-small flex flex-wrap items-baseline gap-x-1.5 border-l-2 pl-2 text-text-2">
      <button type="button" className="font-medium text-petrol hover:underline" onClick={() => onOpenType(contentType)}>
        {contentTypeOf(contentType).label}
      </button>
      {about !== null && <span className="wrap-anywhere">“{about}”</span>}
    </p>
  )
}
