import { CopyButton } from '@podcastai/ui'
import { useState } from 'react'
import { countWords } from '../../talk/count-words.ts'
import { EditForm } from '../../views/edit-form.web.tsx'
import { EditButton, useEditing } from '../../views/editing.web.tsx'
import { Item, ItemFoot } from '../../views/item.web.tsx'
import type { ViewProps } from '../../views/view.web.tsx'
import { WriteButton } from '../../views/write-button.web.tsx'
import { ReferenceImages } from './reference-images.web.tsx'
import { parseSwatch } from './swatches.ts'
import { TextOptions } from './text-options.web.tsx'
import { noThumbnailText, type TextOption, type ThumbnailDesign } from './thumbnail-design.ts'
import { ThumbnailMock } from './thumbnail-mock.web.tsx'

export function ThumbnailDesignView({ content, onSave, episode }: ViewProps<ThumbnailDesign>) {
  const { fullEpisode, clips } = content.textOptions
  const [choice, setChoice] = useState(0)
  const all = [...fullEpisode, ...clips]
  const chosen = all[choice] ?? all[0]
  const choose = (option: TextOption) => setChoice(all.indexOf(option))
  const saveOptions = (part: 'fullEpisode' | 'clips') =>
    onSave &&
    ((options: TextOption[]) => onSave({ ...content, textOptions: { ...content.textOptions, [part]: options } }))
  return (
    <>
      {chosen && <Mocks option={chosen} content={content} seconds={episode.seconds} />}
      <TextOptions
        title={chosen ? 'Text for the full episode' : 'Text for the picture'}
        note={chosen ? undefined : noTextNote(!onSave)}
        options={fullEpisode}
        chosen={chosen}
        onChoose={choose}
        place="fullEpisode"
        onSave={saveOptions('fullEpisode')}
      />
      {chosen && (
        <TextOptions
          title="Text for the clips"
          note={clips.length === 0 ? 'No clip has a line short enough for large type.' : undefined}
          options={clips}
          chosen={chosen}
          onChoose={choose}
          place="clips"
          onSave={saveOptions('clips')}
        />
      )}
      <Brief content={content} onSave={onSave} />
      <ReferenceImages images={content.referenceImages} />
    </>
  )
}

function noTextNote(isReadOnly: boolean): string {
  return isReadOnly ? noThumbnailText : `${noThumbnailText} Write your own.`
}

function Mocks({ option, content, seconds }: { option: TextOption; content: ThumbnailDesign; seconds: number | null }) {
  const words = countWords(option.text)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_168px] items-end gap-4 max-md:grid-cols-1">
      <ThumbnailMock option={option} colorScheme={content.colorScheme} seconds={seconds} />
      <div className="grid gap-2 max-md:grid-cols-[168px_1fr] max-md:items-center">
        <ThumbnailMock option={option} colorScheme={content.colorScheme} className="rounded-badge" />
        <p className="type-hint text-text-3">
          At phone size. {words} {words === 1 ? 'word' : 'words'}.
        </p>
      </div>
    </div>
  )
}

/** Composition, colors, and elements, for the person who makes the thumbnail. */
function Brief({ content, onSave }: Pick<ViewProps<ThumbnailDesign>, 'content' | 'onSave'>) {
  const { composition, colorScheme, visualElements } = content
  const editing = useEditing(
    'composition',
    { composition, colors: colorScheme.join('\n'), elements: visualElements.join('\n') },
    onSave &&
      ((values) =>
        onSave({
          ...content,
          composition: (values.composition ?? '').trim(),
          colorScheme: linesIn(values.colors ?? ''),
          visualElements: linesIn(values.elements ?? ''),
        })),
  )
  if (editing.isOpen) {
    return (
      <Item editing>
        <EditForm
          editing={editing}
          fields={[
            { name: 'composition', label: 'Composition', lines: 2 },
            {
              name: 'colors',
              label: 'Color scheme',
              lines: 3,
              hint: 'One per line, for example “Deep teal #0f3d4a”.',
            },
            { name: 'elements', label: 'Visual elements', lines: 3, hint: 'One per line.' },
          ]}
        />
      </Item>
    )
  }
  return (
    <Item>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        <section className="grid content-start gap-1.5">
          <h3 className="type-h3">Composition</h3>
          {composition === '' ? (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <p className="type-small mr-auto text-text-2">No composition yet.</p>
              {onSave && <WriteButton path="composition" what="composition" />}
            </div>
          ) : (
            <p dir="auto" className="text-pretty text-text-2 wrap-anywhere">
              {composition}
            </p>
          )}
        </section>
        <section className="grid content-start gap-1.5 md:row-span-2">
          <h3 className="type-h3">Color scheme</h3>
          <ul className="grid gap-1.5">
            {colorScheme.map((color) => (
              <ColorRow key={color} color={color} />
            ))}
          </ul>
        </section>
        <section className="grid content-start gap-1.5">
          <h3 className="type-h3">Visual elements</h3>
          <ul className="grid list-disc gap-1 pl-4.5 text-text-2 marker:text-text-3">
            {visualElements.map((element) => (
              <li key={element} dir="auto" className="wrap-anywhere">
                {element}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <ItemFoot
        acts={
          <>
            {onSave && (
              <EditButton editing={editing} what="brief" {...(composition !== '' && { item: 'composition' })} />
            )}
            <CopyButton label="Copy brief" text={() => briefText(content)} />
          </>
        }
      />
    </Item>
  )
}

function ColorRow({ color }: { color: string }) {
  const swatch = parseSwatch(color)
  return (
    <li className="flex min-w-0 items-center gap-2.5">
      {swatch && (
        <span
          aria-hidden
          className="size-7 shrink-0 rounded-[7px] shadow-[inset_0_0_0_1px_rgb(128_128_128/0.3)]"
          style={{ background: swatch.value }}
        />
      )}
      <span dir="auto" className="min-w-0 text-text-2 wrap-anywhere">
        {swatch ? swatch.name : color}
      </span>
      {swatch && <span className="type-time ml-auto text-text-3">{swatch.value}</span>}
    </li>
  )
}

function briefText({ composition, colorScheme, visualElements }: ThumbnailDesign): string {
  return [
    `Composition: ${composition}`,
    `Colors: ${colorScheme.join(', ')}`,
    `Elements: ${visualElements.join('; ')}`,
  ].join('\n')
}

function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
