import type { IPropertiesOptions } from 'docx'

/** Sizes are in half points, spacing in twentieths of a point. */
const font = 'Arial'
const ink = '1B2A30'
const quiet = '666666'

/** The document's styles, so that its look can be changed in one place. */
export const docxLook: Pick<IPropertiesOptions, 'styles'> = {
  styles: {
    default: {
      document: { run: { font, size: 22, color: ink }, paragraph: { spacing: { after: 160, line: 288 } } },
      title: { run: { font, size: 44, bold: true, color: ink }, paragraph: { spacing: { after: 240 } } },
      heading1: {
        run: { font, size: 32, bold: true, color: ink },
        paragraph: { spacing: { before: 480, after: 160 }, keepNext: true },
      },
      heading2: {
        run: { font, size: 25, bold: true, color: ink },
        paragraph: { spacing: { before: 320, after: 100 }, keepNext: true },
      },
    },
    paragraphStyles: [
      {
        id: 'Quote',
        name: 'Quote',
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        run: { italics: true, size: 24 },
        paragraph: { indent: { left: 360, right: 360 }, spacing: { before: 200, after: 60 }, keepNext: true },
      },
      {
        id: 'Facts',
        name: 'Facts',
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        run: { size: 18, color: quiet },
        paragraph: { spacing: { after: 200 } },
      },
      {
        id: 'Cell',
        name: 'Cell',
        basedOn: 'Normal',
        run: { size: 20 },
        paragraph: { spacing: { after: 0, line: 260 } },
      },
      { id: 'CellHead', name: 'Cell head', basedOn: 'Cell', run: { bold: true } },
    ],
  },
}
