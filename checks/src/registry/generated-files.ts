import type { FoundType } from './content-types-in.ts'

const head = '// Written by `npm run registry` from the folders in types/. Changes belong there.'

/** The generated lists by path below content-types/src, formatted as the linter wants them. */
export function generatedFiles(types: readonly FoundType[]): Record<string, string> {
  const inFolders = types.toSorted(byFolder)
  const pictured = inFolders.filter(({ hasPictures }) => hasPictures)
  return {
    'type/keys.generated.ts': lines(
      head,
      '',
      '/** Keys in paths, bodies and tables, in the order of the tabs. */',
      ...keyList('contentTypeKeys', types),
      'export type ContentTypeKey = (typeof contentTypeKeys)[number]',
      '',
      '/** Content types that become pictures, in the order of the export. */',
      ...keyList('pictureTypeKeys', pictured),
      'export type PictureTypeKey = (typeof pictureTypeKeys)[number]',
    ),
    'every-type/content-types.generated.ts': table(types, {
      doc: 'Every content type of the product.',
      declares: 'contentTypes',
      satisfies: 'Record<ContentTypeKey, unknown>',
      imports: [keys],
      from: ({ name }) => name,
      file: '.ts',
    }),
    'every-type/server-types.generated.server.ts': table(types, {
      doc: 'What the server knows of each type.',
      declares: 'serverTypes',
      satisfies: '{ [Key in ContentTypeKey]: ServerType<ContentByType[Key]> }',
      imports: ["import type { ServerType } from '../server-type/server-type.server.ts'", keys],
      last: [byType],
      from: ({ name }) => `${name}OnServer`,
      file: '.server.ts',
    }),
    'every-type/views.generated.web.tsx': table(types, {
      doc: 'How each content type looks.',
      declares: 'contentTypeViews',
      satisfies: '{ [Key in ContentTypeKey]: ContentTypeView<ContentByType[Key]> }',
      imports: [keys],
      last: ["import type { ContentTypeView } from '../views/view.web.tsx'", byType],
      from: ({ name }) => `${name}View`,
      file: '.web.tsx',
    }),
    'every-type/documents.generated.ts': table(types, {
      doc: 'How each content type is laid out on paper.',
      declares: 'documents',
      satisfies: '{ [Key in ContentTypeKey]: (content: ContentByType[Key]) => Block[] }',
      imports: ["import type { Block } from '../documents/blocks.ts'", keys],
      last: [byType],
      from: ({ name }) => `${name}Document`,
      file: '.document.ts',
    }),
    'every-type/pictures.generated.ts': table(pictured, {
      doc: 'What pictures each type is good for.',
      declares: 'pictureTypes',
      satisfies: '{ [Key in PictureTypeKey]: ContentPictures<ContentByType[Key]> }',
      imports: [
        "import type { ContentPictures } from '../pictures/content-pictures.ts'",
        "import type { PictureTypeKey } from '../type/keys.generated.ts'",
      ],
      last: [byType],
      from: ({ name }) => `${name}Pictures`,
      file: '.pictures.ts',
    }),
    'every-type/samples.generated.fixture.ts': table(types, {
      doc: 'One content of each type, for tests.',
      declares: 'sampleContent',
      satisfies: 'ContentByType',
      imports: [],
      last: [byType],
      from: ({ name }) => `sample${capital(name)}`,
      file: '.fixture.ts',
    }),
    'every-type/good-answers.generated.fixture.server.ts': table(types, {
      doc: 'What a model answers for each type that makes no mistake, for tests.',
      declares: 'goodAnswers',
      satisfies: '{ [Key in ContentTypeKey]: GoodAnswer<ContentByType[Key]> }',
      imports: ["import type { GoodAnswer } from '../model-type/good-pieces.fixture.server.ts'", keys],
      last: [byType],
      from: ({ name }) => `good${capital(name)}`,
      file: '.fixture.server.ts',
    }),
  }
}

const keys = "import type { ContentTypeKey } from '../type/keys.generated.ts'"
const byType = "import type { ContentByType } from './registry.ts'"

type Table = {
  doc: string
  declares: string
  satisfies: string
  /** Those above and below the imports of the types. */
  imports: readonly string[]
  last?: readonly string[]
  /** Which value of a type stands in the table, and in which of its files. */
  from: (type: FoundType) => string
  file: string
}

/** A table of one value a type. */
function table(
  types: readonly FoundType[],
  { doc, declares, satisfies, imports, last = [], from, file }: Table,
): string {
  return lines(
    head,
    ...imports,
    ...types
      .toSorted(byFolder)
      .map((type) => `import { ${from(type)} } from '../types/${type.folder}/${type.folder}${file}'`),
    ...last,
    '',
    `/** ${doc} */`,
    `export const ${declares} = {`,
    ...types.map((type) => (from(type) === type.key ? `  ${type.key},` : `  ${type.key}: ${from(type)},`)),
    `} satisfies ${satisfies}`,
  )
}

function keyList(name: string, types: readonly FoundType[]): string[] {
  const keys = types.map(({ key }) => `'${key}'`)
  const inOneLine = `export const ${name} = [${keys.join(', ')}] as const`
  return inOneLine.length <= 120
    ? [inOneLine]
    : [`export const ${name} = [`, ...keys.map((key) => `  ${key},`), '] as const']
}

function byFolder(one: FoundType, other: FoundType): number {
  return one.folder < other.folder ? -1 : 1
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const lines = (...all: string[]) => `${all.join('\n')}\n`
