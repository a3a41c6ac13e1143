import { type ContentKey, getContentName, getFilePart, listContentKeys } from '@podcastai/content-types'
import { contentDocument, toMarkdown, toPlainText, toRichText } from '@podcastai/content-types/exports'
import { type ContentByType, downloadDocument, projectTitle, type Transcript } from '@podcastai/contracts'
import { Button, Field, Select, toast } from '@podcastai/ui'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { callFile } from '../../lib/call.ts'
import { textFile, useDownload } from '../../lib/use-download.ts'
import { copyRichText } from './copy-rich-text.ts'
import { ExportRow } from './export-row.tsx'
import { GoogleDoc } from './google-doc.tsx'

type Props = {
  transcript: Transcript
  content: ContentByType
  contentType?: ContentKey
  returned?: 'google-doc' | 'google-refused'
}

/** Exports all content, or one type, as a document. */
export function Documents({ transcript: { id, filename }, content, contentType, returned }: Props) {
  const [chosen, setChosen] = useState<ContentKey | 'all'>(contentType ?? 'all')
  const only = chosen === 'all' ? undefined : chosen
  const title = projectTitle(filename)
  const name = `${title}_${only ? getFilePart(only, content[only]) : 'all_content'}`
  const made = contentDocument(title, content, only)
  const word = useDownload()
  const markdown = useDownload()

  async function copy() {
    if (!made) return
    try {
      await copyRichText({ html: toRichText(made), text: toPlainText(made) })
      toast({ title: 'Copied!', text: 'Paste it into a Google Doc.' })
    } catch {
      toast({ title: 'Copy failed', text: 'Could not copy to clipboard', tone: 'danger' })
    }
  }

  return (
    <div className="grid gap-3">
      <Field label="Content">
        <Select value={chosen} onChange={(event) => setChosen(event.target.value as ContentKey | 'all')}>
          <option value="all">Everything</option>
          {listContentKeys(content).map((key) => (
            <option key={key} value={key}>
              {getContentName(key, content[key])}
            </option>
          ))}
        </Select>
      </Field>
      <ul>
        <ExportRow title="Word document" hint="A .docx that Word, Google Docs, and LibreOffice open.">
          <Button
            size="small"
            icon={<Download aria-hidden size={14} />}
            pending={word.isPending}
            onClick={() =>
              word.mutate(async () => ({
                filename: `${name}.docx`,
                content: await callFile(downloadDocument, { params: { id }, query: { contentType: only } }),
              }))
            }
          >
            .docx
          </Button>
        </ExportRow>
        <GoogleDoc id={id} only={only} returned={returned} />
        <ExportRow title="Copy for Google Docs" hint="Headings, lists, and tables are kept when you paste.">
          <Button size="small" icon={<Copy aria-hidden size={14} />} aria-label="Copy for Google Docs" onClick={copy}>
            Copy
          </Button>
        </ExportRow>
        <ExportRow title="Markdown" hint="For Notion, Obsidian, and static sites.">
          <Button
            size="small"
            icon={<Download aria-hidden size={14} />}
            onClick={() => made && markdown.mutate(() => textFile(`${name}.md`, toMarkdown(made), 'text/markdown'))}
          >
            .md
          </Button>
        </ExportRow>
      </ul>
    </div>
  )
}
