import { CopyButton } from '@podcastai/ui'
import { hasPosts, postNumber } from '../../type/text-format.ts'
import { EditForm } from '../../views/edit-form.web.tsx'
import { AddItem, useEditedList } from '../../views/edited-list.web.tsx'
import { EditButton, useEditing } from '../../views/editing.web.tsx'
import { Item, ItemFoot } from '../../views/item.web.tsx'
import { MovableItem } from '../../views/movable-item.web.tsx'
import { PassageChips } from '../../views/passage-chips.web.tsx'
import { useQuiet } from '../../views/quiet.web.tsx'
import type { ViewProps } from '../../views/view.web.tsx'
import { type FormatContent, type Post, publishedPost } from './text-format.ts'

export function TextFormatView({ content, onSave }: ViewProps<FormatContent>) {
  const { posts } = content
  const isList = hasPosts(content)
  const edits = useEditedList(posts, onSave && ((changed) => onSave({ ...content, posts: changed })))
  const { onAdd } = edits
  const fields = listFields(content)
  const item = (post: Post, index: number) => (
    <PostItem
      content={content}
      post={post}
      index={index}
      onSave={edits.onChange(index)}
      onDelete={isList && posts.length > 1 ? edits.onDelete(index) : undefined}
    />
  )
  return (
    <div className="grid gap-3">
      {isList && posts.length > 1 && (
        <div className="flex items-center justify-between gap-3">
          <p className="type-small text-text-2">{posts.length} posts</p>
          <CopyButton
            label="Copy all"
            variant="ghost"
            text={() => posts.map((_, index) => publishedPost(content, index)).join('\n\n')}
          />
        </div>
      )}
      {isList ? (
        <ul className="grid gap-3">
          {posts.map((post, index) => (
            <MovableItem key={edits.toKey(index)} index={index} onMove={edits.onMove} className="rounded-card">
              {item(post, index)}
            </MovableItem>
          ))}
        </ul>
      ) : (
        posts.slice(0, 1).map((post) => <div key={post.id ?? 'text'}>{item(post, 0)}</div>)
      )}
      {onAdd && (isList || posts.length === 0) && (
        <AddItem
          what={isList ? 'post' : 'text'}
          place="new"
          fields={fields}
          blank={{ heading: '', text: '' }}
          onAdd={({ heading = '', text = '' }) =>
            onAdd({ ...(content.parts === 'headed' && { heading }), text, evidence: [] })
          }
        />
      )}
    </div>
  )
}

function listFields({ parts, minCharacters, maxCharacters }: FormatContent) {
  const isList = parts === 'posts' || parts === 'thread'
  return [
    ...(parts === 'headed' ? [{ name: 'heading', label: 'Headline', optional: true }] : []),
    {
      name: 'text',
      label: isList ? 'Post' : 'Text',
      lines: isList ? 4 : 14,
      hint: `${minCharacters.toLocaleString('en-US')}–${maxCharacters.toLocaleString('en-US')} characters`,
    },
  ]
}

type PostProps = {
  content: FormatContent
  post: Post
  index: number
  onSave?: (post: Post) => Promise<void>
  onDelete?: () => Promise<void>
}

function PostItem({ content, post, index, onSave, onDelete }: PostProps) {
  const { heading = '', text, evidence } = post
  const path = `posts.${index}`
  const quiet = useQuiet()
  const editing = useEditing(
    post.id ?? path,
    { heading, text },
    onSave &&
      ((values) =>
        onSave({
          ...post,
          ...(content.parts === 'headed' && { heading: (values.heading ?? '').trim() }),
          text: (values.text ?? '').trim(),
        })),
  )
  const number = postNumber(content, index, content.posts.length)
  const what = hasPosts(content) ? `post ${index + 1}` : 'text'
  const length = number.length + (editing.isOpen ? (editing.values.text ?? '') : text).length
  const isTooLong = length > content.maxCharacters
  return (
    <Item label={hasPosts(content) ? `Post ${index + 1}` : content.name} editing={editing.isOpen}>
      {editing.isOpen ? (
        <EditForm editing={editing} fields={listFields(content)} onDelete={onDelete} />
      ) : (
        <>
          {heading !== '' && (
            <h3 dir="auto" className="type-h3 wrap-anywhere">
              {heading}
            </h3>
          )}
          <p dir="auto" className="type-copy whitespace-pre-line wrap-anywhere">
            {number !== '' && <span className="text-text-3">{number}</span>}
            {text}
          </p>
        </>
      )}
      <p
        className={isTooLong ? 'type-hint text-warn' : 'type-hint text-text-3'}
        aria-live={editing.isOpen ? 'polite' : undefined}
      >
        {length.toLocaleString('en-US')} / {content.maxCharacters.toLocaleString('en-US')} characters
      </p>
      {!editing.isOpen && (
        <ItemFoot
          acts={
            <>
              {onSave && <EditButton editing={editing} what={what} item={path} />}
              <CopyButton
                iconOnly
                label={`Copy ${what}`}
                text={() => publishedPost(content, index)}
                className={`text-text-3 ${quiet}`}
              />
            </>
          }
        >
          <PassageChips evidence={evidence} />
        </ItemFoot>
      )}
    </Item>
  )
}
