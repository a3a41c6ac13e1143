import { type ContentKey, getContentName, getContentType, isContentTypeKey } from '@podcastai/content-types'
import type { Comment, ContentByType } from '@podcastai/contracts'
import { Button, Dialog, Skeleton, Tab, TabList, TabPanel, Tabs } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { contentQuery } from '../../lib/queries/transcripts.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentList } from './comment-list.tsx'
import { findCommented, isAboutEarlier } from './comment-places.ts'
import { commentsQuery, useAddComment } from './comments.ts'
import { SharedNote } from './shared-note.tsx'

/** A type and optionally the path of an item. */
export type Place = { type: ContentKey; item?: string }

type Props = {
  id: string
  /** The comment to show, from a link. */
  arrived?: string
  onOpenPlace: (place: Place) => void
  onClose: () => void
}

/** All comments on a project and its items, and the note. */
export function DiscussionDialog({ id, arrived, onOpenPlace, onClose }: Props) {
  const [tab, setTab] = useState('comments')
  return (
    <Dialog open onOpenChange={onClose} title="Comments and note" className="w-[600px]">
      <Tabs value={tab} onValueChange={setTab} className="grid gap-4">
        <TabList label="Comments and note" look="segments">
          <Tab value="comments">Comments</Tab>
          <Tab value="note">Note</Tab>
        </TabList>
        <TabPanel value="comments">
          <AllComments id={id} arrived={arrived} onOpenPlace={onOpenPlace} />
        </TabPanel>
        <TabPanel value="note">
          <SharedNote id={id} />
        </TabPanel>
      </Tabs>
    </Dialog>
  )
}

function AllComments({ id, arrived, onOpenPlace }: Omit<Props, 'onClose'>) {
  const query = useQuery(commentsQuery(id))
  const content = useQuery(contentQuery(id)).data
  const add = useAddComment(id)
  if (query.isError && !query.data) {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p className="text-text-2">{getErrorMessage(query.error, 'The comments could not be loaded.')}</p>
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
        <p className="text-text-2">No comments yet. Write one here, or beside a caption, quote, or clip.</p>
      )}
      {arrived !== undefined && !comments.some((comment) => comment.id === arrived) && (
        <p role="status" className="text-text-2">
          The comment you were looking for was deleted.
        </p>
      )}
      <CommentList
        id={id}
        comments={comments}
        people={people}
        arrived={arrived}
        renderSubject={(comment) => <CommentSubject comment={comment} content={content} onOpenPlace={onOpenPlace} />}
      />
      <CommentForm
        id={id}
        place="project"
        label="Comment on the project"
        people={people}
        isPending={add.isPending}
        onSubmit={(text, done) => add.mutate({ text }, { onSuccess: done })}
      />
    </div>
  )
}

type SubjectProps = { comment: Comment; content: ContentByType | undefined; onOpenPlace: Props['onOpenPlace'] }

/** A link to what a comment is about. */
function CommentSubject({ comment, content, onOpenPlace }: SubjectProps) {
  const { contentType, about } = comment
  if (contentType === null) return null
  const own = content?.[contentType]
  const item = findCommented(comment, own)
  return (
    <p className="type-small flex flex-wrap items-baseline gap-x-1.5 border-l-2 pl-2 text-text-2">
      <button
        type="button"
        className="font-medium text-petrol hover:underline"
        onClick={() => onOpenPlace({ type: contentType, ...(item !== null && { item: item.path }) })}
      >
        {isContentTypeKey(contentType) ? getContentType(contentType).label : getContentName(contentType, own)}
      </button>
      {about !== null && (
        <span className="wrap-anywhere">
          {isAboutEarlier(comment, own) && 'About an earlier text: '}“{about}”
        </span>
      )}
    </p>
  )
}
