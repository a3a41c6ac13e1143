import { type ContentTypeKey, contentTypeKeys, getContentType } from '@podcastai/content-types'
import { ContentView } from '@podcastai/content-types/web'
import { useState } from 'react'
import { sampleContent } from '../../../content-types/src/registry/sample-content.fixture.ts'
import { Kind, Specimen } from './specimen.tsx'

const episode = { title: 'The bakery that closed', seconds: 61 }

/** All content types with sample content. Edits last until a reload. */
export function ContentViews() {
  return (
    <Kind title="Content">
      {contentTypeKeys.map((key) => (
        <Specimen key={key} name={getContentType(key).label} stacked>
          <Content contentType={key} />
        </Specimen>
      ))}
    </Kind>
  )
}

function Content<Key extends ContentTypeKey>({ contentType }: { contentType: Key }) {
  const [content, setContent] = useState(sampleContent[contentType])
  return (
    <ContentView
      contentType={contentType}
      content={content as never}
      episode={episode}
      onSave={async (edited) => setContent(() => edited as never)}
      onJump={() => {}}
      active={null}
    />
  )
}
